import Ordering
import Table
import TableServer
import TableSync
import WebServer

/// The local table server in this process, listening.
struct LocalTable {
  let endpoint: String
  let base: String
  let token: String
  private let server: TableServer
  private let misbehaviour: Misbehaviour?
  /// `nil` where another process serves the same file.
  private let web: WebServer?

  /// Opens the file, makes the layout's table where it is missing, and listens.
  ///
  /// - Parameters:
  ///   - mayBeRunning: Whether a port that is taken is taken by a server of the same file.
  ///   - misbehaviour: How its answers fail on purpose.
  /// - Throws: 69 for a taken port or a file that cannot be used.
  init(
    file: String, token: String, listen: ListenAddress, layout: Layout,
    mayBeRunning: Bool = false, misbehaviour: Misbehaviour? = nil
  ) async throws(CommandFailure) {
    do throws(TableServerError) {
      server = try await TableServer(file: file, token: token)
      for table in layout.wantedTables(for: []) { try await server.make(table) }
    } catch {
      throw CommandFailure(.unavailable, error.description)
    }
    do throws(WebServerError) {
      // An answer that is held back on purpose is not overdue.
      var limits = WebServer.Limits()
      limits.request += misbehaviour?.longestDelay ?? .zero
      web = try WebServer(address: listen, limits: limits)
    } catch {
      guard mayBeRunning, case .addressTaken = error else {
        throw CommandFailure(.unavailable, error.description)
      }
      web = nil
    }
    base = server.base
    self.misbehaviour = misbehaviour
    self.token = token
    endpoint = "http://\(ListenAddress(host: listen.host, port: web?.port ?? listen.port))"
  }

  /// Gives the layout's table the options that these menus need.
  func prepare(_ layout: Layout, for menus: [Menu]) async throws(TableError) {
    do throws(TableServerError) {
      for table in layout.wantedTables(for: menus) { try await server.make(table) }
    } catch {
      throw TableError(error.description)
    }
  }

  /// Serves until the task is cancelled; returns at once where another process does.
  func run() async {
    let server = server
    guard let misbehaviour else {
      await web?.run { await server.answer($0) }
      return
    }
    let misbehaving = MisbehavingServer(server, as: misbehaviour)
    await web?.run { await misbehaving.answer($0) }
  }
}

extension TableServer {
  /// Makes a table, and the columns and options that it lacks.
  fileprivate func make(_ table: WantedTable) async throws(TableServerError) {
    try await makeTable(name: table.name, fields: table.columns.map(\.field))
  }
}

extension WantedTable.Column {
  /// The field that the local table gets for it.
  fileprivate var field: TableField {
    let kind = FieldType(rawValue: type.name) ?? .singleLineText
    let precision: Int? = if case .number(let digits) = type { digits } else { nil }
    let linked: String? =
      if case .multipleRecordLinks(let target) = type { target.table } else { nil }
    return TableField(
      name, kind, precision: precision, choices: type.choices, linkedTable: linked)
  }
}
