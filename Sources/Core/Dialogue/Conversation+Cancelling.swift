import OrderText
import Ordering

/// Cancellations, and what takes them and changes back.
extension Conversation {
  mutating func cancel(_ act: Act, _ said: Said) {
    guard let person = occasion.person else { return }
    if let pending, isMeant(pending, by: act.target) {
      drop(pending)
      return say(.notPlaced(person), to: conversing)
    }
    guard openRun != nil || isOrganizer else { return tellCannotChange(person) }
    let lines = lines(meantBy: act.target)
    switch lines.count {
    case 0: tellNoLine(act.target, person, said)
    case 1: strikeOut(lines[0])
    default: askWhichLine(lines, for: .cancel)
    }
  }

  private func isMeant(_ pending: Pending, by target: Target?) -> Bool {
    switch target {
    case nil: true
    case .drink(let name): pending.items.contains { $0.draft.drink == name }
    case .person(let name): pending.items.contains { $0.draft.beneficiary == name }
    case .number, .last: false
    }
  }

  mutating func strikeOut(_ line: OrderLine) {
    guard let person = occasion.person, let menu else { return }
    guard line.status == .placed else {
      return say(.lineIsSent(person, number: line.number), to: here)
    }
    var cancelled = line.struckOut
    cancelled.updatedAt = occasion.now
    save(cancelled)
    remember { $0.undo = Undo(lines: [line]) }
    say(.cancelled(person, [cancelled], running: scene.tally, menu), to: conversing)
  }

  mutating func undo() {
    guard let person = occasion.person, let menu, openRun != nil || isOrganizer else { return }
    guard let undo = scene.participant.undo, undo.lines.first?.run == scene.run?.id else {
      return say(.nothingToUndo(person), to: here)
    }
    let restored = undo.lines.compactMap { before -> OrderLine? in
      guard let now = scene.lines.first(where: { $0.number == before.number }),
        now.status != .sent, now.status != .done
      else { return nil }
      var line = before
      // The store gave the number when the line was placed; what is remembered may be older than that.
      line.orderNumber = now.orderNumber
      line.updatedAt = occasion.now
      return line
    }
    guard !restored.isEmpty else { return say(.nothingToUndo(person), to: here) }
    let before = restored.compactMap { line in scene.lines.first { $0.number == line.number } }
    for line in restored { save(line) }
    remember { $0.undo = Undo(lines: before) }
    say(.undone(person, restored, running: scene.tally, menu), to: conversing)
  }
}
