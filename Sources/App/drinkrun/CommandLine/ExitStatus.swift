/// How the program ended, in the numbers of BSD's sysexits.
enum ExitStatus: Int32 {
  case success = 0
  /// The work failed.
  case failure = 1
  /// Wrong usage.
  case usage = 64
  /// Faulty or missing input data.
  case badInput = 65
  /// A service that is needed is not there.
  case unavailable = 69
  /// A faulty configuration, or faulty prompts, menus or layouts that it names.
  case configuration = 78
}

/// Why a command ended early, in words for standard error; without any where there is nothing to say.
struct CommandFailure: Error {
  var status: ExitStatus
  var message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
