internal import CSodium

/// The library itself, made ready before anything of it is used.
enum Library {
  /// Makes it ready; calls after the first one do nothing.
  static func prepare() { precondition(isReady, "libsodium finds no source of random bytes") }

  /// `sodium_init` gives a negative number only where the system has no random bytes to give.
  private static let isReady = sodium_init() >= 0
}
