import Chat
import IRCWire
import Ordering
import Testing

@testable import LinesChannel

@Suite struct LinesSessionTests {
  private let place: LinesPlace

  init() throws {
    place = LinesPlace(key: "bridge", nick: try #require(IRCTarget("drinkrun")), makeID: { "made" })
  }

  private func step(_ line: String) -> LinesStep {
    var session = LinesSession(place: place)
    return session.receive(.line(Array(line.utf8)))
  }

  private func heard(_ line: String) throws -> Message {
    let actions = step(line).actions
    guard case .hear(let message) = try #require(actions.last) else {
      throw Unexpected(actions: actions)
    }
    return message
  }

  private struct Unexpected: Error {
    var actions: [LinesAction]
  }

  private var tea: Room { Room(channel: "bridge", name: "#tea") }

  @Test func hearsTheContractsExample() throws {
    let line =
      "@msgid=m1;time=2026-11-30T06:00:00.000Z;account=amy "
      + ":amy!u@h PRIVMSG #tea :熟成紅茶 大杯 少冰 半糖 加白玉 x2"
    let moment = Timestamp(milliseconds: 1_796_018_400_000)
    let message = Message(
      id: "m1", room: tea, sender: Person(id: PersonID("bridge/amy"), name: "amy"),
      text: "熟成紅茶 大杯 少冰 半糖 加白玉 x2", saidAt: moment)
    #expect(step(line) == LinesStep(moment: moment, actions: [.hear(message)]))
  }

  @Test func theTagsAreOptional() throws {
    let message = try heard(":amy!u@h PRIVMSG #tea :好")
    #expect(message.id == "made" && message.saidAt == nil)
    #expect(message.sender == Person(id: PersonID("bridge/amy!u@h"), name: "amy"))
    #expect(try heard("@msgid=;account= :amy!u@h PRIVMSG #tea 好").id == "made")
  }

  @Test func aNickIsNeverTheAccountOfThatName() throws {
    let account = try heard("@account=amy :bob!u@h PRIVMSG #tea :好").sender
    let nick = try heard(":amy PRIVMSG #tea :好").sender
    #expect(account.id == PersonID("bridge/amy") && account.name == "bob")
    #expect(nick.id == PersonID("bridge/amy!@"))
  }

  @Test func whatIsSaidToTheBotIsPrivate() throws {
    let message = try heard(":amy!u@h PRIVMSG DrinkRun :我的訂單")
    #expect(message.room == Room(channel: "bridge", name: "amy", isPrivate: true))
  }

  @Test func theTextIsFreeOfCodesAndComposed() throws {
    let message = try heard(":amy!u@h PRIVMSG #tea :\u{3}04珍珠奶茶 大\u{3} x2\te\u{301}\u{0}\r")
    #expect(message.text.unicodeScalars.elementsEqual("珍珠奶茶 大 x2 \u{E9}\n".unicodeScalars))
  }

  @Test func aTextOfAnotherEncodingIsTold() throws {
    var session = LinesSession(place: place)
    let line = Array(":amy!u@h PRIVMSG #tea :".utf8) + [0xA5, 0xA4, 0xAF, 0xF9]
    guard case .hear(let message) = session.receive(.line(line)).actions.first else {
      Issue.record("the message was not heard")
      return
    }
    #expect(message.failure == .notUTF8 && message.text.isEmpty && message.room == tea)
  }

  @Test func aLongTextIsTold() throws {
    let longest = String(repeating: "a", count: ChatText.longest)
    #expect(try heard(":amy!u@h PRIVMSG #tea :\(longest)").text == longest)
    let longer = try heard(":amy!u@h PRIVMSG #tea :\(longest)a")
    #expect(longer.failure == .tooLong && longer.text.isEmpty)
  }

  @Test func anyLineHasItsTime() {
    let moment = Timestamp(milliseconds: 1_796_018_400_000)
    for line in ["PING a", "NOTICE drinkrun :hi", "CAP LS", "PRIVMSG #tea :no sender"] {
      #expect(step("@time=2026-11-30T06:00:00.000Z \(line)").moment == moment)
    }
  }

  @Test func aTimeThatIsNoneIsToldAndTheLineHeard() throws {
    let step = step("@time=noon :amy!u@h PRIVMSG #tea :好")
    #expect(step.moment == nil && step.actions.count == 2)
    #expect(
      step.actions.first == .complain("'noon' is no time, as 2026-11-30T06:00:00.000Z"))
  }

  @Test(arguments: [
    ("PING abc", "PONG abc"), ("ping :a b", "PONG :a b"), (":irc.example PING :abc", "PONG abc"),
  ])
  func answersAPing(line: String, answer: String) {
    #expect(step(line).actions == [.write(answer)])
  }

  @Test func joinsRooms() {
    #expect(
      step(":amy!u@h JOIN #tea,#milk").actions
        == [.join(tea), .join(Room(channel: "bridge", name: "#milk"))])
  }

  @Test(arguments: [
    ":amy!u@h PRIVMSG #tea :\u{1}VERSION\u{1}", ":amy!u@h PRIVMSG drinkrun :\u{1}PING 1",
    ":amy!u@h NOTICE drinkrun :hi", "PONG abc", "PASS x",
    ":DrinkRun!u@h PRIVMSG #tea :amy #1 ✓",
  ])
  func isSilent(line: String) {
    #expect(step(line).actions.isEmpty)
  }

  @Test(arguments: [
    "", "熟成紅茶 大杯", "@time=1", "PRIVMSG #tea :no sender", ":amy!u@h PRIVMSG #tea",
    ":amy!u@h PRIVMSG", ":amy!u@h PRIVMSG #tea,#milk :hi", ":amy!u@h PRIVMSG bob :hi",
    ":amy!u@h PRIVMSG #tea too many words", ":#amy!u@h PRIVMSG #tea :hi",
    ":a,b!u@h PRIVMSG #tea :hi", ":a\u{202E}b!u@h PRIVMSG #tea :hi",
    "@account=a\\nb :amy!u@h PRIVMSG #tea :hi", "@msgid=a\\nb :amy!u@h PRIVMSG #tea :hi",
    "@msgid=\(String(repeating: "a", count: 257)) :amy!u@h PRIVMSG #tea :hi",
    ":amy!u@h PRIVMSG #te\u{7}a :hi", "PING", "PING a\rb", "JOIN", "JOIN amy", "CAP LS 302",
    "QUIT :bye",
  ])
  func complainsAndSkips(line: String) {
    let actions = step(line).actions
    #expect(actions.count == 1)
    guard case .complain = actions.first else {
      Issue.record("\(actions)")
      return
    }
  }

  @Test func aNameOfAnotherEncodingIsNobody() {
    var session = LinesSession(place: place)
    let line = [0x3A, 0xA5, 0xA4] + Array("!u@h PRIVMSG #tea :hi".utf8)
    #expect(
      session.receive(.line(line)).actions
        == [.complain("the sender has a nick that cannot be answered")])
  }

  @Test func complainsOfALineThatIsTooLong() {
    var session = LinesSession(place: place)
    #expect(
      session.receive(.tooLong).actions
        == [.complain("a line has at most 16384 bytes; this one was skipped")])
  }
}

@Suite struct PasswordTests {
  private func session() throws -> LinesSession {
    let place = LinesPlace(
      key: "bridge", nick: try #require(IRCTarget("drinkrun")), makeID: { "m" })
    return LinesSession(place: place, password: "open sesame")
  }

  @Test func theRightPasswordOpens() throws {
    var session = try session()
    #expect(session.receive(.line(Array("PASS :open sesame".utf8))).actions.isEmpty)
    #expect(session.receive(.line(Array("PING a".utf8))).actions == [.write("PONG a")])
  }

  @Test(arguments: [
    "PASS", "PASS open", "PASS :open sesame2", "PASS :Open sesame", "PING a", "",
    ":amy!u@h PRIVMSG #tea :好", "@time=2026-11-30T06:00:00Z PING a",
  ])
  func anythingElseCloses(line: String) throws {
    var session = try session()
    let step = session.receive(.line(Array(line.utf8)))
    #expect(step.moment == nil && step.actions.last == .close)
    #expect(!"\(step)".contains("sesame"))
  }
}
