import FoundationEssentials

/// The folder of the embedded default: its store, its table and the table's token.
struct StateFolder {
  let path: String

  /// - Parameter named: The folder of the option; `nil` for `$XDG_STATE_HOME/drinkrun`.
  init(named: String?, environment: [String: String]) throws(CommandFailure) {
    if let named {
      path = URL(filePath: named).path
    } else if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/drinkrun"
    } else if let home = environment["HOME"], !home.isEmpty {
      path = home + "/.local/state/drinkrun"
    } else {
      throw CommandFailure(
        .usage, "there is no home to keep the orders in; name a folder by --state")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure(.failure, "the folder \(path) cannot be made; look at its permissions")
    }
  }

  var store: String { path + "/drinkrun.db" }
  var table: String { path + "/table.db" }
}
