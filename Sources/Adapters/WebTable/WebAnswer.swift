internal import Chat
public import FoundationEssentials
public import HTTPMessages

/// An answer of a table's API, without the secret that an answer may repeat.
public struct WebAnswer {
  public let status: Int
  /// In seconds, where the server says how long it is to be left alone.
  public let retryAfter: Int64?
  private let body: Data
  private let secret: Secret

  private static let longestReason = 200

  /// - Parameter secret: Empty where none was sent.
  public init(_ response: HTTPResponse, secret: String) {
    status = response.status
    body = Data(response.body)
    retryAfter = RetryAfter.seconds(response.headers)
    self.secret = Secret(secret)
  }

  /// Whether the server says that it did what was asked.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The body; `nil` for one that is something else, which has nothing to say to us: the status tells.
  public func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: body)
  }

  /// The body, read as the configuration says; `nil` for one that is something else.
  public func decoded<Value: DecodableWithConfiguration>(
    _ type: Value.Type, _ configuration: Value.DecodingConfiguration
  ) -> Value? {
    try? JSONDecoder().decode(type, from: body, configuration: configuration)
  }

  /// The status and what the server says of it, if it does: one line without the secret, short enough to be said in a chat.
  public func reason(_ said: String?...) -> String {
    let text = said.compactMap(\.self).joined(separator: ": ")
    return cleaned("\(status) \(text.isEmpty ? "without an explanation" : text)")
  }

  /// The text is cut by Unicode scalars: a character may be made of any number of them.
  private func cleaned(_ text: String) -> String {
    // Only without control characters is a secret that hides behind some of them seen.
    let line = ChatText.oneLine(text)
    let shown = secret.hidden(in: line).unicodeScalars.prefix(Self.longestReason)
    return String(String.UnicodeScalarView(shown))
  }
}
