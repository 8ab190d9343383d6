internal import Chat
internal import IRCWire
internal import Ordering
internal import Sodium

/// One connection of the line protocol: a line in, what is to be done out.
struct LinesSession: Sendable {
  private let place: LinesPlace
  private let password: String?
  private var isWelcome: Bool

  /// - Parameter password: What the other side must say before anything else; `nil` where nothing is asked.
  init(place: LinesPlace, password: String? = nil) {
    self.place = place
    self.password = password
    isWelcome = password == nil
  }

  mutating func receive(_ line: LineSplitter.Line) -> LinesStep {
    switch line {
    case .tooLong:
      LinesStep(.complain("a line has at most \(LineSplitter.longest) bytes; this one was skipped"))
    case .line(let bytes):
      receive(bytes)
    }
  }

  private mutating func receive(_ bytes: [UInt8]) -> LinesStep {
    do throws(IRCFault) {
      let message = try IRCMessage(parsing: bytes)
      guard isWelcome else { return LinesStep(greet(message)) }
      let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
      var (moment, actions) = Self.moment(of: message)
      actions += place.actions(for: message, saidAt: moment, isUTF8: isUTF8)
      return LinesStep(moment: moment, actions: actions)
    } catch {
      // It quotes the line, which may hold what a terminal obeys.
      let fault = ChatText.oneLine("\(error)")
      return isWelcome ? LinesStep(.complain(fault)) : LinesStep(Self.turnedAway)
    }
  }

  /// The `time` of a line; one that is no time is told, and the line taken as said now.
  private static func moment(of message: IRCMessage) -> (Timestamp?, [LinesAction]) {
    guard let time = message.tags["time"], !time.isEmpty else { return (nil, []) }
    guard let moment = Timestamp(rfc3339: time) else {
      let shown = ChatText.oneLine(time).prefix(40)
      return (nil, [.complain("'\(shown)' is no time, as 2026-11-30T06:00:00.000Z")])
    }
    return (moment, [])
  }

  private mutating func greet(_ message: IRCMessage) -> [LinesAction] {
    guard message.command.uppercased() == "PASS", let said = message.parameters.first,
      let password, ConstantTime.isEqual(said, password)
    else { return Self.turnedAway }
    isWelcome = true
    return []
  }

  private static let turnedAway: [LinesAction] = [
    .complain("a client was turned away: its first line must be PASS with the password"),
    .write("ERROR :say PASS and the password first"), .close,
  ]
}
