import Glibc

/// Writing to standard output and error, whole lines at once.
enum StandardStreams {
  /// - Throws: The end of the command, which has nobody to work for any more; without a word where its reader has gone.
  static func print(_ line: String) throws(CommandFailure) {
    let fault = write(line + "\n", to: STDOUT_FILENO)
    guard fault != 0 else { return }
    let reason = unsafe String(cString: strerror(fault))
    throw CommandFailure(
      .failure, fault == EPIPE ? "" : "the output cannot be written: \(reason)")
  }

  /// Says something to the person who runs the program, who may not be looking.
  static func report(_ line: String) { _ = write(line + "\n", to: STDERR_FILENO) }

  /// Whether standard output is a terminal whose user wants colours, by https://no-color.org.
  static func isColoured(_ environment: [String: String]) -> Bool {
    isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// - Returns: The error number of the system; 0 when all is written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes[offset...].withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        guard errno == EINTR else { return errno }
        continue
      }
      offset += count
    }
    return 0
  }
}
