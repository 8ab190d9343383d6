public import Dialogue
public import Ordering

/// Something that is due at a moment, whether anybody speaks or not.
public struct DueEvent: Hashable, Sendable {
  public var at: Timestamp
  public var room: Room
  public var event: Event
  public init(at: Timestamp, room: Room, event: Event) {
    self.at = at
    self.room = room
    self.event = event
  }
}
