internal import Chat
internal import FoundationEssentials
internal import HTTPMessages

/// An answer of the API, without the secret that an answer may repeat.
struct Answer {
  let status: Int
  private let body: Data
  private let retryAfter: Int64?
  private let secret: String

  private static let longestReason = 200

  init(_ response: HTTPResponse, secret: String) {
    status = response.status
    body = Data(response.body)
    retryAfter = RetryAfter.seconds(response.headers)
    self.secret = secret
  }

  /// What is wrong; `nil` for success.
  var problem: Problem? {
    guard !(200..<300).contains(status) else { return nil }
    let said = decoded(ErrorBody.self)
    let text = [said?.type, said?.message].compactMap(\.self).joined(separator: ": ")
    return Problem(
      status: status, type: said?.type, retryAfter: retryAfter,
      reason: cleaned("\(status) \(text.isEmpty ? "without an explanation" : text)"))
  }

  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    // A body that is something else has nothing to say to us: the status tells.
    try? JSONDecoder().decode(type, from: body)
  }

  /// One line without the secret, short enough to be said in a chat.
  ///
  /// The text is cut by Unicode scalars: a character may be made of any number of them.
  private func cleaned(_ text: String) -> String {
    // Only without control characters is a secret that hides behind some of them seen.
    let line = ChatText.oneLine(text)
    let hidden = secret.isEmpty ? line : line.replacing(secret, with: "…")
    return String(String.UnicodeScalarView(hidden.unicodeScalars.prefix(Self.longestReason)))
  }
}

/// The error in a body, in each of the four shapes that the API uses: an object with or without a message, a bare string, and
/// a list of errors.
struct ErrorBody: Decodable {
  var type: String?
  var message: String?

  private enum Key: CodingKey {
    case error, errors, type, message
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let list = try? container.decode([ErrorBody].self, forKey: .errors), let first = list.first {
      self = first
    } else if let word = try? container.decode(String.self, forKey: .error) {
      type = word
      message = try? container.decode(String.self, forKey: .message)
    } else {
      let error = try container.nestedContainer(keyedBy: Key.self, forKey: .error)
      type = try? error.decode(String.self, forKey: .type)
      message = try? error.decode(String.self, forKey: .message)
    }
  }
}
