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
      try await server.makeTable(name: layout.table, fields: layout.tableFields)
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

extension Layout {
  /// The fields that the local table gets for the layout's columns.
  var tableFields: [TableField] {
    columns.map { column in
      let type = FieldType(rawValue: column.type.name) ?? .singleLineText
      switch column.type {
      case .number(let precision):
        return TableField(column.name, type, precision: precision)
      case .singleSelect(let choices), .multipleSelects(let choices):
        return TableField(column.name, type, choices: choices)
      case .singleLineText, .multilineText, .url, .checkbox, .dateTime:
        return TableField(column.name, type)
      }
    }
  }
}
