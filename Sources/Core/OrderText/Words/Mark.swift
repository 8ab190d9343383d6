/// Punctuation, by what it does in an order.
enum Mark: Hashable, Sendable {
  /// Line break, full stop, semicolon.
  case hard
  /// Question mark.
  case question
  /// Comma and 、
  case comma
  case colon
  /// Slash, bar, dash, dot: parts options.
  case soft
  case plus
  case minus
  case open
  case close
  case number
}

extension Mark {
  /// Every character that is a mark, folded.
  static let scalars = characters.flatMap { _, characters in characters.unicodeScalars.map(\.value)
  }

  private static let characters: [(Mark, String)] = [
    (.hard, "\n\r;。!｡"), (.question, "?"), (.comma, ",、､"), (.colon, ":"),
    (.soft, "/|_.=·・•‧*●→>\\"), (.plus, "+"), (.minus, "-–—"), (.open, "([{【〔<《"),
    (.close, ")]}】〕》"), (.number, "#"),
  ]

  private static let marks = Dictionary(
    characters.flatMap { mark, characters in characters.unicodeScalars.map { ($0.value, mark) } },
    uniquingKeysWith: { first, _ in first })

  /// The mark that a character is, by how people use it in orders.
  init?(_ scalar: UInt32) {
    guard let mark = Self.marks[scalar] else { return nil }
    self = mark
  }
}
