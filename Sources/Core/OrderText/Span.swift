/// A stretch of a text, in UTF-8 bytes from its start.
public struct Span: Hashable, Codable, Sendable {
  public var lower: Int
  public var upper: Int
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = upper
  }
}
