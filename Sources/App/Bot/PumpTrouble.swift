internal import Ordering
internal import Store
internal import TableSync

/// What is wrong with the table and the store while the pump runs, so that it is told once and not at every try.
struct PumpTrouble {
  private enum Kind: Hashable {
    case throttled, unavailable
    case stopped(TableTrouble)
  }

  /// What was told of the table since it last took rows; it may fail in another way as it comes back.
  private var told: Set<Kind> = []
  /// How often in a row the store has failed.
  private var storeFailures = 0

  /// The line to be told of a verdict; `nil` where it says nothing new.
  func news(of verdict: Verdict) -> String? {
    if verdict == .stored { return told.isEmpty ? nil : "the table takes rows again" }
    guard let kind = Self.kind(of: verdict), !told.contains(kind) else { return nil }
    switch verdict {
    case .throttled(_, let reason): return "the table takes no rows for a while: \(reason)"
    case .unavailable(let reason), .unsent(let reason):
      return "the table does not answer as it should: \(reason)"
    case .stopped(let trouble, let reason): return "\(trouble.told): \(reason)"
    case .stored, .refused, .gone: return nil
    }
  }

  /// Remembers that the verdict was told.
  mutating func didTell(of verdict: Verdict) {
    if let kind = Self.kind(of: verdict) { told.insert(kind) } else { told = [] }
  }

  private static func kind(of verdict: Verdict) -> Kind? {
    switch verdict {
    case .stored, .refused, .gone: nil
    case .throttled: .throttled
    case .unavailable, .unsent: .unavailable
    case .stopped(let trouble, _): .stopped(trouble)
    }
  }

  /// - Returns: How long to wait before it is asked again, in milliseconds.
  mutating func storeFailed(_ error: StoreError, report: (String) -> Void) -> Int64 {
    if storeFailures == 0 { report("rows wait because the store does not work: \(error)") }
    // A table is not to be written to every second for a verdict that cannot be stored.
    let rest = min(Int64(1_000) << Int64(min(storeFailures, 6)), 60_000)
    storeFailures += 1
    return rest
  }

  mutating func storeWorks(report: (String) -> Void) {
    if storeFailures > 0 { report("the store works again, rows go to the table") }
    storeFailures = 0
  }
}

extension TableTrouble {
  /// What is wrong and what to do, for whoever runs the bot.
  fileprivate var told: String {
    switch self {
    case .token: "the table refuses the bot's token, put a valid one in its place"
    case .forbidden:
      "the token does not reach the table or may not write there, give it the base with "
        + "data.records:read and data.records:write"
    case .missing: "there is no such base or table, mend its name in the configuration or layout"
    case .mismatched: "the table does not fit its layout, mend the column or the layout"
    case .quota: "what the table's plan allows is used up"
    }
  }
}
