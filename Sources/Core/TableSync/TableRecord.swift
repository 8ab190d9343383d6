/// A record of a table with the table's own id.
public struct TableRecord: Hashable, Sendable {
  public var id: String
  /// What has a value that one of our columns can hold; attachments are not among them.
  public var cells: [String: Row.Value]

  public init(id: String, cells: [String: Row.Value]) {
    self.id = id
    self.cells = cells
  }
}
