import Chat
import Ordering
import Testing

@testable import WebhookChannel

@Suite struct MessageBodyTests {
  private func message(_ body: String) throws -> Message {
    try MessageBody(Array(body.utf8)).message(in: "office")
  }

  private func body(
    id: String = #""m1""#, channel: String = #""tea""#, user: String = #"{"id": "U1"}"#,
    text: String = #""好""#, more: String = ""
  ) -> String {
    #"{"id": \#(id), "channel": \#(channel), "user": \#(user), "text": \#(text)\#(more)}"#
  }

  @Test func readsTheContractsExample() throws {
    let message = try message(
      #"""
      {"id": "m1", "channel": "tea", "thread": null, "user": {"id": "U1", "name": "Amy"},
       "text": "熟成紅茶 大杯 少冰 半糖 加白玉 x2", "time": "2026-11-30T06:00:00Z", "private": false}
      """#)
    #expect(
      message
        == Message(
          id: "tea\tm1", room: Room(channel: "office", name: "tea"),
          sender: Person(id: PersonID("office/U1"), name: "Amy"), text: "熟成紅茶 大杯 少冰 半糖 加白玉 x2",
          saidAt: Timestamp(milliseconds: 1_796_018_400_000)))
  }

  @Test func whatIsOptionalMayBeLeftOut() throws {
    let message = try message(body())
    #expect(message.sender == Person(id: PersonID("office/U1"), name: "U1"))
    #expect(message.saidAt == nil && !message.isEdit && message.failure == nil)
  }

  @Test func aThreadIsARoomOfItsOwn() throws {
    #expect(
      try message(body(more: #", "thread": "t1""#)).room
        == Room(channel: "office", name: "tea", thread: "t1"))
  }

  @Test func aPrivateTalkIsNamedByThePerson() throws {
    #expect(
      try message(body(more: #", "private": true, "thread": "t1""#)).room
        == Room(channel: "office", name: "U1", isPrivate: true))
  }

  @Test func anEditIsAnotherMessageAndTheSameEditIsNot() throws {
    let edited = #", "edited": true"#
    let first = try message(body(text: #""紅茶 中""#, more: edited))
    #expect(first.isEdit)
    #expect(try first.id == message(body(text: #""紅茶 中""#, more: edited)).id)
    #expect(try first.id != message(body(text: #""紅茶 大""#, more: edited)).id)
    #expect(try first.id != message(body(text: #""紅茶 中""#)).id)
  }

  @Test func theSameIDInAnotherRoomIsAnotherMessage() throws {
    #expect(try message(body()).id != message(body(channel: #""milk""#)).id)
  }

  @Test func theTextIsComposedAndFreeOfControls() throws {
    let message = try message(
      body(
        user: #"{"id": "U1", "name": "A\u202Emy\n Lee"}"#, text: #""e\u0301\r\nb\u0000\t茶\u2028c""#)
    )
    #expect(message.text.unicodeScalars.elementsEqual("\u{E9}\nb 茶\nc".unicodeScalars))
    #expect(message.sender.name == "Amy  Lee")
  }

  @Test func aLongTextIsAMessageWithoutText() throws {
    let longest = String(repeating: "a", count: ChatText.longest)
    #expect(try message(body(text: #""\#(longest)""#)).text == longest)
    let longer = try message(body(text: #""\#(longest)a""#))
    #expect(longer.failure == .tooLong && longer.text.isEmpty)
  }

  @Test func refusesWhatIsNoSuchMessage() {
    let long = String(repeating: "茶", count: 86)
    let cases: [(String, BodyFault)] = [
      ("", BodyFault(.notJSON)), ("{", BodyFault(.notJSON)), ("好", BodyFault(.notJSON)),
      ("[]", BodyFault(.wrongType)), ("null", BodyFault(.missing)),
      ("{}", BodyFault(.missing, at: "id")),
      (body(id: "1"), BodyFault(.wrongType, at: "id")),
      (body(id: "null"), BodyFault(.missing, at: "id")),
      (body(id: #""""#), BodyFault(.empty, at: "id")),
      (body(id: #""a\nb""#), BodyFault(.controlCharacter, at: "id")),
      (body(id: #""a\u0000""#), BodyFault(.controlCharacter, at: "id")),
      (body(channel: #""\#(long)""#), BodyFault(.tooLong, at: "channel")),
      (body(user: "{}"), BodyFault(.missing, at: "user.id")),
      (body(user: #""U1""#), BodyFault(.wrongType, at: "user")),
      (body(user: #"{"id": "U1", "name": "\#(long)"}"#), BodyFault(.tooLong, at: "user.name")),
      (body(text: #"["a"]"#), BodyFault(.wrongType, at: "text")),
      (body(text: #""\ud800""#), BodyFault(.notJSON)),
      (body(more: #", "time": "now""#), BodyFault(.notATime, at: "time")),
      (body(more: #", "thread": """#), BodyFault(.empty, at: "thread")),
      (body(more: #", "edited": "yes""#), BodyFault(.wrongType, at: "edited")),
      (String(repeating: "[", count: 60_000), BodyFault(.notJSON)),
    ]
    for (body, fault) in cases {
      #expect(throws: fault, "\(body.prefix(80))") { try message(body) }
    }
  }

  @Test func refusesABodyThatIsNoUTF8() {
    #expect(throws: BodyFault(.notUTF8)) { try MessageBody([0x7B, 0xA5, 0x7D]) }
  }
}
