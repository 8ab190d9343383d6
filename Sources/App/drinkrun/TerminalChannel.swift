import Blocking
import Chat
import ICU
import IRCWire
import LinesChannel
import Ordering

/// People at one terminal, in the room `#tea`; `/as NAME` speaks as another.
struct TerminalChannel: ListeningChannel {
  let key = "chat"
  /// Whoever types whole lines is answered at once, and always told how to go on.
  let manner = Manner(patienceSeconds: 0, alwaysTellsHowToOpen: true)

  private let input: any ByteSource
  private let output: any ByteSink
  private let speaker: Locked<String>
  private let showsPrompt: Bool
  private let makeID: @Sendable () -> String
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - showsPrompt: Whether a person types there and wants to see who speaks.
  ///   - makeID: Makes the id of a message, another one at every call and in every process.
  init(
    name: String, input: any ByteSource, output: any ByteSink, showsPrompt: Bool,
    makeID: @escaping @Sendable () -> String, report: @escaping @Sendable (String) -> Void
  ) {
    self.input = input
    self.output = output
    self.showsPrompt = showsPrompt
    self.makeID = makeID
    self.report = report
    speaker = Locked(name)
  }

  func run(answer: @escaping @Sendable (Message) async throws -> [Sentence]) async throws {
    var splitter = LineSplitter()
    try await prompt()
    while let bytes = try await input.read() {
      for line in splitter.take(bytes) {
        guard try await take(line, answer) else { return }
        try await prompt()
      }
    }
    if let last = splitter.finish(), !Task.isCancelled { _ = try await take(last, answer) }
    if showsPrompt { try await write("\n") }
  }

  func send(_ announcements: [Announcement]) async -> Set<Int64> {
    do {
      if showsPrompt { try await write("\r") }
      try await say(announcements.map(\.sentence))
      try await prompt()
      return Set(announcements.map(\.id))
    } catch {
      report("\(error)")
      return []
    }
  }

  // MARK: A line

  /// - Returns: Whether more may come.
  private func take(
    _ line: LineSplitter.Line, _ answer: (Message) async throws -> [Sentence]
  ) async throws -> Bool {
    let message = message(of: line)
    guard message.text.hasPrefix("/") else {
      if !message.text.isEmpty || message.failure != nil { try await say(answer(message)) }
      return true
    }
    let words = message.text.split(separator: " ", maxSplits: 1)
    switch words[0] {
    case "/quit": return false
    case "/as" where words.count == 2: speaker.withLock { $0 = String(words[1]) }
    default: report("\(words[0]) is no command here; there are /as NAME and /quit")
    }
    return true
  }

  private func message(of line: LineSplitter.Line) -> Message {
    let name = speaker.withLock { $0 }
    var message = Message(
      id: makeID(), room: Room(channel: key, name: "#tea"),
      sender: Person(id: PersonID("\(key)/\(name)"), name: name), text: "")
    switch line {
    case .tooLong: message.failure = .tooLong
    case .line(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else {
        message.failure = .notUTF8
        return message
      }
      message.text = Normalization.nfc(ChatText.withoutControls(text))
      if bytes.count > ChatText.longest {
        message.text = ""
        message.failure = .tooLong
      }
    }
    return message
  }

  // MARK: Speaking

  private func say(_ sentences: [Sentence]) async throws {
    let text = sentences.map { sentence in
      let head =
        switch sentence.audience {
        case .room: "bot: "
        case .person(let person, _): "bot→\(person.name): "
        }
      let safe = ChatText.withoutControls(sentence.text)
      return head + safe.replacing("\n", with: "\n     ") + "\n"
    }.joined()
    if !text.isEmpty { try await write(text) }
  }

  private func prompt() async throws {
    if showsPrompt { try await write("\(speaker.withLock { $0 })> ") }
  }

  private func write(_ text: String) async throws { try await output.write(Array(text.utf8)) }
}
