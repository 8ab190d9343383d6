import DataFiles
import Dialogue
import ICU
import WebServer

extension Configuration {
  /// What `chat` and `table rows` work with where no configuration is given.
  static func embedded(in state: StateFolder) -> Configuration {
    Configuration(
      file: nil, locale: "zh-Hant", zone: CivilZone("Asia/Taipei") ?? .utc, store: state.store,
      menus: [], menuInTable: nil, prompts: nil,
      table: TableConfiguration(
        kind: .local(file: state.table, listen: ListenAddress(port: 0)), layout: nil),
      http: nil, channels: [], organizers: nil, confirm: .always, isQuiet: false, cupLimit: 100,
      reminderSeconds: 600)
  }

  /// The configuration of a place: its file, or the embedded default.
  static func load(
    _ place: Command.Place, environment: [String: String]
  ) throws(CommandFailure) -> Configuration {
    guard let file = place.config else {
      return .embedded(in: try StateFolder(named: place.state, environment: environment))
    }
    return try load(file, environment: environment)
  }

  static func load(
    _ file: String, environment: [String: String]
  ) throws(CommandFailure) -> Configuration {
    try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try ConfigurationFile.load(file, environment: environment)
    }
  }
}
