import Airtable
import CurlHTTP
import DataFiles
import Firestore
import HTTPMessages
import ICU
import Ordering
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
  /// Where the layout stands.
  private let layoutPath: String

  /// - Parameters:
  ///   - zone: In which times are written as text.
  ///   - mayBeRunning: Whether another process may serve the local table already: that one is used then.
  init(
    _ configuration: TableConfiguration, zone: CivilZone, mayBeRunning: Bool = false
  ) async throws(CommandFailure) {
    layoutPath = if let path = configuration.layout { path } else { try Self.ownLayout }
    var layout = try Self.layout(at: layoutPath, for: configuration.kind)
    layout.zone = zone
    layout.header?.zone = zone
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
    case .firestore(let endpoint, let project, let database, let token):
      local = nil
      place = "\(endpoint)/v1/projects/\(project)/databases/\(database)"
      tableOf = { layout in
        FirestoreTable(
          endpoint: endpoint, project: project, database: database, layout: layout, http: client,
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
    self.layout = layout
    table = tableOf(layout)
  }

  /// Another table of the base, to be read.
  func named(_ name: String) -> any Table { tableOf(Layout(table: name, columns: [])) }

  /// Our own layout, for where no other is named.
  static var ownLayout: String {
    get throws(CommandFailure) { try SharedFiles.path("layouts/drinkrun.yaml") }
  }

  /// Whether the table has a word for all that these menus sell.
  func checkWords(of menus: [Menu]) throws(CommandFailure) {
    let misfits = layout.misfits(of: menus)
    guard misfits.isEmpty else {
      throw CommandFailure(
        .configuration, misfits.map { "\(layoutPath): \($0)" }.joined(separator: "\n"))
    }
  }

  /// What is said of the layout's table or another of its base, with which it is and where.
  func told(_ what: String, of name: String? = nil) -> String {
    "table \(name ?? layout.table) at \(place): \(what)"
  }

  /// Gives a local table the options that these menus need; one that is elsewhere is left as it is.
  func prepare(for menus: [Menu]) async throws(TableError) {
    try await local?.prepare(layout, for: menus)
  }

  /// Serves the local table until the task is cancelled; returns at once where the table is elsewhere.
  func run() async { await local?.run() }
}
