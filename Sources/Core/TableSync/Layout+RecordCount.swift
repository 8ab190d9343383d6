public import Ordering

extension Layout {
  /// How many records of the table a line has.
  public struct RecordCount: Hashable, Sendable {
    /// Whether each of its cups has one.
    public var isPerCup: Bool
    /// Whether a cancelled line has none: those that it had are taken out of the table.
    public var dropsCancelled: Bool

    /// One, of a cancelled line too, unless said.
    public init(isPerCup: Bool = false, dropsCancelled: Bool = false) {
      self.isPerCup = isPerCup
      self.dropsCancelled = dropsCancelled
    }

    /// The records of a line, all with the same cells.
    public func of(_ line: OrderLine) -> Int {
      if dropsCancelled, line.isCancelled { return 0 }
      return isPerCup ? line.quantity : 1
    }
  }
}

extension OutboxItem {
  /// What a table is asked for next, so that it has the line as it is.
  public enum Need: Hashable, Sendable {
    /// A record more than it has.
    case record
    /// Whether it has a record more: one was sent, and nobody knows.
    case look
    /// That records go of which the line has too many.
    case fewer
    /// That what it has is as the line is, where it is not.
    case change
  }

  /// What the line's table is asked for, one step at a time.
  ///
  /// - Parameter isKeyless: Whether no column of the table has the key: with one, what was sent can be sent again without a look.
  public func need(_ count: Layout.RecordCount, isKeyless: Bool) -> Need {
    if isKeyless, entry.inDoubt != nil { return .look }
    let (has, wants) = (posted?.records.count ?? 0, count.of(line))
    // By its key a record may be there that nobody knows of; it is found by being written.
    if !isKeyless, posted == nil { return .record }
    return has > wants || posted?.leaving ?? 0 > 0 ? .fewer : has < wants ? .record : .change
  }

  /// The records that the line has and needs no more, the newest, and those that were asked to go before.
  public func surplus(_ count: Layout.RecordCount) -> [String] {
    guard let posted else { return [] }
    return Array(
      posted.records.suffix(max(posted.leaving, posted.records.count - count.of(line))))
  }

  /// What is known from the moment on that those are asked to go.
  public func leaving(_ count: Layout.RecordCount) -> Posted? {
    var posted = posted
    posted?.leaving = surplus(count).count
    return posted
  }

  /// What the table has when those are gone.
  public func withoutSurplus(_ count: Layout.RecordCount) -> Posted {
    let kept = Array((posted?.records ?? []).dropLast(surplus(count).count))
    return Posted(records: kept, cells: posted?.cells ?? [:])
  }
}
