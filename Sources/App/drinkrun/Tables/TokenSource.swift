/// Where the token of the table is.
enum TokenSource {
  case fixed(String)
  /// At this path, read for each request, so that a new token is taken while the bot runs.
  case file(String)

  func token() throws(CommandFailure) -> String {
    switch self {
    case .fixed(let token): token
    case .file(let path): try TokenFile.read(path)
    }
  }
}
