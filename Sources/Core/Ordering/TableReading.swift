/// What people did in the team's table to the row of a line, since it was last written.
public struct TableReading: Hashable, Sendable {
  public var key: OrderKey
  /// The status that they gave it; `nil` where they left ours.
  public var status: OrderLine.Status?
  /// Whether they marked it as paid or took that back; `nil` where they left ours.
  public var isPaid: Bool?
  /// Whether they took it out.
  public var isGone: Bool

  /// Nothing was done, unless said.
  public init(
    key: OrderKey, status: OrderLine.Status? = nil, isPaid: Bool? = nil, isGone: Bool = false
  ) {
    self.key = key
    self.status = status
    self.isPaid = isPaid
    self.isGone = isGone
  }
}
