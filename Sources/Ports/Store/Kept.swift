public import Ordering

/// A text from elsewhere that is kept for when elsewhere is not there, such as the menu of a table.
public struct Kept: Hashable, Sendable {
  public var name: String
  public var text: String
  /// When it was fetched.
  public var at: Timestamp
  public init(name: String, text: String, at: Timestamp) {
    self.name = name
    self.text = text
    self.at = at
  }
}
