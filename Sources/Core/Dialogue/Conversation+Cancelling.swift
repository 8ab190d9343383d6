import OrderText
import Ordering

/// Cancellations, and what takes them and changes back.
extension Conversation {
  mutating func cancel(_ act: Act, _ said: Said) {
    guard let person = occasion.person else { return }
    if let pending, takeBack(act.target, of: pending) { return }
    guard orderableRun != nil || isOrganizer else { return tellCannotChange(person) }
    let lines = lines(meantBy: act.target)
    switch lines.count {
    case 0: tellNoLine(act.target, person, said)
    case 1: takeOff(act.items.first?.quantity, of: lines[0])
    default: askWhichLine(lines, for: .cancel)
    }
  }

  /// Takes back what is meant of what is not placed yet; the rest is read back or asked again.
  ///
  /// - Returns: Whether anything was meant.
  private mutating func takeBack(_ target: Target?, of pending: Pending) -> Bool {
    guard let person = occasion.person else { return false }
    let rest = pending.items.filter { item in
      switch target {
      case nil: false
      case .drink(let name): item.draft.drink?.contains(name) != true
      case .person(let name): item.draft.beneficiary != name
      case .number, .last: true
      }
    }
    guard target == nil || rest.count < pending.items.count else { return false }
    drop(pending)
    say(.notPlaced(person), to: conversing)
    if !rest.isEmpty { propose(rest, isAnswer: false) }
    return true
  }

  /// Cancels a line, or some of its cups where fewer were named.
  private mutating func takeOff(_ cups: Int?, of line: OrderLine) {
    guard let cups, cups > 0, cups < line.quantity else { return strikeOut(line) }
    var draft = line.draft
    draft.quantity = line.quantity - cups
    applyChange(of: line, to: draft)
  }

  mutating func strikeOut(_ line: OrderLine) {
    guard let person = occasion.person, let menu else { return }
    guard line.status == .placed else {
      return say(.lineIsSent(person, number: line.number), to: speakerAlone)
    }
    var cancelled = line.struckOut
    cancelled.updatedAt = occasion.now
    save(cancelled)
    forgetQuestions(about: [cancelled])
    remember { $0.undo = Undo(lines: [line]) }
    say(.cancelled(person, [cancelled], running: scene.tally, menu), to: conversing)
  }

  /// A question about a line that is not as it was is none any more.
  private mutating func forgetQuestions(about lines: [OrderLine]) {
    guard let pending else { return }
    switch pending.prompt {
    case .changeOf(let number), .changeOrAdd(let number):
      if lines.contains(where: { $0.number == number }) { drop(pending) }
    case .confirmation, .questions, .whichLine: break
    }
  }

  mutating func undo() {
    guard let person = occasion.person, let menu, orderableRun != nil else { return }
    guard let undo = scene.participant.undo, undo.lines.first?.run == scene.run?.id else {
      return say(.nothingToUndo(person), to: speakerAlone)
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
    guard !restored.isEmpty else { return say(.nothingToUndo(person), to: speakerAlone) }
    let before = restored.compactMap { line in scene.lines.first { $0.number == line.number } }
    for line in restored { save(line) }
    forgetQuestions(about: restored)
    remember { $0.undo = Undo(lines: before) }
    say(.undone(person, restored, running: scene.tally, menu), to: conversing)
  }
}
