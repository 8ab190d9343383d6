import Chat
import IRCWire
import Ordering
import Testing

@testable import LinesChannel

/// Bytes like those of the protocol, with everything in them that could break it.
private struct Noise {
  private static let pieces: [[UInt8]] =
    [
      "@time=2026-11-30T06:00:00Z", "@account=", "@msgid=", ":amy!u@h", ":amy", "PRIVMSG", "#tea",
      "drinkrun", "JOIN", "PING", "PASS", " ", " ", " ", ":", ";", "=", "\\s", "\\", ",", "茶", "👩‍👩‍👧‍👦",
      "\u{301}", "\u{1B}[2J", "\u{2028}", "\u{202E}", "\u{3}04,12", "\u{4}FF0000", "\u{1}", "\0",
      "\r", "a",
    ].map { Array($0.utf8) } + [[0xE8], [0xA5, 0xA4], [0xFF]]

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func line() -> [UInt8] {
    var bytes = Array((next(2) == 0 ? ":amy!u@h PRIVMSG #tea :" : "").utf8)
    for _ in 0..<next(12) { bytes += Self.pieces[next(Self.pieces.count)] }
    return bytes
  }

  /// One step of a linear congruential generator, with Knuth's constants for MMIX.
  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

@Suite struct AnyBytesTests {
  @Test(arguments: UInt64(1)...20)
  func whateverComesInWhatGoesOutIsClean(seed: UInt64) throws {
    let place = LinesPlace(
      key: "bridge", nick: try #require(IRCTarget("drinkrun")), makeID: { "made" })
    var session = LinesSession(place: place)
    var noise = Noise(seed: seed)
    for _ in 0..<200 {
      let line = noise.line()
      for action in session.receive(.line(line)).actions {
        try check(action, "\(String(decoding: line, as: UTF8.self).debugDescription)")
      }
    }
  }

  private func check(_ action: LinesAction, _ comment: Comment) throws {
    switch action {
    case .hear(let message):
      #expect(
        !message.text.unicodeScalars.contains {
          $0.properties.generalCategory == .control && $0 != "\n"
        }, comment)
      try checkAnswer(to: message, comment)
    case .write(let line):
      #expect(!line.utf8.contains { [0, 10, 13].contains($0) }, comment)
    case .complain(let fault):
      #expect(!fault.utf8.contains { $0 < 0x20 || $0 == 0x7F }, comment)
    case .join(let room):
      #expect(IRCTarget(room.name)?.isChannel == true, comment)
    case .close:
      Issue.record("nothing was asked of the client: \(comment)")
    }
  }

  /// An answer that repeats everything is one message a line, to the sender or the room and nobody else.
  private func checkAnswer(to message: Message, _ comment: Comment) throws {
    let text = "\(message.sender.name)：\(message.text)"
    let sentences = [
      Sentence(to: .room(message.room), text: text),
      Sentence(to: .person(message.sender, message.room), text: text),
    ]
    for (sentence, name) in zip(sentences, [message.room.name, message.sender.name]) {
      let lines = LinesSpeech.lines(saying: sentence)
      #expect(!lines.isEmpty, comment)
      for line in lines {
        let said = try IRCMessage(parsing: line.utf8)
        #expect(["PRIVMSG", "NOTICE"].contains(said.command), comment)
        #expect(said.parameters.count == 2 && said.parameters.first == name, comment)
        #expect(line.utf8.count < 400, comment)
      }
    }
  }
}
