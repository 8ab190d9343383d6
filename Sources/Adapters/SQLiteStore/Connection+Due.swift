import Dialogue
import Ordering
import SQLite
import Store

extension Connection {
  /// What is due first; of what is due at the same moment a fragment, then a reminder, then a deadline.
  func nextDue(reminderSeconds: Int64?) throws(SQLiteError) -> DueEvent? {
    var events = try resting(limit: 1)
    if let milliseconds = reminderSeconds.map({ $0 * 1_000 }),
      let run = try nextReminder(before: milliseconds), let deadline = run.deadline
    {
      let moment = Timestamp(milliseconds: deadline.milliseconds - milliseconds)
      events.append(DueEvent(at: moment, room: run.room, event: .reminderDue(run.id)))
    }
    if let run = try nextDeadline(), let deadline = run.deadline {
      events.append(DueEvent(at: deadline, room: run.room, event: .deadlinePassed(run.id)))
    }
    // `min` takes the first of those that are equal.
    return events.min { $0.at < $1.at }
  }

  func resting(limit: Int) throws(SQLiteError) -> [DueEvent] {
    var events: [DueEvent] = []
    for pending in try restingPending(limit: limit) {
      guard let moment = pending.restsUntil else { continue }
      let event = Event.fragmentRested(pending.person, pending.run)
      events.append(DueEvent(at: moment, room: pending.room, event: event))
    }
    return events
  }
}
