internal import Dialogue
internal import Ordering
internal import TableSync

/// What organizers have to hear of the table, gathered until it is told.
struct PumpNews {
  private var parked: [Run: [ParkedLine]] = [:]
  private var gone: [Run: [Int]] = [:]
  private var doubled: [Run: [Int]] = [:]
  private var stopped: [Run: TableTrouble] = [:]
  /// The runs whose organizers were told of a trouble since the table last took rows.
  private var told: [TableTrouble: Set<RunID>] = [:]

  mutating func take(_ settlings: [Settling], of batch: [OutboxItem]) {
    let outcomes = Dictionary(settlings.map { ($0.key, $0.outcome) }) { $1 }
    for item in batch {
      switch outcomes[item.entry.key] {
      case .parked(let reason):
        parked[item.run, default: []].append(ParkedLine(number: item.line.number, reason: reason))
      case .gone: gone[item.run, default: []].append(item.line.number)
      case .stored, .postponed, .unsent, nil: break
      }
    }
  }

  mutating func take(_ written: Written, of batch: [OutboxItem]) {
    for item in batch where written.doubled.contains(item.entry.key) {
      doubled[item.run, default: []].append(item.line.number)
    }
    switch written.verdict {
    case .stored: told = [:]
    case .stopped(let trouble, _):
      for item in batch where told[trouble, default: []].insert(item.run.id).inserted {
        stopped[item.run] = trouble
      }
    case .refused, .gone, .throttled, .unsent, .unavailable: break
    }
  }

  /// All that is to be told, a run after the other.
  mutating func removeAll() -> [(run: Run, news: TableNews)] {
    let news =
      parked.map { ($0.key, TableNews.parked($0.value)) }
      + gone.map { ($0.key, .gone($0.value.sorted())) }
      + doubled.map { ($0.key, .doubled($0.value.sorted())) }
      + stopped.map { ($0.key, .stopped($0.value)) }
    (parked, gone, doubled, stopped) = ([:], [:], [:], [:])
    return news.sorted { $0.0.id.text < $1.0.id.text }
  }
}
