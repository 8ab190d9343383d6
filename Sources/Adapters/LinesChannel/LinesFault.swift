/// Why a PRIVMSG is not heard.
enum LinesFault: Error, Hashable, Sendable, CustomStringConvertible {
  case shape
  case noSource
  case nick
  case target
  case notForBot(String)
  /// What it is that is too long, holds a control character or is no UTF-8.
  case id(String)

  var description: String {
    switch self {
    case .shape: "a message has a target and a text, as in: PRIVMSG #tea :text"
    case .noSource: "a message needs its sender, as in: :amy!u@h PRIVMSG #tea :text"
    case .nick: "the sender has a nick that cannot be answered"
    case .target: "a message has one target, without space, comma or control character"
    case .notForBot(let nick): "the target is neither a channel nor \(nick)"
    case .id(let what):
      "the \(what) is longer than 256 bytes, holds a control character or is no UTF-8"
    }
  }
}
