internal import IRCWire
internal import Ordering

/// What the bot says, as lines.
enum LinesSpeech {
  /// The lines with their ends; empty where the audience cannot be written as a target.
  static func bytes(saying sentences: some Sequence<Sentence>) -> [UInt8] {
    sentences.flatMap(lines).flatMap { Array($0.utf8) + [0x0D, 0x0A] }
  }

  static func lines(saying sentence: Sentence) -> [String] {
    let (name, command) = address(of: sentence.audience)
    guard let target = IRCTarget(name) else { return [] }
    return IRCSpeech.lines(saying: sentence.text, to: target, by: command)
  }

  private static func address(of audience: Audience) -> (String, IRCSpeech.Command) {
    switch audience {
    case .room(let room): (room.name, room.isPrivate ? .notice : .message)
    case .person(let person, _): (person.name, .notice)
    }
  }
}
