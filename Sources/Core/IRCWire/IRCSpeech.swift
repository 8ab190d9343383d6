/// How a text of any length and any content becomes messages.
public enum IRCSpeech {
  /// The most bytes of a line, without the break.
  ///
  /// IRC's own limit of 512 is for the line as others get it, with the sender's `nick!user@host` before it.
  public static let longestLine = 399

  /// The IRC command that carries a text, by who is to see it.
  public enum Command: String, Sendable {
    /// To a channel: everybody there sees it.
    case message = "PRIVMSG"
    /// To a person: no program answers it by itself.
    case notice = "NOTICE"
  }

  /// A message for each line of the text, or several where it is long; none for empty lines.
  ///
  /// A long line is cut behind a space where its second half has one, else between characters.
  public static func lines(
    saying text: String, to target: IRCTarget, by command: Command
  ) -> [String] {
    let head = "\(command.rawValue) \(target.text) :"
    return text.unicodeScalars.split(whereSeparator: endsLine)
      .map { Substring($0.filter { !isControl($0) }) }
      .flatMap { pieces(of: $0, under: longestLine - head.utf8.count) }
      .map { head + $0 }
  }

  /// Pieces of at most that many bytes; a character that alone is longer is cut between its scalars.
  static func pieces(of line: Substring, under bytes: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for part in line.flatMap({ parts(of: $0, under: bytes) }) {
      if piece.utf8.count + part.utf8.count > bytes {
        let cut = lastSpace(inSecondHalfOf: piece) ?? piece.endIndex
        pieces.append(String(piece[..<cut]))
        piece = String(piece[cut...])
      }
      piece += part
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// The place behind the last space, so that a sum is not cut from its person.
  private static func lastSpace(inSecondHalfOf piece: String) -> String.Index? {
    guard let space = piece.lastIndex(where: \.isWhitespace) else { return nil }
    let cut = piece.index(after: space)
    return piece[..<cut].utf8.count * 2 > piece.utf8.count ? cut : nil
  }

  private static func parts(of character: Character, under bytes: Int) -> [String] {
    guard character.utf8.count > bytes else { return [String(character)] }
    return character.unicodeScalars.map { String($0) }
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t"
  }
}
