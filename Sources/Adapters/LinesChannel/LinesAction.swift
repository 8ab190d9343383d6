internal import Chat
internal import Ordering

/// Something to do in answer to a line.
enum LinesAction: Hashable, Sendable {
  case hear(Message)
  /// A line to the other side.
  case write(String)
  /// From now on it hears what is said there.
  case join(Room)
  /// A line for whoever runs the bot.
  case complain(String)
  case close
}

/// What follows from one line.
struct LinesStep: Hashable, Sendable {
  /// The line's own time, which a clock may follow before anything is done.
  var moment: Timestamp?
  var actions: [LinesAction]

  init(moment: Timestamp? = nil, actions: [LinesAction]) {
    self.moment = moment
    self.actions = actions
  }

  init(_ actions: [LinesAction]) { self.init(actions: actions) }
  init(_ action: LinesAction) { self.init(actions: [action]) }
}
