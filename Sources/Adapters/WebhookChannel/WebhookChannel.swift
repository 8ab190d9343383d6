public import Chat
public import HTTPMessages
public import Ordering
internal import Sodium

/// A channel whose messages another program posts to us, in the generic format.
public struct WebhookChannel: Channel {
  /// The most bytes of a request's body.
  public static let largestBody = 65_536

  public let key: String
  public let manner: Manner
  private let credential: WebhookCredential
  private let deliverTo: DeliveryAddress?
  private let http: any HTTPSending
  private let now: @Sendable () -> Timestamp
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - deliverTo: Where announcements go; without it none is taken by `send`, and they come with the next answer.
  ///   - report: Takes a line for whoever runs the bot, free of secrets.
  public init(
    key: String, credential: WebhookCredential, deliverTo: DeliveryAddress?,
    http: any HTTPSending, now: @escaping @Sendable () -> Timestamp,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.key = key
    self.credential = credential
    self.deliverTo = deliverTo
    manner = Manner(
      patienceSeconds: 0, alwaysTellsHowToOpen: false, answersBringAnnouncements: deliverTo == nil)
    self.http = http
    self.now = now
    self.report = report
  }

  /// Answers a request that was posted to this channel's hook.
  ///
  /// - Parameter answer: What is said in return; it throws when the message could not be stored.
  public func answer(
    _ request: HTTPRequest, answer: (Message) async throws -> [Sentence]
  ) async -> HTTPResponse {
    do {
      let message = try message(in: request)
      let answers = try await stored { try await answer(message) }
      return .json(RepliesBody(answers, in: key))
    } catch {
      if case .stale = error { report("channel \(key): a signed request was refused: \(error)") }
      return error.response
    }
  }

  private func message(in request: HTTPRequest) throws(WebhookRefusal) -> Message {
    guard request.method == "POST" else { throw .wrongMethod }
    guard request.body.count <= Self.largestBody else { throw .tooLarge }
    try credential.verify(request, now: now())
    try ContentType.check(request.headers)
    do {
      return try MessageBody(request.body).message(in: key)
    } catch {
      throw .unfit(error)
    }
  }

  /// Whatever kept the message from being stored, the other side can only send it again.
  private func stored(
    _ answer: () async throws -> [Sentence]
  ) async throws(WebhookRefusal) -> [Sentence] {
    do {
      return try await answer()
    } catch {
      report("channel \(key): a message was not stored: \(error)")
      throw .notStored
    }
  }

  /// Posts each announcement by itself, until one finds the other side down.
  public func send(_ announcements: [Announcement]) async -> Set<Int64> {
    guard let deliverTo else { return [] }
    var taken: Set<Int64> = []
    for announcement in announcements {
      switch await post(announcement, to: deliverTo) {
      case .taken: taken.insert(announcement.id)
      case .refused: continue
      case .isDown: return taken
      }
    }
    return taken
  }

  private enum Outcome {
    case taken
    case refused
    case isDown
  }

  private func post(_ announcement: Announcement, to address: DeliveryAddress) async -> Outcome {
    let body = JSONText.bytes(of: RepliesBody([announcement.sentence], in: key))
    var request = HTTPRequest(
      method: "POST", target: address.url, headers: ["Content-Type": "application/json"],
      body: body)
    credential.sign(&request, id: Self.id(of: announcement, body: body), now: now())
    do throws(HTTPFailure) {
      let status = try await http.send(request).status
      guard !(200..<300).contains(status) else { return .taken }
      report("channel \(key): deliverTo answered \(status)")
      return status == 429 || status >= 500 ? .isDown : .refused
    } catch {
      report("channel \(key): deliverTo could not be reached: \(error)")
      return .isDown
    }
  }

  /// The same however often it is sent, another for every announcement, in another store too.
  private static func id(of announcement: Announcement, body: [UInt8]) -> String {
    let hash = SHA256.hash(of: Array("\(announcement.id) ".utf8) + body)
    return "msg_" + String(Base64.encoded(hash).filter { $0.isLetter || $0.isNumber }.prefix(27))
  }
}
