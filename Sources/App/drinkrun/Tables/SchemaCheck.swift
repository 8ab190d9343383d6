import Bot
import Ordering
import Table
import TableSync

/// Compares the table with its layout before the first order, and tells what would hold rows back, once.
actor SchemaCheck {
  private let table: OpenTable
  private let isDone = Alarm()
  private var told: Set<String> = []
  /// The menus that the table was last compared for.
  private var compared: [Menu]?

  /// In milliseconds.
  private static let patience: Int64 = 5_000

  init(_ table: OpenTable) { self.table = table }

  /// What is there and what is not.
  struct Findings {
    var faults: [SchemaFault] = []
    /// What could not be looked at, and what to do; `nil` where everything was.
    var advice: String?
  }

  /// Compares the table with what its layout needs for these menus.
  ///
  /// - Throws: Where the table does not answer, or does not take the token.
  static func findings(
    of table: OpenTable, for menus: [Menu]
  ) async throws(TableError) -> Findings {
    try await table.prepare(for: menus)
    var findings = Findings()
    switch try await table.table.schema() {
    case .tables(let tables):
      findings.faults = table.layout.wantedTables(for: menus).flatMap { $0.faults(in: tables) }
    case .forbidden:
      findings.advice =
        "the token may not see how the table is built, so the types and options of its columns "
        + "were not looked at; give it schema.bases:read"
    case .none: break
    }
    // Whoever may see how a table is built need not be let in to its records.
    if !findings.faults.contains(where: \.holdsRows) { try await table.table.check() }
    return findings
  }

  /// Tells what holds rows back, and that nobody waits for it any more.
  func tell(for menus: [Menu]) async {
    do throws(TableError) {
      let findings = try await compared == menus ? Findings() : Self.findings(of: table, for: menus)
      compared = menus
      for fault in findings.faults where fault.holdsRows { report(fault.told, fault.table) }
      if let advice = findings.advice { report(advice) }
    } catch {
      report("\(error.message); orders wait for it")
    }
    await isDone.ring()
  }

  private func report(_ what: String, _ name: String? = nil) {
    let line = table.told(what, of: name)
    guard !Task.isCancelled, told.insert(line).inserted else { return }
    StandardStreams.report(line)
  }

  /// Waits until the table was compared, for a few seconds at most.
  nonisolated func waitUntilDone() async { await isDone.wait(milliseconds: Self.patience) }
}
