import Ordering
import SQLiteStore
import Store
import TableSync

/// What the table does not have yet, looked at beside a bot that may be running.
struct OutboxCommand {
  let place: Command.Place
  let environment: [String: String]

  func list(asJSON isJSON: Bool) async throws(CommandFailure) {
    let reports = try await reports(of: try await store())
    for report in reports {
      try StandardStreams.print(isJSON ? OutboxText.json(report) : OutboxText.line(report))
    }
    if !isJSON { try StandardStreams.print(OutboxText.sums(reports)) }
  }

  func retry(_ keys: [String]) async throws(CommandFailure) {
    let store = try await store()
    let reports = try await reports(of: store)
    let known = Set(reports.map(\.line.key.text))
    if let strange = keys.first(where: { !known.contains($0) }) {
      throw CommandFailure(
        .usage,
        "drinkrun outbox retry: nothing waits by the key \(strange); drinkrun outbox lists what does"
      )
    }
    do throws(StoreError) {
      try await store.revive(keys.isEmpty ? .all : .keys(keys.map { OrderKey($0) }))
    } catch {
      throw CommandFailure(.failure, error.description)
    }
    let revived = reports.filter { report in
      (keys.isEmpty || keys.contains(report.line.key.text))
        && (report.state != .waiting || report.attempts > 0)
    }
    try StandardStreams.print("to be sent again: \(revived.count)")
  }

  private func store() async throws(CommandFailure) -> SQLiteStore {
    let path = try Configuration.load(place, environment: environment).store
    do throws(StoreError) {
      return try await SQLiteStore.beside(path)
    } catch {
      throw CommandFailure(.failure, "\(path): \(error.description)")
    }
  }

  private func reports(of store: SQLiteStore) async throws(CommandFailure) -> [OutboxReport] {
    do throws(StoreError) {
      return try await store.reports()
    } catch {
      throw CommandFailure(.failure, error.description)
    }
  }
}
