internal import Dialogue
internal import ICU
internal import Ordering

/// What an organizer hears of the table.
extension Wording {
  func text(of news: TableNews) -> String {
    switch news {
    case .parked(let parked): linesParked(parked)
    case .gone(let numbers): say(.linesGone, ["lines": .text(sharps(numbers))])
    case .doubled(let numbers): say(.linesDoubled, ["lines": .text(sharps(numbers))])
    case .stopped(let trouble): say(.tableStopped, ["trouble": .text(trouble.rawValue)])
    }
  }

  private func linesParked(_ parked: [ParkedLine]) -> String {
    let lines = parked.map { line in
      say(.lineParked, ["number": sharp(line.number), "reason": .text(line.reason)])
    }
    return say(.linesParked, ["lines": .text(lines.joined(separator: "\n"))])
  }

  private func sharps(_ numbers: [Int]) -> String { list(numbers.map { "#\($0)" }) }
}
