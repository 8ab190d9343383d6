import ICU
import OrderText

/// A text with its pieces underlined by kind: in colours, or by marks in a line below.
struct MarkedLines {
  let text: String
  let pieces: [Explanation.Piece]
  let isColoured: Bool

  var lines: [String] {
    var lines: [String] = []
    var shown = ""
    var marks = ""
    var kind: Explanation.Kind?
    var offset = 0
    for character in text {
      if character.isNewline {
        lines += ended(&shown, &marks, &kind)
      } else {
        let own = self.kind(at: offset)
        if isColoured, own != kind { shown += Self.change(to: own) }
        kind = own
        let visible = Self.visible(String(character))
        shown += visible
        marks += String(
          repeating: Self.mark(own), count: DisplayWidth.columns(of: visible))
      }
      offset += character.utf8.count
    }
    return lines + ended(&shown, &marks, &kind)
  }

  private func ended(
    _ shown: inout String, _ marks: inout String, _ kind: inout Explanation.Kind?
  ) -> [String] {
    defer { (shown, marks, kind) = ("", "", nil) }
    if isColoured { return [shown + Self.change(to: nil)] }
    let last = marks.lastIndex { $0 != " " }
    return [shown] + (last.map { [String(marks[...$0])] } ?? [])
  }

  /// The kind of the piece that covers a byte; `nil` for blanks between pieces.
  private func kind(at offset: Int) -> Explanation.Kind? {
    pieces.last { $0.span.lower <= offset && offset < $0.span.upper }?.kind
  }

  private static func mark(_ kind: Explanation.Kind?) -> Character {
    switch kind {
    case nil: " "
    case .drink: "="
    case .option, .addOn, .note: "-"
    case .quantity, .price: "~"
    case .person, .target: "@"
    case .command, .yes, .verb: "!"
    case .joint, .filler, .talk: "."
    case .unread: "^"
    }
  }

  /// Underlined in the colour of its kind, as ISO 6429 has it.
  private static func change(to kind: Explanation.Kind?) -> String {
    let colour =
      switch kind {
      case nil: "0"
      case .drink: "0;4;32"
      case .option, .addOn, .note: "0;4;36"
      case .quantity, .price: "0;4;33"
      case .person, .target: "0;4;35"
      case .command, .yes, .verb: "0;4;34"
      case .joint, .filler, .talk: "0;2;4"
      case .unread: "0;4;31"
      }
    return "\u{1B}[\(colour)m"
  }

  /// The text without what would move a terminal's cursor or turn its text around.
  static func visible(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isHidden: Bool
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: isHidden = true
      // What joins pictures stays, what turns text around does not.
      case .format: isHidden = scalar.value != 0x200D
      default: isHidden = false
      }
      visible.append(isHidden ? "·" : scalar)
    }
    return String(visible)
  }
}
