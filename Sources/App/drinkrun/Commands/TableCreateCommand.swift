import Ordering
import Table
import TableSync

/// Makes what the table lacks of its layout: itself, or columns of it.
struct TableCreateCommand {
  let place: Command.Place
  let sources: Command.Sources
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    let configuration = try Configuration.load(place, environment: environment)
    let table = try await OpenTable(
      configuration.table, zone: configuration.zone, mayBeRunning: true)
    let menus = try LoadedFiles.menus(sources, of: configuration)
    let inTable: TableMenu? =
      if let menu = configuration.menuInTable, sources.menus.isEmpty {
        try TableMenu(menu, in: table, besides: menus)
      } else { nil }
    let outcome = await withTaskGroup(of: Void.self) { group -> Result<Void, CommandFailure> in
      group.addTask { await table.run() }
      defer { group.cancelAll() }
      do throws(CommandFailure) {
        return .success(try await create(table, menus, inTable))
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private func create(
    _ table: OpenTable, _ menus: [Menu], _ inTable: TableMenu?
  ) async throws(CommandFailure) {
    let faults: [SchemaFault]
    do throws(TableError) {
      // A menu that cannot be read has no options to make; the bot tells of it when it starts.
      let all = menus + [try? await inTable?.read()].compactMap(\.self)
      try await table.prepare(for: all)
      let wanted = table.layout.wantedTables(for: all)
      let before = try await tables(of: table)
      for part in wanted { try await make(part, in: table, having: before) }
      let after = try await tables(of: table)
      faults = wanted.flatMap { $0.faults(in: after) }
      if before == after { StandardStreams.report(table.told("nothing was lacking")) }
    } catch {
      throw CommandFailure(.unavailable, table.told(error.message))
    }
    try tell(faults, of: table)
  }

  private func tables(of table: OpenTable) async throws(TableError) -> [TableSchema] {
    switch try await table.table.schema() {
    case .tables(let tables): return tables
    case .forbidden:
      throw TableError(
        "the token may not see how the table is built, give it schema.bases:read and "
          + "schema.bases:write")
    case .none: throw TableError("its server makes no tables, make it by hand")
    }
  }

  private func make(
    _ wanted: WantedTable, in table: OpenTable, having tables: [TableSchema]
  ) async throws(TableError) {
    guard let found = wanted.found(in: tables) else {
      try await table.table.make(wanted)
      return StandardStreams.report(
        table.told("made, with \(wanted.columns.count) columns", of: wanted.name))
    }
    for column in wanted.columns where found.column(column.name) == nil {
      try await table.table.make(column, in: found)
      StandardStreams.report(table.told("made the column \(column.name)", of: found.name))
    }
  }

  /// Columns that are there are left to people: the API changes neither their types nor their options.
  private func tell(_ faults: [SchemaFault], of table: OpenTable) throws(CommandFailure) {
    let lines = faults.filter(\.holdsRows).map { table.told($0.told, of: $0.table) }
    guard lines.isEmpty else {
      throw CommandFailure(.unavailable, lines.joined(separator: "\n"))
    }
    for fault in faults { StandardStreams.report(table.told(fault.told, of: fault.table)) }
  }
}
