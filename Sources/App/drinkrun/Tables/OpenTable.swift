import Airtable
import CurlHTTP
import DataFiles
import HTTPMessages
import Table
import TableSync
import WebServer

/// The team's table, with the server of a local one in this process.
struct OpenTable {
  let table: any Table
  let layout: Layout
  /// The address before the table: `https://api.airtable.com/v0/app…`.
  private let place: String
  private let local: LocalTable?
  private let tableOf: @Sendable (Layout) -> any Table

  /// - Parameter mayBeRunning: Whether another process may serve the local table already: that one is used then.
  init(
    _ configuration: TableConfiguration, mayBeRunning: Bool = false
  ) async throws(CommandFailure) {
    layout = try Self.layout(at: configuration.layout)
    let client: HTTPClient
    do throws(HTTPFailure) {
      client = try HTTPClient(totalMilliseconds: Int(configuration.timeoutSeconds) * 1_000)
    } catch {
      throw CommandFailure(.failure, error.description)
    }
    switch configuration.kind {
    case .airtable(let endpoint, let base, let token):
      local = nil
      place = "\(endpoint)/\(base)"
      let relay = BaseRelay(client)
      tableOf = { layout in
        AirtableTable(
          endpoint: endpoint, base: base, layout: layout, http: relay,
          token: { try token.token() })
      }
    case .local(let file, let listen):
      let token = try TokenFile.token(at: file + ".token").token
      let local = try await LocalTable(
        file: file, token: token, listen: listen, layout: layout, mayBeRunning: mayBeRunning)
      self.local = local
      place = "\(local.endpoint)/v0/\(local.base)"
      let relay = BaseRelay(client)
      tableOf = { layout in
        AirtableTable(
          endpoint: local.endpoint + "/v0", base: local.base, layout: layout, http: relay,
          token: { token })
      }
    }
    table = tableOf(layout)
  }

  /// Another table of the base, to be read.
  func named(_ name: String) -> any Table { tableOf(Layout(table: name, columns: [])) }

  /// The layout in a file; without one, our own.
  static func layout(at path: String?) throws(CommandFailure) -> Layout {
    let path = if let path { path } else { try SharedFiles.path("layouts/drinkrun.yaml") }
    return try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try LayoutFile.load(path)
    }
  }

  /// What is said of the table, with which table it is and where.
  func told(_ what: String) -> String { "table \(layout.table) at \(place): \(what)" }

  /// Serves the local table until the task is cancelled; returns at once where the table is elsewhere.
  func run() async { await local?.run() }
}
