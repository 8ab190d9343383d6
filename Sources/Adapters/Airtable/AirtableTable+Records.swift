public import Table
public import TableSync
internal import WebTable

extension AirtableTable {
  /// A record with the table's own id.
  public struct Record: Sendable {
    public var id: String
    /// What has a value that one of our columns can hold; attachments are not among them.
    public var cells: [String: Row.Value]
  }

  /// All records of the table, the oldest first: an order that stays as it is, unlike that of a listing.
  public func oldestFirst() async throws(TableError) -> [Record] {
    do {
      return try await records().sorted { ($0.createdTime, $0.id) < ($1.createdTime, $1.id) }
        .map { Record(id: $0.id, cells: $0.values) }
    } catch {
      throw TableError(explaining: error)
    }
  }
}
