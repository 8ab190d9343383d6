internal import FoundationEssentials
internal import Ordering
internal import TableSync

/// The body of a write: a record that is there is changed by its id, another is looked for by its key and else made; where
/// there is no key, it is made.
struct UpsertBody: Encodable {
  /// `nil` where all records have ids, or none has a key.
  var performUpsert: Merge?
  /// Whether options that a select column lacks are made, and values of another type are turned into it.
  var typecast: Bool
  var records: [Record]

  struct Merge: Encodable {
    var fieldsToMergeOn: [String]
  }

  struct Record: Encodable {
    var id: String?
    var fields: [String: CellValue]
  }

  init(rows: [Row], keyColumn: String?, typecast: Bool = false) {
    performUpsert =
      rows.contains { $0.records.isEmpty } ? keyColumn.map { Merge(fieldsToMergeOn: [$0]) } : nil
    self.typecast = typecast
    records = rows.flatMap { row in
      let cells = row.cells.map { ($0.column, CellValue(value: $0.value)) }
      let fields = Dictionary(cells) { _, last in last }
      return row.records.isEmpty
        ? [Record(fields: fields)] : row.records.map { Record(id: $0, fields: fields) }
    }
  }
}

/// A page of records, as they are listed and as a write answers.
struct RecordList: Decodable {
  var records: [Record]
  /// Where the next page begins; `nil` on the last.
  var offset: String?

  struct Record: Decodable {
    var id: String
    /// In RFC 3339, UTC, so that it sorts as text; empty where the server does not say.
    var createdTime: String
    private var fields: [String: CellValue]

    private enum CodingKeys: CodingKey { case id, createdTime, fields }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      createdTime = try container.decodeIfPresent(String.self, forKey: .createdTime) ?? ""
      fields = try container.decode([String: CellValue].self, forKey: .fields)
    }

    /// The cells that hold what one of our columns can.
    var values: [String: Row.Value] { fields.compactMapValues(\.value) }

    func value(_ column: String) -> Row.Value? { fields[column]?.value }
  }

  /// The ids of the rows' records; `nil` where one of them is not in the list.
  func ids(of rows: [Row], keyColumn: String?) -> [OrderKey: [String]]? {
    let all = Set(records.map(\.id))
    var ids: [OrderKey: [String]] = [:]
    for row in rows {
      if row.records.isEmpty {
        let own = keyColumn.flatMap { column in
          records.first { $0.value(column) == .text(row.key.text) }
        }
        guard let own else { return nil }
        ids[row.key] = [own.id]
      } else {
        guard all.isSuperset(of: row.records) else { return nil }
        ids[row.key] = row.records
      }
    }
    return ids
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
