/// What the columns of a table hold, by their heads.
struct TableColumns {
  /// A column of prices: of which sizes, and of cold drinks or hot ones alone.
  struct Price {
    var column: Int
    var head: String
    var marks: Marks
  }

  let count: Int
  private(set) var places: [TableWords.Column: Int] = [:]
  private(set) var prices: [Price] = []
  /// The heads of the columns that are not used.
  private(set) var unused: [String] = []

  /// Whether a row can be the header: a column of it is that of the names.
  static func isHeader(_ record: DelimitedText.Record, words: TableWords) -> Bool {
    let heads = heads(words)
    return record.fields.contains { kind(of: $0, heads) == .name }
  }

  init(
    _ header: DelimitedText.Record, words: TableWords, reader: MarkReader
  ) throws(TableFault) {
    count = header.fields.count
    let heads = Self.heads(words)
    let priceWords = (words.price + words.money).map(MarkReader.key).sorted { $0.count > $1.count }
    for (column, head) in header.fields.enumerated() {
      if let kind = Self.kind(of: head, heads) {
        if let other = places[kind] {
          throw TableFault(line: header.line, kind: .twoColumns(header.fields[other], head))
        }
        places[kind] = column
      } else if let marks = Self.price(head, priceWords, reader) {
        if let other = prices.first(where: { $0.marks == marks }) {
          throw TableFault(line: header.line, kind: .twoColumns(other.head, head))
        }
        prices.append(Price(column: column, head: head, marks: marks))
      } else if !head.isEmpty {
        unused.append(head)
      }
    }
    guard places[.name] != nil else {
      throw TableFault(line: header.line, kind: .noNameColumn(heads: header.fields))
    }
    guard !prices.isEmpty || places[.sizes] != nil else {
      throw TableFault(line: header.line, kind: .noPriceColumn(heads: header.fields))
    }
  }

  private static func heads(_ words: TableWords) -> [String: TableWords.Column] {
    var heads: [String: TableWords.Column] = [:]
    for column in TableWords.Column.allCases {
      for word in words.columns[column] ?? [] { heads[MarkReader.key(word)] = column }
    }
    return heads
  }

  /// What a head says, whole or in each of its parts: 品名 Name.
  private static func kind(
    of head: String, _ heads: [String: TableWords.Column]
  ) -> TableWords.Column? {
    if let kind = heads[MarkReader.key(head)] { return kind }
    let kinds = Set(MarkReader.parts(of: head).map { heads[$0] })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  /// 價格, price_cold, 大杯, 中杯(熱), Price (NT$): what is left beside the words for a price must be marks.
  private static func price(
    _ head: String, _ priceWords: [String], _ reader: MarkReader
  ) -> Marks? {
    var key = MarkReader.key(head)
    guard !key.isEmpty else { return nil }
    while let word = priceWords.first(where: key.contains), let range = key.firstRange(of: word) {
      key.removeSubrange(range)
    }
    guard !key.isEmpty else { return Marks() }
    guard let marks = reader.marks(in: key), marks.sugar == nil, marks.ice == nil else {
      return nil
    }
    return marks.isEmpty ? nil : marks
  }

  func text(_ kind: TableWords.Column, in fields: [String]) -> String? {
    places[kind].flatMap { $0 < fields.count && !fields[$0].isEmpty ? fields[$0] : nil }
  }
}
