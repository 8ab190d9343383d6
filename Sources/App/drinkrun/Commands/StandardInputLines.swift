internal import Glibc

/// The lines of standard input as bytes, whatever they hold; the line end is cut off.
struct StandardInputLines {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The next line; `nil` at the end of the input.
  mutating func next() -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return trimmed(buffer[start..<end])
      }
      guard !isAtEnd else {
        defer { start = buffer.count }
        return start < buffer.count ? trimmed(buffer[start...]) : nil
      }
      fill()
    }
  }

  private func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  private mutating func fill() {
    buffer.removeFirst(start)
    start = 0
    // unsafe: the buffer lives through the call, and read is told its length.
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = unsafe max(0, read(0, bytes.baseAddress, bytes.count))
    }
    isAtEnd = piece.isEmpty
    buffer += piece
  }
}
