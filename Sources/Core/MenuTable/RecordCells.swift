internal import Ordering
internal import TableSync

/// The cells of a record, read as a menu needs them.
struct RecordCells {
  let id: String
  private let cells: [String: Row.Value]

  init(_ record: MenuRecord) { (id, cells) = (record.id, record.cells) }

  /// The text on one line, without control characters; `nil` where there is none.
  func text(_ column: String) -> String? {
    switch cells[column] {
    case .text(let text), .number(let text): Self.oneLine(text)
    case .list(let texts): texts.first.flatMap { Self.oneLine($0) }
    case .flag, .empty, nil: nil
    }
  }

  /// The options of a select, the ids of links, or a text with commas between its parts.
  func list(_ column: String) -> [String] {
    switch cells[column] {
    case .list(let texts): texts.compactMap { Self.oneLine($0) }
    case .text(let text), .number(let text):
      text.split { ",、，\n".contains($0) }.compactMap { Self.oneLine(String($0)) }
    case .flag, .empty, nil: []
    }
  }

  func isTicked(_ column: String) -> Bool { cells[column] == .flag(true) }

  /// A number, or a text with one number in it: `45`, `TWD 45`.
  func price(_ column: String, in currency: Currency) -> PriceCell {
    switch cells[column] {
    case .number(let digits): Self.price(digits, in: currency)
    case .text(let text):
      Self.oneLine(text).map { Self.price($0, in: currency) } ?? .none
    case .flag, .list: .unreadable("")
    case .empty, nil: .none
    }
  }

  private static func price(_ text: String, in currency: Currency) -> PriceCell {
    let digits = text.filter { $0 != "," }
      .split { !($0.isASCII && ($0.isNumber || $0 == ".")) }
    guard digits.count == 1, !text.contains("-"), let amount = currency.amount(decimal: digits[0])
    else { return .unreadable(text) }
    return amount == .zero ? .zero : .price(amount)
  }

  private static func oneLine(_ text: String) -> String? {
    let shown = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch (scalar.properties.generalCategory, scalar.value) {
      // What turns the direction of text is no more to be shown than a line break.
      case (_, 0x202A...0x202E), (_, 0x2066...0x2069): " "
      case (.control, _), (.lineSeparator, _), (.paragraphSeparator, _), (.spaceSeparator, _): " "
      default: scalar
      }
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown)
    let words = String(line).split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
