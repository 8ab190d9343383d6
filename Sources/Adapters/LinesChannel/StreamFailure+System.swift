internal import Glibc

extension StreamFailure {
  /// What the system said last about what was tried.
  static func last(_ tried: String) -> StreamFailure {
    let code = errno
    // It gives a C string for any number; `String` copies it at once.
    let reason = unsafe String(cString: strerror(code))
    return StreamFailure(
      "\(tried): \(reason)", isTaken: code == EADDRINUSE, isReaderGone: code == EPIPE)
  }
}
