import Foundation
import ICU
import Ordering

/// A conversation as a file: what people say, and all that the bot says in return.
///
/// A line `amy> text` is said in the room, `amy→bot> text` in private; `bot> text` must come back in the room and
/// `bot→amy> text` to amy alone, further lines of it indented. `(16:20)` moves the clock to that time of the day. A head of
/// `key: value` lines and a line `---` set the scene: `date`, `time`, `locale`, `confirm`, `quiet`, `menus`.
struct Transcript {
  var head: [String: String] = [:]
  var steps: [Step] = []

  struct Step {
    var line: Int
    var cue: Cue
    /// What must be said, in order, as it is written.
    var expected: [String] = []
  }

  enum Cue: Equatable {
    case said(by: String, privately: Bool, text: String)
    /// Minutes after midnight of the transcript's day.
    case clock(minutes: Int)
  }

  init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex(of: "---").map { $0 + 1 } ?? 0
    for line in lines.prefix(max(start - 1, 0)) where line.contains(":") {
      let parts = line.split(separator: ":", maxSplits: 1)
      head[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    for (index, line) in lines.enumerated().dropFirst(start) where !line.isEmpty {
      try take(line, number: index + 1)
    }
  }

  private mutating func take(_ line: String, number: Int) throws {
    if line.hasPrefix("#") { return }
    if line.hasPrefix("("), let colon = line.firstIndex(of: ":"),
      let hours = Int(line[line.index(after: line.startIndex)..<colon]),
      let minutes = Int(line[line.index(after: colon)...].prefix(2))
    {
      steps.append(Step(line: number, cue: .clock(minutes: hours * 60 + minutes)))
    } else if line.hasPrefix("bot>") || line.hasPrefix("bot→") || line.hasPrefix(" ") {
      guard !steps.isEmpty else { throw TranscriptError(line: number, "nobody has spoken yet") }
      if line.hasPrefix(" "), let last = steps[steps.count - 1].expected.popLast() {
        steps[steps.count - 1].expected.append(
          last + "\n" + line.trimmingCharacters(in: .whitespaces))
      } else {
        steps[steps.count - 1].expected.append(line)
      }
    } else if let mark = line.firstIndex(of: ">") {
      var name = String(line[..<mark])
      let isPrivate = name.hasSuffix("→bot")
      if isPrivate { name.removeLast(4) }
      let text = line[line.index(after: mark)...].trimmingCharacters(in: .whitespaces)
      steps.append(Step(line: number, cue: .said(by: name, privately: isPrivate, text: text)))
    } else {
      throw TranscriptError(line: number, "this is no line of a transcript")
    }
  }
}

struct TranscriptError: Error {
  var line: Int
  var message: String
  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
