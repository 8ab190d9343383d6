internal import HTTPMessages
internal import Ordering
internal import Sodium

/// How both sides of a webhook know each other; it prints as nothing of itself.
public enum WebhookCredential: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// Standard Webhooks.
  case secret(SigningSecret)
  /// `Authorization: Bearer …`
  case bearer(String)

  /// Checks that a request comes from the other side.
  func verify(_ request: HTTPRequest, now: Timestamp) throws(WebhookRefusal) {
    switch self {
    case .secret(let secret):
      try StandardWebhook.verify(request, secret: secret, now: now)
    case .bearer(let token):
      guard let said = Self.token(in: request), ConstantTime.isEqual(said, token) else {
        throw .wrongToken
      }
    }
  }

  /// Makes a request ours; `id` stays the same when it is sent again, so that it has one effect.
  func sign(_ request: inout HTTPRequest, id: String, now: Timestamp) {
    request.headers["webhook-id"] = id
    switch self {
    case .secret(let secret):
      let seconds = now.milliseconds / 1_000
      request.headers["webhook-timestamp"] = String(seconds)
      request.headers["webhook-signature"] = StandardWebhook.signature(
        id: id, seconds: seconds, body: request.body, secret: secret)
    case .bearer(let token):
      request.headers["Authorization"] = "Bearer \(token)"
    }
  }

  private static func token(in request: HTTPRequest) -> String? {
    let words = request.headers["authorization"]?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
    return String(words[1])
  }

  public var description: String {
    switch self {
    case .secret: "a signing secret"
    case .bearer: "a bearer token"
    }
  }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
