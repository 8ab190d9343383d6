internal import Blocking
public import Chat
internal import IRCWire
public import Ordering

/// The line protocol on a socket of this machine, for bridges and scripts.
///
/// What is said in a room goes to every client that has spoken there or joined; what only one person should see, to those
/// through which that person has spoken. All lines of all clients are handled one after the other.
public final class SocketChannel: ListeningChannel {
  /// The most clients at once; one more is turned away.
  public static let mostClients = 200

  public let key: String
  public let manner = Manner.lines
  private let place: LinesPlace
  private let password: String?
  private let listener: Listener
  private let report: @Sendable (String) -> Void
  private let present = Locked(Present())

  private struct Present {
    var attendance = Attendance()
    var descriptors: [Int32: Descriptor] = [:]
  }

  /// Listens from now on; who connects is answered when `run` runs.
  ///
  /// - Parameters:
  ///   - password: What a client must say first, by `PASS`; `nil` where nothing is asked.
  ///   - makeID: Makes the id of a message that brings none, another one at every call, in every process.
  ///   - report: Takes a line for whoever runs the bot: what was wrong with which line.
  public init(
    key: String, nick: String = "drinkrun", address: SocketAddress, password: String?,
    makeID: @escaping @Sendable () -> String, report: @escaping @Sendable (String) -> Void
  ) throws(StreamFailure) {
    guard let target = IRCTarget(nick) else { throw StreamFailure("'\(nick)' is no nick") }
    self.key = key
    place = LinesPlace(key: key, nick: target, makeID: makeID)
    self.password = password
    self.report = report
    listener = try Listener(address)
  }

  /// Where it listens, with the port that was given to it.
  public var address: SocketAddress { listener.address }

  public func run(answer: @escaping @Sendable (Message) async throws -> [Sentence]) async throws {
    let wait = try ReadinessWait()
    var clients: [Int32: SocketClient] = [:]
    defer { close() }
    while true {
      let ready = try await wait.readable(of: [listener.descriptor.number] + clients.keys)
      if Task.isCancelled { return }
      for number in ready {
        guard var client = clients[number] else { continue }
        let stays = await serve(&client, answer: answer)
        clients[number] = stays ? client : nil
        if !stays { forget(number) }
      }
      if ready.contains(listener.descriptor.number), let client = try await arrival() {
        clients[client.descriptor.number] = client
      }
    }
  }

  /// Says it to whoever listens; what nobody hears is not taken.
  public func send(_ announcements: [Announcement]) async -> Set<Int64> {
    Set(announcements.filter { deliver($0.sentence) }.map(\.id))
  }

  private func close() {
    listener.withdraw()
    present.withLock { $0 = Present() }
  }
}

// MARK: - One client

extension SocketChannel {
  private func arrival() async throws -> SocketClient? {
    do throws(StreamFailure) {
      guard let descriptor = try listener.accept() else { return nil }
      guard present.withLock({ Self.admit(descriptor, to: &$0) }) else { return nil }
      return SocketClient(descriptor, session: LinesSession(place: place, password: password))
    } catch {
      // The system has no room for a connection: who waits goes on waiting, and asking at once again would help nobody.
      report("channel \(key): \(error)")
      try await Task.sleep(for: .seconds(1))
      return nil
    }
  }

  private static func admit(_ descriptor: Descriptor, to present: inout Present) -> Bool {
    guard present.descriptors.count < mostClients else { return false }
    present.descriptors[descriptor.number] = descriptor
    present.attendance.arrive(descriptor.number)
    return true
  }

  private func forget(_ number: Int32) {
    present.withLock { present in
      present.attendance.leave(number)
      present.descriptors[number] = nil
    }
  }

  /// Handles what the client has said; `false` when the connection is to be closed.
  private func serve(
    _ client: inout SocketClient, answer: (Message) async throws -> [Sentence]
  ) async -> Bool {
    for line in client.lines() {
      for action in client.session.receive(line).actions {
        guard await perform(action, for: client.descriptor, answer: answer) else { return false }
      }
    }
    return !client.hasEnded
  }

  private func perform(
    _ action: LinesAction, for client: Descriptor, answer: (Message) async throws -> [Sentence]
  ) async -> Bool {
    switch action {
    case .hear(let message):
      return await hear(message, from: client, answer: answer)
    case .write(let line):
      return write(line, to: client)
    case .join(let room):
      return note(room, nil, for: client)
    case .complain(let fault):
      report("channel \(key): \(fault)")
      return true
    case .close:
      return false
    }
  }

  private func hear(
    _ message: Message, from client: Descriptor, answer: (Message) async throws -> [Sentence]
  ) async -> Bool {
    guard note(message.room, message.sender.id, for: client) else { return false }
    do {
      for sentence in try await answer(message) { _ = deliver(sentence) }
      return true
    } catch {
      report("channel \(key): a message was not stored: \(error)")
      _ = write("ERROR :the last message was not stored; say it again", to: client)
      return false
    }
  }

  private func note(_ room: Room, _ person: PersonID?, for client: Descriptor) -> Bool {
    let isNoted = present.withLock { $0.attendance.note(room, person, for: client.number) }
    if !isNoted { report("channel \(key): a client was in too many rooms") }
    return isNoted
  }

  private func write(_ line: String, to client: Descriptor) -> Bool {
    // Under the lock, so that the lines of an announcement never come in the middle of this one.
    present.withLock { _ in client.send(Array("\(line)\r\n".utf8)) }
  }

  /// Whether anybody heard it; what can never be said, for its audience is no target, counts as heard.
  private func deliver(_ sentence: Sentence) -> Bool {
    let bytes = LinesSpeech.bytes(saying: [sentence])
    guard !bytes.isEmpty else { return true }
    return present.withLock { present in
      let hearers = present.attendance.clients(hearing: sentence.audience)
      return hearers.count { present.descriptors[$0]?.send(bytes) == true } > 0
    }
  }
}
