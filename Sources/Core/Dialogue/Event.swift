public import OrderText
public import Ordering

/// Something that happened and that the bot has to answer.
public enum Event: Hashable, Sendable {
  /// Somebody said something; `at` is the latest moment at which that can have been, on the bot's clock.
  case said(Reading, at: Timestamp)
  /// Somebody changed what they had said: it is asked about and never run.
  case edited(Reading)
  /// The deadline of the run has come.
  case deadlinePassed(RunID)
  /// It is time to remind of the run's deadline.
  case reminderDue(RunID)
  /// A person who said a part of an order of the run has not gone on.
  case fragmentRested(Person, RunID)
  /// The table has told something of the lines of a run that its organizer should know.
  case tableTold(RunID, TableNews)
}

/// What an organizer should know of the table.
public enum TableNews: Hashable, Sendable {
  /// It refuses these lines for good, with its reasons.
  case parked([ParkedLine])
  /// People took the rows of these lines out of the table; the numbers are ascending.
  case gone([Int])
  /// It has these lines more than once; the numbers are ascending.
  case doubled([Int])
  /// It takes nothing until a person mends it.
  case stopped(TableTrouble)
  /// What people did there to the lines; nothing of those that are left out.
  case read([TableReading], isAsked: Bool)
  /// The organizer asked what people did there, and it could not be read.
  case unread
  /// What became of a shop's menu that stands there, when the organizer asked.
  case menu(MenuNews, shop: String)
}

/// What became of a menu that was to be read from the table.
public enum MenuNews: Hashable, Sendable {
  /// It has so many drinks, and is other than before or the same.
  case read(drinks: Int, isOther: Bool)
  /// It could not be read, for that reason, so the one that was read before counts.
  case kept(reason: String)
  /// It could not be read, for that reason, and never was.
  case missing(reason: String)
}

/// A line that the table refuses, and why.
public struct ParkedLine: Hashable, Codable, Sendable {
  /// The `#` of the line in its run.
  public var number: Int
  /// What the table has against it.
  public var reason: String
  public init(number: Int, reason: String) {
    self.number = number
    self.reason = reason
  }
}
