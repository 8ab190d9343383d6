internal import Dialogue
internal import ICU
internal import Ordering

/// What an organizer hears of the table.
extension Wording {
  func synced(_ changed: [Int], _ gone: [Int]) -> String {
    let arguments = Arguments().with("changed", changed.isEmpty ? nil : sharps(changed))
    return say(.synced, arguments.with("gone", gone.isEmpty ? nil : sharps(gone)))
  }

  func menuOfTable(_ news: MenuNews, _ shop: String) -> String {
    switch news {
    case .read(let drinks, let isOther):
      say(
        .menuRead,
        [
          "shop": .text(shop), "drinks": .integer(drinks),
          "change": .text(isOther ? "other" : "none"),
        ])
    case .kept(let reason): say(.menuKept, ["shop": .text(shop), "reason": .text(reason)])
    case .missing(let reason): say(.menuMissing, ["shop": .text(shop), "reason": .text(reason)])
    }
  }

  func linesParked(_ parked: [ParkedLine]) -> String {
    let lines = parked.map { line in
      say(.lineParked, ["number": sharp(line.number), "reason": .text(line.reason)])
    }
    return say(.linesParked, ["lines": .text(lines.joined(separator: "\n"))])
  }

  func sharps(_ numbers: [Int]) -> String { list(numbers.map { "#\($0)" }) }
}
