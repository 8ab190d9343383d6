/// What the table has of a line, as far as it has told.
public struct Posted: Hashable, Codable, Sendable {
  /// The table's own ids of the line's records: one, or one a cup.
  public var records: [String]
  /// What was last written or read there, by column; a column that is not among them may hold anything.
  public var cells: [String: Row.Value]
  /// Whether people took the records out of the table: they are not brought back unless somebody asks for it.
  public var isGone: Bool
  /// How many of its newest records are being taken out: they may be there or not.
  public var leaving: Int

  /// Records that are there and stay, unless said.
  public init(records: [String], cells: [String: Row.Value], isGone: Bool = false, leaving: Int = 0)
  {
    self.records = records
    self.cells = cells
    self.isGone = isGone
    self.leaving = leaving
  }

  /// With records that were made besides; what they hold otherwise than the others is not known of all.
  public func adding(_ more: Posted) -> Posted {
    guard !records.isEmpty else { return more }
    return Posted(
      records: records + more.records.filter { !records.contains($0) },
      cells: cells.filter { more.cells[$0.key] == $0.value }, isGone: isGone)
  }
}
