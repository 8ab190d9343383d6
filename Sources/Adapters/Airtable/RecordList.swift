internal import FoundationEssentials
internal import TableSync

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
  }
}

/// A cell in JSON.
struct CellValue: Decodable {
  /// `nil` for what none of our columns holds: attachments, links, errors of formulas.
  var value: Row.Value?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What most cells hold first: each other try costs an error.
    if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let number = try? container.decode(Decimal.self) {
      value = .number(number.description)
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let list = try? container.decode([String].self) {
      value = .list(list)
    }
  }
}
