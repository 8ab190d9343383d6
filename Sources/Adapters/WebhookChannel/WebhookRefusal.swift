internal import HTTPMessages

/// Why a request is not taken as a message.
enum WebhookRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case wrongMethod
  case tooLarge
  case unsigned
  case wrongSignature
  /// The signature is right, its time too far off: that many seconds ahead of our clock, or behind it when negative.
  case stale(seconds: Int64)
  case wrongToken
  case notJSON
  case compressed
  /// The body is no such message.
  case unfit(BodyFault)
  /// The message could not be stored.
  case notStored

  var status: Int {
    switch self {
    case .wrongMethod: 405
    case .tooLarge: 413
    case .unsigned, .wrongSignature, .stale, .wrongToken: 401
    case .notJSON, .compressed: 415
    case .unfit: 400
    case .notStored: 503
    }
  }

  var type: String {
    switch self {
    case .wrongMethod: "methodNotAllowed"
    case .tooLarge: "tooLarge"
    case .unsigned, .wrongSignature, .wrongToken: "unauthorized"
    case .stale: "staleTimestamp"
    case .notJSON, .compressed: "unsupportedMediaType"
    case .unfit(let fault): fault.kind.rawValue
    case .notStored: "unavailable"
    }
  }

  var description: String {
    switch self {
    case .wrongMethod: "a message is sent with POST"
    case .tooLarge: "a message has at most 64 KiB"
    case .unsigned:
      "sign the request: webhook-id, webhook-timestamp and webhook-signature are needed"
    case .wrongSignature: "the signature does not fit the request"
    case .stale(let seconds):
      "the timestamp is \(abs(seconds)) s \(seconds < 0 ? "behind" : "ahead of") this clock; at most 300 s are allowed"
    case .wrongToken: "the bearer token is missing or wrong"
    case .notJSON: "send application/json in UTF-8"
    case .compressed: "send the body without a content encoding"
    case .unfit(let fault): fault.description
    case .notStored: "暫時無法收單: nothing can be stored right now; send the message again"
    }
  }

  /// The answer to the request.
  var response: HTTPResponse {
    var response = HTTPResponse.json(ErrorBody(error: .init(type: type, message: description)))
    response.status = status
    switch self {
    case .wrongMethod: response.headers["Allow"] = "POST"
    case .wrongToken: response.headers["WWW-Authenticate"] = "Bearer"
    case .notStored: response.headers["Retry-After"] = "5"
    default: break
    }
    return response
  }

  private struct ErrorBody: Encodable {
    struct Reason: Encodable {
      var type: String
      var message: String
    }
    var error: Reason
  }
}
