import Glibc

/// Writing to standard output and error, whole lines at once.
enum StandardStreams {
  static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  /// Says something to the person who runs the program.
  static func report(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// Writes text as it is.
  static func show(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// A reader that has gone is no fault of ours: what it does not take is let go.
  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes[offset...].withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        guard errno == EINTR else { return }
        continue
      }
      offset += count
    }
  }
}
