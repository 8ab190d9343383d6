internal import FoundationEssentials
internal import Ordering
internal import TableSync

/// The body of an upsert: rows that are there by their key are updated, the others made.
struct UpsertBody: Encodable {
  var performUpsert: Merge
  /// Whether options that a select column lacks are made; otherwise the row would be refused.
  var typecast: Bool
  var records: [Record]

  struct Merge: Encodable {
    var fieldsToMergeOn: [String]
  }

  struct Record: Encodable {
    var fields: [String: CellValue]
  }

  init(rows: [Row], keyColumn: String, typecast: Bool) {
    performUpsert = Merge(fieldsToMergeOn: [keyColumn])
    self.typecast = typecast
    records = rows.map { row in
      let cells = row.cells.map { ($0.column, CellValue(value: $0.value)) }
      return Record(fields: Dictionary(cells) { _, last in last })
    }
  }
}

/// A page of records, as they are listed and as a write answers.
struct RecordList: Decodable {
  var records: [Record]
  /// Where the next page begins; `nil` on the last.
  var offset: String?

  struct Record: Decodable {
    var fields: [String: CellValue]
  }

  /// Whether each row is among the records, by its key.
  func hold(_ rows: [Row], keyColumn: String) -> Bool {
    let keys = Set(records.compactMap { $0.fields[keyColumn]?.value })
    return rows.allSatisfy { keys.contains(.text($0.key.text)) }
  }
}

/// A cell in JSON.
struct CellValue: Codable {
  /// `nil` for what none of our columns holds: attachments, links, errors of formulas.
  var value: Row.Value?

  init(value: Row.Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Decimal.self) {
      value = .number(number.description)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([String].self) {
      value = .list(list)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .none, .empty: try container.encodeNil()
    case .text(let text): try container.encode(text)
    // A decimal, because no binary fraction is 2.9.
    case .number(let digits): try container.encode(Decimal(string: digits))
    case .flag(let flag): try container.encode(flag)
    case .list(let names): try container.encode(names)
    }
  }
}
