public import Chat
internal import IRCWire
public import Ordering

/// The line protocol on a pair of streams, as the standard ones.
public struct StreamChannel: ListeningChannel {
  public let key: String
  public let manner = Manner.lines
  private let place: LinesPlace
  private let input: any ByteSource
  private let output: any ByteSink
  private let willHandle: @Sendable (Timestamp?) async throws -> Void
  private let report: @Sendable (String) -> Void

  /// `nil` where the nick cannot be one: empty, or with a space, a comma or a control character.
  ///
  /// - Parameters:
  ///   - makeID: Makes the id of a message that brings none, another one at every call, in every process.
  ///   - willHandle: Called with each line's own time before anything is done about the line.
  ///   - report: Takes a line for whoever runs the bot: what was wrong with which line.
  public init?(
    key: String, nick: String = "drinkrun", input: any ByteSource, output: any ByteSink,
    makeID: @escaping @Sendable () -> String,
    willHandle: @escaping @Sendable (Timestamp?) async throws -> Void = { _ in },
    report: @escaping @Sendable (String) -> Void
  ) {
    guard let nick = IRCTarget(nick) else { return nil }
    self.key = key
    place = LinesPlace(key: key, nick: nick, makeID: makeID)
    self.input = input
    self.output = output
    self.willHandle = willHandle
    self.report = report
  }

  /// Takes the lines strictly in order: each is answered before the next is looked at.
  public func run(answer: @escaping @Sendable (Message) async throws -> [Sentence]) async throws {
    var splitter = LineSplitter()
    var session = LinesSession(place: place)
    var number = 0
    while let bytes = try await input.read() {
      for line in splitter.take(bytes) {
        number += 1
        try await handle(session.receive(line), number: number, answer: answer)
      }
    }
    guard let last = splitter.finish(), !Task.isCancelled else { return }
    try await handle(session.receive(last), number: number + 1, answer: answer)
  }

  private func handle(
    _ step: LinesStep, number: Int, answer: (Message) async throws -> [Sentence]
  ) async throws {
    try await willHandle(step.moment)
    for action in step.actions {
      switch action {
      case .hear(let message): try await say(answer(message))
      case .write(let line): try await output.write(Array("\(line)\r\n".utf8))
      case .complain(let fault): report("line \(number): \(fault)")
      // All that is said goes to the one who listens, and nothing is asked of it at first.
      case .join, .close: break
      }
    }
  }

  /// Writes sentences, each line of theirs a message.
  public func say(_ sentences: [Sentence]) async throws(StreamFailure) {
    let bytes = LinesSpeech.bytes(saying: sentences)
    if !bytes.isEmpty { try await output.write(bytes) }
  }

  public func send(_ announcements: [Announcement]) async -> Set<Int64> {
    do throws(StreamFailure) {
      try await say(announcements.map(\.sentence))
      return Set(announcements.map(\.id))
    } catch {
      report("\(error)")
      return []
    }
  }
}

extension Manner {
  /// People send an order in pieces here, so a fragment may rest for five seconds.
  static let lines = Manner(patienceSeconds: 5, alwaysTellsHowToOpen: false)
}
