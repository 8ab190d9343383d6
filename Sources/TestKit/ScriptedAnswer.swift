/// What a scripted server does with one request, be it HTTP or not.
public struct ScriptedAnswer: Sendable {
  enum Step: Sendable {
    case bytes([UInt8])
    /// In milliseconds.
    case pause(UInt32)
    /// Nothing more is said until the client leaves or asks again.
    case wait
    /// The connection is closed as it should be.
    case close
    /// The connection is torn down, and what is under way is lost.
    case reset
  }
  let steps: [Step]

  /// The bytes as they are; the connection stays open.
  public static func bytes(_ text: String) -> Self { bytes(Array(text.utf8)) }
  /// The bytes as they are; the connection stays open.
  public static func bytes(_ bytes: [UInt8]) -> Self { .init(steps: [.bytes(bytes)]) }
  /// The connection is closed without a word.
  public static let drop = Self(steps: [.close])
  /// Nothing is said, and the connection stays open until the client leaves.
  public static let silence = Self(steps: [.wait])
  /// The connection is torn down without a word.
  public static let reset = Self(steps: [.reset])

  /// The bytes, and then the end of the connection.
  public static func last(_ text: String) -> Self {
    .init(steps: [.bytes(Array(text.utf8)), .close])
  }
  /// The bytes, and then the connection is torn down.
  public static func torn(_ text: String) -> Self {
    // What is still under way when it is torn down does not arrive.
    .init(steps: [.bytes(Array(text.utf8)), .pause(20), .reset])
  }
  /// The bytes, and then nothing more until the client leaves.
  public static func stuck(_ text: String) -> Self {
    .init(steps: [.bytes(Array(text.utf8)), .wait])
  }
  /// One byte after the other, each in a packet of its own.
  ///
  /// - Parameter pause: Between two bytes, in milliseconds.
  public static func slow(_ text: String, pause: UInt32) -> Self {
    .init(steps: text.utf8.flatMap { [.bytes([$0]), .pause(pause)] })
  }
}
