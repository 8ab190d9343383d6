/// Why a line is no IRC message, or a message cannot be written as a line.
public enum IRCFault: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case noCommand
  /// The command holds more than ASCII letters and digits.
  case notACommand(String)
  /// A parameter that is not the last is empty, begins with a colon or holds a space.
  case unfitParameter
  /// A line break or NUL would end the line in its middle.
  case lineBreak

  public var description: String {
    switch self {
    case .empty: "an empty line is no message"
    case .noCommand: "a message needs a command, as in: PRIVMSG #tea :text"
    case .notACommand(let word):
      "'\(word.prefix(32))' is no command; write it as: PRIVMSG #tea :text"
    case .unfitParameter:
      "only the last parameter may be empty, begin with a colon or hold a space"
    case .lineBreak: "a message may not hold a line break or NUL"
    }
  }
}
