import IRCWire
import Testing

@Suite struct IRCMessageTests {
  @Test(arguments: try Vector.all(in: "msg-split"))
  func readsTheVector(vector: Vector) throws {
    let input = try #require(vector.input)
    #expect(try IRCMessage(parsing: input.utf8) == vector.atoms.message)
  }

  @Test(arguments: try Vector.all(in: "msg-join"))
  func writesTheVector(vector: Vector) throws {
    let line = try vector.atoms.message.printed()
    #expect(try #require(vector.matches).contains(line))
  }

  @Test(arguments: try Vector.all(in: "msg-split"))
  func readsBackWhatItWrites(vector: Vector) throws {
    let message = vector.atoms.message
    #expect(try IRCMessage(parsing: message.printed().utf8) == message)
  }

  @Test(arguments: try Vector.all(in: "userhost-split"))
  func takesTheSourceApart(vector: Vector) throws {
    let source = IRCSource(try #require(vector.source))
    #expect(source.nick == vector.atoms.nick ?? "")
    #expect(source.user == vector.atoms.user ?? "")
    #expect(source.host == vector.atoms.host ?? "")
  }

  @Test(arguments: [
    ("", IRCFault.empty), ("   ", .noCommand), (":amy", .noCommand), ("@time=1 :amy", .noCommand),
    ("@time=1", .noCommand), ("熟成紅茶 大杯", .notACommand("熟成紅茶")),
    ("PRIVMSG, #tea :hi", .notACommand("PRIVMSG,")),
  ])
  func refusesWhatIsNoMessage(line: String, fault: IRCFault) {
    #expect(throws: fault) { try IRCMessage(parsing: line.utf8) }
  }

  @Test func keepsTextThatIsNoUTF8Readable() throws {
    let line = Array("PRIVMSG #tea :".utf8) + [0xA5, 0xA4] + Array(" 茶".utf8)
    #expect(try IRCMessage(parsing: line).parameters == ["#tea", "\u{FFFD}\u{FFFD} 茶"])
  }

  @Test func aCombiningMarkBehindASeparatorChangesNothing() throws {
    let message = try IRCMessage(parsing: "PRIVMSG #tea :\u{301}茶".utf8)
    #expect(message.parameters == ["#tea", "\u{301}茶"])
  }

  @Test(arguments: [
    (["#tea", "a\r\nQUIT :bye"], IRCFault.lineBreak), (["#tea", "a\nb"], .lineBreak),
    (["#tea", "a\rb"], .lineBreak), (["#tea", "a\0b"], .lineBreak),
    (["#tea #milk", "a"], .unfitParameter), (["", "a"], .unfitParameter),
    ([":x", "a"], .unfitParameter),
  ])
  func refusesToWriteWhatWouldBeReadOtherwise(parameters: [String], fault: IRCFault) {
    let message = IRCMessage(command: "PRIVMSG", parameters: parameters)
    #expect(throws: fault) { try message.printed() }
  }

  @Test func refusesASourceThatWouldSplit() {
    let message = IRCMessage(source: "amy QUIT", command: "PRIVMSG", parameters: ["#tea", "a"])
    #expect(throws: IRCFault.unfitParameter) { try message.printed() }
  }
}
