/// Why the store could not do its work.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is, and so what may help.
  public enum Code: Hashable, Sendable {
    /// Another process holds the store.
    case held
    /// It cannot be written or read now; trying again may help.
    case unavailable
    /// It was written by a newer program or is damaged.
    case unusable
    /// What was to be written breaks a rule of the store: a fault of the program, and trying again does not help.
    case refused
  }
  public var code: Code
  /// What happened, safe to show: no text of messages, no values.
  public var message: String

  /// The message is shown as it is, so it has no text of messages and no values.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  public var description: String { message }
}
