internal import Dialogue
internal import ICU
internal import Ordering

/// What an organizer hears of the table.
extension Wording {
  func synced(_ changed: [Int], _ gone: [Int]) -> String {
    let arguments = Arguments().with("changed", changed.isEmpty ? nil : sharps(changed))
    return say(.synced, arguments.with("gone", gone.isEmpty ? nil : sharps(gone)))
  }

  func linesParked(_ parked: [ParkedLine]) -> String {
    let lines = parked.map { line in
      say(.lineParked, ["number": sharp(line.number), "reason": .text(line.reason)])
    }
    return say(.linesParked, ["lines": .text(lines.joined(separator: "\n"))])
  }

  func sharps(_ numbers: [Int]) -> String { list(numbers.map { "#\($0)" }) }
}
