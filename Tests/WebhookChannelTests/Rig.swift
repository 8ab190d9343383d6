import Chat
import HTTPMessages
import Ordering
import Testing

@testable import WebhookChannel

/// A channel with its other side, at a fixed moment.
struct Rig {
  static let now = Timestamp(milliseconds: 1_796_018_400_000)
  static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

  let credential: WebhookCredential
  let network: FakeNetwork
  let channel: WebhookChannel

  init(
    credential: WebhookCredential? = nil, deliverTo: String? = nil,
    answers: [Int?] = []
  ) throws {
    let secret = try #require(SigningSecret(Self.secret))
    self.credential = credential ?? .secret(secret)
    network = FakeNetwork(answers)
    let network = network
    channel = WebhookChannel(
      key: "office", credential: self.credential,
      deliverTo: try deliverTo.map { try #require(DeliveryAddress($0)) }, http: network,
      now: { Self.now }, report: { network.reports.append($0) })
  }

  func request(
    _ body: String, contentType: String? = "application/json; charset=utf-8",
    _ change: (inout HTTPRequest) -> Void = { _ in }
  ) -> HTTPRequest {
    var request = HTTPRequest(
      method: "POST", target: "/hooks/office", body: Array(body.utf8))
    request.headers["Content-Type"] = contentType
    credential.sign(&request, id: "msg_1", now: Self.now)
    change(&request)
    return request
  }

  /// The message that a body becomes, or the answer that it gets instead.
  func heard(_ body: String) async -> (message: Message?, response: HTTPResponse) {
    var heard: Message?
    let response = await channel.answer(request(body)) { message in
      heard = message
      return []
    }
    return (heard, response)
  }
}

/// A test's list that closures of any kind may add to.
final class Collected<Element: Sendable>: @unchecked Sendable {
  // A test uses it from one task alone.
  private(set) var elements: [Element] = []
  func append(_ element: Element) { elements.append(element) }
}

/// Takes requests and answers each with the next status; `nil` is a network that is down.
final class FakeNetwork: HTTPSending, @unchecked Sendable {
  // A test uses it from one task alone.
  private var answers: [Int?]
  private(set) var requests: [HTTPRequest] = []
  let reports = Collected<String>()

  init(_ answers: [Int?]) { self.answers = answers }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    requests.append(request)
    guard !answers.isEmpty, let status = answers.removeFirst() else {
      throw HTTPFailure("connection refused", wasSurelyNotSent: true)
    }
    return HTTPResponse(status: status)
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
