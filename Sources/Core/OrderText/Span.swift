/// A stretch of a text, in UTF-8 bytes from its start.
public struct Span: Hashable, Codable, Sendable {
  /// Of the first byte.
  public var lower: Int
  /// Of the byte behind the last.
  public var upper: Int
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }
}
