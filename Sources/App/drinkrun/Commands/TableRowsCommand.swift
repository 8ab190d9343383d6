import FoundationEssentials
import Table
import TableSync

/// The rows of the table as JSON lines, read through the table's API.
struct TableRowsCommand {
  let place: Command.Place
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    let configuration = try Configuration.load(place, environment: environment)
    let table = try await OpenTable(
      configuration.table, zone: configuration.zone, mayBeRunning: true)
    let outcome = await withTaskGroup(of: Void.self) { group in
      group.addTask { await table.run() }
      let outcome = await rows(of: table)
      group.cancelAll()
      return outcome
    }
    for cells in table.layout.listing(try outcome.get()) {
      try StandardStreams.print(RowJSON.line(cells))
    }
  }

  private func rows(
    of table: OpenTable
  ) async -> Result<[[String: Row.Value]], CommandFailure> {
    do throws(TableError) {
      return .success(try await table.table.rows())
    } catch {
      return .failure(CommandFailure(.unavailable, table.told(error.message)))
    }
  }
}
