internal import Airtable
internal import Bot
internal import CurlHTTP
internal import DeliveryRig
internal import Dialogue
internal import Glibc
internal import Ordering
internal import SQLite
internal import SQLiteStore
internal import Sides
internal import Store
internal import TableSync

/// Has so many rows wait in a store, lets the pump post them all, and prints how many rows a second the base's limit saw and
/// the most memory that the process had, in KiB.
@main
struct BacklogRun {
  /// The limit is so many times what it is.
  private static let speed = 10
  /// As many lines as one commit places.
  private static let chunk = 500

  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 4, let count = Int(words[3]) else {
      throw SideFailure("name the checkout, a port, a store and how many rows wait")
    }
    let orders = try SampleOrders(checkout: words[0])
    let store = try await SQLiteStore.open(.file(words[2]))
    try await place(count, of: orders, in: store)
    guard try await store.backlog().waiting == count else {
      throw SideFailure("not all rows wait")
    }
    let clock = LeapingClock(speed: speed)
    let relay = BaseRelay(try HTTPClient(), now: { clock.now }, sleep: { clock.leap($0) })
    let pump = OutboxPump(
      store: store, table: orders.table(port: words[1], over: relay), layout: orders.layout,
      currency: { _ in .taiwanDollar }, clock: WallClock(), alarm: Alarm(),
      onNews: { _, news in print("news: \(news)") }, report: { print($0) })
    let start = clock.now
    try await withThrowingTaskGroup { group in
      group.addTask { await pump.run() }
      while try await store.nextEntryDue() != nil { try await Task.sleep(for: .milliseconds(5)) }
      await pump.stop()
      try await group.waitForAll()
    }
    let rate = Double(count) / Double(clock.now - start) * 1_000
    let left = try await store.backlog()
    print("\(count - left.waiting - left.parked) \(rate) \(peakMemory)")
  }

  private static func place(
    _ count: Int, of orders: SampleOrders, in store: SQLiteStore
  ) async throws {
    let run = orders.run
    let query = SceneQuery(room: run.room, run: run.id)
    for first in stride(from: 1, through: count, by: chunk) {
      let lines = (first...min(count, first + chunk - 1)).map { orders.line($0) }
      let opening: [Change] = first == 1 ? [.saveRun(run)] : []
      let commit = Commit(
        message: nil, query: query, version: try await store.scene(for: query).version,
        changes: opening + [.place(lines, day: "20261130")], sentences: [], at: run.openedAt)
      guard try await store.commit(commit) == .committed else {
        throw SideFailure("the lines could not be placed")
      }
    }
  }

  private static var peakMemory: Int {
    var usage = rusage()
    // unsafe: the callee writes to it during the call alone.
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
