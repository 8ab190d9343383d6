/// Where bytes come from.
public protocol ByteSource: Sendable {
  /// The next bytes, when there are some; `nil` at the end, and where the task was cancelled.
  func read() async throws(StreamFailure) -> [UInt8]?
}

/// Where bytes go.
public protocol ByteSink: Sendable {
  /// Writes them all.
  func write(_ bytes: [UInt8]) async throws(StreamFailure)
}

/// Why a stream or a socket could not be used.
public struct StreamFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, and why it failed.
  public var message: String
  /// Whether another program holds the address.
  public var isTaken: Bool
  /// Whether the reader of what was to be written has gone.
  public var isReaderGone: Bool

  init(_ message: String, isTaken: Bool = false, isReaderGone: Bool = false) {
    self.message = message
    self.isTaken = isTaken
    self.isReaderGone = isReaderGone
  }

  public var description: String { message }
}
