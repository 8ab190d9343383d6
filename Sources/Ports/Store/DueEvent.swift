public import Dialogue
public import Ordering

/// Something that is due at a moment, whether anybody speaks or not.
public struct DueEvent: Hashable, Sendable {
  /// Not to be answered before.
  public var at: Timestamp
  /// Where it is to be answered.
  public var room: Room
  public var event: Event
  public init(at: Timestamp, room: Room, event: Event) {
    self.at = at
    self.room = room
    self.event = event
  }
}
