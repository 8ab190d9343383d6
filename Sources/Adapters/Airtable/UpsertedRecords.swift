internal import FoundationEssentials
internal import Ordering
internal import TableSync

/// The records with which an upsert answers: of their cells the key alone, as all others are as they were sent.
struct UpsertedRecords: DecodableWithConfiguration {
  private var records: [(id: String, key: String?)] = []

  /// - Parameter keyColumn: `nil` where the records are known by their ids.
  init(from decoder: any Decoder, configuration keyColumn: String?) throws {
    let answer = try decoder.container(keyedBy: Name.self)
    var list = try answer.nestedUnkeyedContainer(forKey: Name("records"))
    while !list.isAtEnd {
      let record = try list.nestedContainer(keyedBy: Name.self)
      let id = try record.decode(String.self, forKey: Name("id"))
      let cells = try record.nestedContainer(keyedBy: Name.self, forKey: Name("fields"))
      let key = keyColumn.flatMap { try? cells.decode(String.self, forKey: Name($0)) }
      records.append((id: id, key: key))
    }
  }

  /// The ids of the rows' records; `nil` where one of them is not in the list.
  func ids(of rows: [Row]) -> [OrderKey: [String]]? {
    let all = Set(records.map(\.id))
    var ids: [OrderKey: [String]] = [:]
    for row in rows {
      if row.records.isEmpty {
        guard let own = records.first(where: { $0.key == row.key.text }) else { return nil }
        ids[row.key] = [own.id]
      } else {
        guard all.isSuperset(of: row.records) else { return nil }
        ids[row.key] = row.records
      }
    }
    return ids
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
