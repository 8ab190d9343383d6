/// Cuts the bytes of a connection into lines, however they arrive.
///
/// A line ends with LF, and a CR before it belongs to the end. A line that is too long is skipped to its end, so that what it
/// takes stays bounded and the next line is read as usual.
public struct LineSplitter: Sendable {
  /// What stood between two breaks.
  public enum Line: Hashable, Sendable {
    /// Without its break, `LineSplitter.longest` bytes at most.
    case line([UInt8])
    case tooLong
  }

  /// IRCv3 allows 8191 bytes of tags and 512 of the rest; a text of 8 KiB with its tags needs more.
  public static let longest = 16_384

  private var pending: [UInt8] = []
  private var isSkipping = false

  /// A splitter at the start of a line.
  public init() {}

  /// The lines that these bytes complete.
  public mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines.append(ended())
      rest = rest[rest.index(after: end)...]
    }
    keep(rest)
    return lines
  }

  /// What stands behind the last break, when no more bytes will come.
  public mutating func finish() -> Line? {
    pending.isEmpty && !isSkipping ? nil : ended()
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    // One byte more than a line may have: the CR before the LF.
    guard !isSkipping, pending.count + bytes.count <= Self.longest + 1 else {
      isSkipping = true
      pending = []
      return
    }
    pending += bytes
  }

  private mutating func ended() -> Line {
    defer {
      pending = []
      isSkipping = false
    }
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    return isSkipping || pending.count > Self.longest ? .tooLong : .line(pending)
  }
}
