internal import OrderText
internal import Ordering

/// One row of a table, its cells told apart.
struct TableRow {
  var line: Int
  var shop: String?
  var code: String?
  var category: String?
  var name: String
  var aliases: [String]
  var englishName: String?
  var remark: String?
  var description: String?
  var image: String?
  /// What the cells of size and remark say.
  var marks = Marks()
  var prices: [Price] = []
  /// The cells that hold no price that can be read.
  var unreadable: [String] = []
  var hasZero = false
  /// Whether it stands in a table of add-ons.
  var isAddOn = false

  /// A price with the sizes and the temperature that its column says.
  struct Price: Hashable {
    var marks: Marks
    var amount: Money
  }

  init(
    _ record: DelimitedText.Record, columns: TableColumns, words: TableWords, reader: MarkReader,
    currency: Currency
  ) {
    let fields = record.fields
    line = record.line
    shop = columns.text(.shop, in: fields)
    code = columns.text(.code, in: fields)
    category = Self.short(columns.text(.category, in: fields))
    name = columns.text(.name, in: fields) ?? ""
    englishName = Self.short(columns.text(.englishName, in: fields))
    description = Self.short(columns.text(.description, in: fields), atMost: 2_000)
    image = columns.text(.image, in: fields).flatMap { Self.isLink($0) ? $0 : nil }
    aliases = Self.list(columns.text(.aliases, in: fields)).filter { Self.short($0) != nil }
    takeMarks(columns, fields, reader)
    for column in columns.prices where column.column < fields.count {
      take(PriceCell(fields[column.column], words: words, currency: currency), column.marks)
    }
    if let packed = columns.text(.sizes, in: fields) {
      takePacked(packed, words, reader, currency)
    }
  }

  /// The text, where a menu takes one of its length.
  private static func short(_ text: String?, atMost longest: Int = 100) -> String? {
    text.flatMap { $0.count <= longest ? $0 : nil }
  }

  private static func isLink(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://")) && text.count <= 2_000
  }

  /// A remark that says nothing known is kept as the description.
  private mutating func takeMarks(
    _ columns: TableColumns, _ fields: [String], _ reader: MarkReader
  ) {
    if let size = columns.text(.size, in: fields) {
      marks = reader.marks(in: size) ?? Marks(sizes: Self.short(size).map { [$0] } ?? [])
    }
    guard let remark = columns.text(.remark, in: fields) else { return }
    if let found = reader.marks(in: remark) {
      marks = found.over(marks)
      return
    }
    var strange: [Substring] = []
    for piece in remark.split(whereSeparator: { " ,，、;；/／".contains($0) }) {
      if let found = reader.marks(in: String(piece)) {
        marks = found.over(marks)
      } else {
        strange.append(piece)
      }
    }
    guard !strange.isEmpty else { return }
    self.remark = strange.joined(separator: " ")
    description = description ?? Self.short(self.remark, atMost: 2_000)
  }

  private mutating func take(_ cell: PriceCell, _ marks: Marks) {
    switch cell {
    case .none: break
    case .price(let amount): prices.append(Price(marks: marks, amount: amount))
    case .zero: hasZero = true
    case .unreadable(let text): unreadable.append(text)
    }
  }

  /// M30 L35 瓶55: the number behind a size is its price.
  private mutating func takePacked(
    _ packed: String, _ words: TableWords, _ reader: MarkReader, _ currency: Currency
  ) {
    for piece in packed.split(whereSeparator: { " ,，、;；/／|".contains($0) }) {
      let digits = piece.reversed().prefix { $0.isASCII && $0.isNumber || $0 == "." }.count
      let size = piece.dropLast(digits)
      let sizeMarks = size.isEmpty ? Marks() : reader.marks(in: String(size))
      guard digits > 0, let sizeMarks else {
        unreadable.append(String(piece))
        continue
      }
      take(
        PriceCell(String(piece.suffix(digits)), words: words, currency: currency), sizeMarks)
    }
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: { ",，、;；/／|".contains($0) }).map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }.filter { !$0.isEmpty }
  }
}
