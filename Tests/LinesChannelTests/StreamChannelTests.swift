import Chat
import Glibc
import Ordering
import Testing

@testable import LinesChannel

/// Gives out parts, then ends; keeps what is written and reported, in order.
private actor Script: ByteSource, ByteSink {
  private var parts: [[UInt8]]
  private(set) var happenings: [String] = []

  init(_ parts: [String]) { self.parts = parts.map { Array($0.utf8) } }

  func read() -> [UInt8]? { parts.isEmpty ? nil : parts.removeFirst() }
  func write(_ bytes: [UInt8]) { note(String(decoding: bytes, as: UTF8.self)) }
  func note(_ happening: String) { happenings.append(happening) }
}

@Suite struct StreamChannelTests {
  private func channel(_ script: Script) throws -> StreamChannel {
    let channel = StreamChannel(
      key: "lines", input: script, output: script, makeID: { "made" },
      willHandle: { await script.note("time \($0?.milliseconds ?? 0)") }, report: { _ in })
    return try #require(channel)
  }

  @Test func answersEachLineBeforeTheNext() async throws {
    let script = Script([
      "@time=1970-01-01T00:00:01Z :amy!u@h PRIVMSG #tea :一\r\nPI", "NG a\n:bob!u@h PRIV",
      "MSG drinkrun :二",
    ])
    let channel = try channel(script)
    try await channel.run { message in
      await script.note("heard \(message.text)")
      return [Sentence(to: .room(message.room), text: "\(message.text)！")]
    }
    #expect(
      await script.happenings == [
        "time 1000", "heard 一", "PRIVMSG #tea :一！\r\n", "time 0", "PONG a\r\n", "time 0",
        "heard 二", "NOTICE bob :二！\r\n",
      ])
  }

  @Test func takesEveryAnnouncement() async throws {
    let script = Script([])
    let tea = Room(channel: "lines", name: "#tea")
    let announcements = [
      Announcement(id: 7, sentence: Sentence(to: .room(tea), text: "收單！")),
      Announcement(id: 9, sentence: Sentence(to: .room(tea), text: "到了")),
    ]
    #expect(try await channel(script).send(announcements) == [7, 9])
    #expect(await script.happenings == ["PRIVMSG #tea :收單！\r\nPRIVMSG #tea :到了\r\n"])
  }

  @Test func whatCannotBeStoredEndsTheRun() async throws {
    struct Full: Error {}
    let script = Script([":amy!u@h PRIVMSG #tea :一\n:amy!u@h PRIVMSG #tea :二\n"])
    await #expect(throws: Full.self) {
      try await channel(script).run { _ in throw Full() }
    }
  }

  @Test func aNickThatIsNoneIsRefused() {
    let script = Script([])
    let channel = StreamChannel(
      key: "lines", nick: "a b", input: script, output: script, makeID: { "" }, report: { _ in })
    #expect(channel == nil)
  }
}

@Suite struct FileStreamTests {
  @Test func readsWhatIsWrittenUntilTheEnd() async throws {
    let (near, far) = try pipeEnds()
    let output = FileOutput(far)
    let input = try FileInput(near)
    let text = Array(String(repeating: "茶", count: 5_000).utf8)
    try await output.write(text)
    close(far)
    var bytes: [UInt8] = []
    while let more = try await input.read() { bytes += more }
    close(near)
    #expect(bytes == text)
  }

  @Test func aWaitForInputEndsWithItsTask() async throws {
    let (near, far) = try pipeEnds()
    let input = try FileInput(near)
    let bytes = try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      group.addTask { try await input.read() }
      group.cancelAll()
      return try await group.next() ?? nil
    }
    #expect(bytes == nil)
    close(near)
    close(far)
  }

  @Test func tellsThatAStreamIsGone() async throws {
    // No process may open so many files that this one is among them.
    let gone = CInt.max
    await #expect(throws: StreamFailure.self) { try await FileOutput(gone).write([1]) }
    await #expect(throws: StreamFailure.self) { _ = try await FileInput(gone).read() }
  }

  private func pipeEnds() throws -> (CInt, CInt) {
    var ends: [CInt] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    return (ends[0], ends[1])
  }
}
