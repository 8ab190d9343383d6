import IRCWire
import Testing

@Suite struct IRCSpeechTests {
  private let target: IRCTarget

  init() throws { target = try #require(IRCTarget("#tea")) }

  private func lines(_ text: String) -> [String] {
    IRCSpeech.lines(saying: text, to: target, by: .message)
  }

  @Test func saysALineOfTextInOneMessage() {
    #expect(lines("收單！\n共 2 杯") == ["PRIVMSG #tea :收單！", "PRIVMSG #tea :共 2 杯"])
    #expect(lines("a\n\nb\n") == ["PRIVMSG #tea :a", "PRIVMSG #tea :b"])
    #expect(lines("").isEmpty)
    #expect(
      IRCSpeech.lines(saying: "好", to: target, by: .notice) == ["NOTICE #tea :好"])
  }

  @Test(arguments: ["\r\n", "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}"])
  func aBreakInTheTextBeginsNoCommand(lineBreak: String) {
    #expect(
      lines("少冰\(lineBreak)QUIT :bye") == ["PRIVMSG #tea :少冰", "PRIVMSG #tea :QUIT :bye"])
  }

  @Test func controlCharactersStayOut() {
    #expect(lines("a\0b\u{1}c\u{3}4d\u{7F}e") == ["PRIVMSG #tea :abc4de"])
  }

  @Test(arguments: [
    String(repeating: "茶", count: 400), String(repeating: "x", count: 5_000),
    String(repeating: "👩‍👩‍👧‍👦", count: 60), String(repeating: "e\u{301}", count: 500),
    "e" + String(repeating: "\u{301}", count: 900),
  ])
  func cutsALongLineAndLosesNothing(text: String) {
    let said = lines(text)
    #expect(said.allSatisfy { $0.utf8.count < 400 })
    let bytes = said.flatMap { $0.utf8.dropFirst("PRIVMSG #tea :".utf8.count) }
    #expect(bytes.elementsEqual(text.utf8))
  }

  @Test func cutsBetweenCharacters() {
    let text = String(repeating: "👩‍👩‍👧‍👦", count: 60)
    let pieces = lines(text).map { $0.dropFirst("PRIVMSG #tea :".count) }
    #expect(pieces.reduce(0) { $0 + $1.count } == 60)
  }
}
