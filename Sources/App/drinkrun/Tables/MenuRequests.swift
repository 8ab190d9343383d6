import Bot
import Ordering

/// The organizers who wait for the menu to be read from the table, by their runs.
actor MenuRequests {
  private var runs: [Run] = []
  private let alarm = Alarm()

  /// Has the menu read soon.
  func add(_ run: Run) async {
    if !runs.contains(where: { $0.id == run.id }) { runs.append(run) }
    await alarm.ring()
  }

  /// Those who wait now, and from now on no more.
  func takeAll() -> [Run] {
    defer { runs = [] }
    return runs
  }

  /// Waits until somebody asks or that much time has passed.
  nonisolated func wait(milliseconds: Int64) async { await alarm.wait(milliseconds: milliseconds) }
}
