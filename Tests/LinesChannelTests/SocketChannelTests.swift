import Blocking
import Chat
import Foundation
import Glibc
import Ordering
import TestKit
import Testing

@testable import LinesChannel

@Suite(.ownThreads) struct SocketChannelTests {
  private static let free = SocketAddress.loopback(host: "127.0.0.1", port: 0)
  private let tea = Room(channel: "bridge", name: "#tea")

  private struct Full: Error {}

  /// Runs a channel that repeats what it hears, while the test talks to it.
  private func withChannel(
    at address: SocketAddress = free, password: String? = nil,
    reports: Locked<[String]> = Locked([]), _ test: (SocketChannel) async throws -> Void
  ) async throws {
    let channel = try SocketChannel(
      key: "bridge", address: address, password: password, makeID: { UUID().uuidString },
      report: { line in reports.withLock { $0.append(line) } })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await channel.run { message in
          if message.text == "壞" { throw Full() }
          if message.text == "悄悄" {
            return [Sentence(to: .person(message.sender, message.room), text: "噓")]
          }
          return [Sentence(to: .room(message.room), text: "\(message.text)！")]
        }
      }
      try await test(channel)
      group.cancelAll()
    }
  }

  private func withPath(_ test: (String) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lines.sock")
    try await test(path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func whatIsSaidInARoomGoesToAllWhoListenThere() async throws {
    try await withChannel { channel in
      let amy = try Caller(channel.address)
      let bob = try Caller(channel.address)
      let cat = try Caller(channel.address)
      try await bob.say("JOIN #tea\r\n")
      try await bob.settle()
      try await cat.say("JOIN #milk\r\n")
      try await cat.settle()
      try await amy.say(":amy!u@h PRIVMSG #tea :好\r\n:amy!u@h PRIVMSG #tea :悄悄\r\n")
      #expect(
        try await amy.heard(until: "噓\r\n") == "PRIVMSG #tea :好！\r\nNOTICE amy :噓\r\n")
      #expect(try await bob.heard(until: "\n") == "PRIVMSG #tea :好！\r\n")
      try await bob.settle()
      try await cat.settle()
    }
  }

  @Test func aPrivateTalkStaysPrivate() async throws {
    try await withChannel { channel in
      let amy = try Caller(channel.address)
      let bob = try Caller(channel.address)
      try await bob.say(":bob!u@h PRIVMSG drinkrun :我\r\n")
      #expect(try await bob.heard(until: "\n") == "NOTICE bob :我！\r\n")
      try await amy.say(":amy!u@h PRIVMSG drinkrun :好\r\n")
      #expect(try await amy.heard(until: "\n") == "NOTICE amy :好！\r\n")
      try await bob.settle()
    }
  }

  @Test func anAnnouncementIsTakenWhenSomebodyHearsIt() async throws {
    try await withChannel { channel in
      let amy = Person(id: PersonID("bridge/amy!u@h"), name: "amy")
      let announcements = [
        Announcement(id: 1, sentence: Sentence(to: .room(tea), text: "收單！")),
        Announcement(id: 2, sentence: Sentence(to: .person(amy, tea), text: "打給可不可")),
        Announcement(
          id: 3, sentence: Sentence(to: .room(Room(channel: "bridge", name: "#milk")), text: "x")),
      ]
      #expect(await channel.send(announcements).isEmpty)
      let caller = try Caller(channel.address)
      try await caller.say(":amy!u@h PRIVMSG #tea :好\n")
      #expect(try await caller.heard(until: "\n") == "PRIVMSG #tea :好！\r\n")
      #expect(await channel.send(announcements) == [1, 2])
      #expect(
        try await caller.heard(until: "可不可\r\n")
          == "PRIVMSG #tea :收單！\r\nNOTICE amy :打給可不可\r\n")
    }
  }

  @Test func theLastLineNeedsNoBreak() async throws {
    try await withChannel { channel in
      let caller = try Caller(channel.address)
      try await caller.say(":amy!u@h PRIVMSG #tea :好")
      caller.finish()
      #expect(try await caller.heardToTheEnd() == "PRIVMSG #tea :好！\r\n")
    }
  }

  @Test func aClientMustSayThePassword() async throws {
    let reports = Locked<[String]>([])
    try await withChannel(password: "sesame", reports: reports) { channel in
      let stranger = try Caller(channel.address)
      try await stranger.say("PASS open\r\n:amy!u@h PRIVMSG #tea :好\r\n")
      #expect(
        try await stranger.heardToTheEnd() == "ERROR :say PASS and the password first\r\n")
      let friend = try Caller(channel.address)
      try await friend.say("PASS sesame\r\n:amy!u@h PRIVMSG #tea :好\r\n")
      #expect(try await friend.heard(until: "\n") == "PRIVMSG #tea :好！\r\n")
    }
    #expect(reports.withLock { $0 }.count == 1)
  }

  @Test func aClientIsToldThatItsMessageWasNotStored() async throws {
    try await withChannel { channel in
      let caller = try Caller(channel.address)
      try await caller.say(":amy!u@h PRIVMSG #tea :壞\r\n:amy!u@h PRIVMSG #tea :好\r\n")
      #expect(
        try await caller.heardToTheEnd()
          == "ERROR :the last message was not stored; say it again\r\n")
    }
  }

  @Test func aUnixSocketIsItsOwnersAlone() async throws {
    try await withPath { path in
      try await withChannel(at: .unix(path: path)) { channel in
        var status = stat()
        try #require(unsafe lstat(path, &status) == 0)
        #expect(status.st_mode == S_IFSOCK | 0o600)
        try await Caller(channel.address).settle()
      }
    }
  }

  @Test func whatAKilledProcessLeftIsTakenOver() async throws {
    try await withPath { path in
      try leaveSocket(at: path)
      try await withChannel(at: .unix(path: path)) { channel in
        try await Caller(channel.address).settle()
      }
    }
  }

  @Test func whatAnotherHoldsIsLeftAlone() async throws {
    try await withPath { path in
      try await withChannel(at: .unix(path: path)) { _ in
        #expect(throws: StreamFailure.self) { try listen(at: .unix(path: path)) }
      }
    }
    try await withChannel { channel in
      let failure = #expect(throws: StreamFailure.self) { try listen(at: channel.address) }
      #expect(failure?.isTaken == true)
    }
  }

  @Test func aFileThatIsNoSocketIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("mine.txt")
    try Data("mine".utf8).write(to: URL(filePath: path))
    #expect(throws: StreamFailure.self) { try listen(at: .unix(path: path)) }
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
  }

  @Test(arguments: [
    SocketAddress.unix(path: String(repeating: "a", count: 108)),
    .loopback(host: "10.0.0.1", port: 0), .loopback(host: "0.0.0.0", port: 0),
  ])
  func refusesAnAddressThatCannotBe(address: SocketAddress) {
    #expect(throws: StreamFailure.self) { try listen(at: address) }
  }

  private func listen(at address: SocketAddress) throws {
    _ = try SocketChannel(
      key: "bridge", address: address, password: nil, makeID: { "" }, report: { _ in })
  }

  /// Binds and closes, without taking the name away.
  private func leaveSocket(at path: String) throws {
    let address = SocketAddress.unix(path: path)
    let descriptor = try address.makeSocket()
    let number = descriptor.number
    try #require(unsafe try address.pass(to: { unsafe bind(number, $0, $1) }) == 0)
  }
}
