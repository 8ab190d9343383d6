import OrderText
import Ordering

/// Cancellations, and what takes them and changes back.
extension Conversation {
  mutating func cancel(_ act: Act, _ said: Said) {
    guard let person = occasion.person else { return }
    if let pending, takeBack(act, of: pending), act.scope != .all || ownLines.isEmpty { return }
    guard orderableRun != nil || isOrganizer else { return tellCannotChange(person) }
    let description = act.items.first ?? DraftLine()
    let lines = lines(meantBy: act).filter { $0.draft.is(description) }
    switch lines.count {
    case 0: tellNoLine(act.target, person, said)
    case 1 where act.scope == .part: takeOff(act.items.first?.quantity ?? 1, of: lines[0])
    case 2... where act.scope == .part:
      askWhichLine(lines, for: .cancelPart(cups: act.items.first?.quantity ?? 1))
    case 2... where act.scope != .all: askWhichLine(lines, for: .cancel)
    default: strikeOut(lines)
    }
  }

  /// Takes back what is meant of what is not placed yet; the rest is read back or asked again.
  ///
  /// - Returns: Whether anything was meant.
  private mutating func takeBack(_ act: Act, of pending: Pending) -> Bool {
    guard let person = occasion.person else { return false }
    if act.scope == .part, act.target == nil, let last = pending.items.last,
      let rest = last.without(cups: act.items.first?.quantity ?? 1)
    {
      propose(pending.items.dropLast() + [rest], isAnswer: false)
      return true
    }
    let description = act.items.first ?? DraftLine()
    let rest = pending.items.indices.filter { index in
      guard pending.items[index].draft.is(description) else { return true }
      return switch act.target {
      case nil: false
      case .drink(let name): pending.items[index].draft.drink?.contains(name) != true
      case .person(let name): pending.items[index].draft.beneficiary != name
      case .number(let number): act.scope != .own || index != number - 1
      case .last: true
      }
    }.map { pending.items[$0] }
    let isPlain = act.target == nil && description == DraftLine()
    guard rest.count < pending.items.count || pending.items.isEmpty && isPlain else {
      return false
    }
    drop(pending)
    say(.notPlaced(person), to: conversing)
    if !rest.isEmpty { propose(rest, isAnswer: false) }
    return true
  }

  /// Cancels some cups of a line, or all where it has no more.
  mutating func takeOff(_ cups: Int, of line: OrderLine) {
    guard cups > 0, cups < line.quantity else { return strikeOut([line]) }
    var draft = line.draft
    draft.quantity = line.quantity - cups
    applyChange(of: line, to: draft)
  }

  mutating func strikeOut(_ lines: [OrderLine]) {
    guard let person = occasion.person, let menu else { return }
    if let sent = lines.first(where: { $0.status != .placed }) {
      return say(.lineIsSent(person, number: sent.number), to: speakerAlone)
    }
    let cancelled = lines.map { line in
      var cancelled = line.struckOut
      cancelled.updatedAt = occasion.now
      return cancelled
    }
    for line in cancelled { save(line) }
    forgetQuestions(about: cancelled)
    remember { $0.undo = Undo(lines: lines) }
    say(.cancelled(person, cancelled, running: scene.tally, menu), to: conversing)
    tellOfLateLines()
  }

  /// A question about a line that is not as it was is none any more.
  private mutating func forgetQuestions(about lines: [OrderLine]) {
    guard let pending else { return }
    switch pending.prompt {
    case .changeOf(let number), .changeOrAdd(let number):
      if lines.contains(where: { $0.number == number }) { drop(pending) }
    case .confirmation, .questions, .whichLine, .interest: break
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
    tellOfLateLines()
  }
}
