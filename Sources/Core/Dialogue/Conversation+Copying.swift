import OrderText
import Ordering

/// A cup like somebody else's.
extension Conversation {
  mutating func copy(_ act: Act, _ said: Said) {
    guard let person = occasion.person else { return }
    guard orderableRun != nil else { return tellNoRunIsOpen(hasDetail: false) }
    guard let original = original(of: act.target) else {
      guard case .person(let name) = act.target else {
        return say(.nothingToCopy(person), to: conversing)
      }
      return say(.noSuchLine(person, said: name), to: conversing)
    }
    // A copy is one cup of the drink and its options, not of its quantity, note or person.
    var draft = original.draft
    draft.quantity = 1
    draft.note = nil
    draft.beneficiary = nil
    let item = Pending.Item(draft: draft)
    let changed = act.items.first.map { item.merging($0, doubts: said.doubts(ofItem: 0)) } ?? item
    propose(openItems + [changed], isAnswer: false, copiedFrom: original.line)
  }

  /// What is copied: a line that stands, or a draft that somebody was just read.
  private func original(of target: Target?) -> (draft: DraftLine, line: OrderLine?)? {
    let lines = scene.lines.filter { !$0.isCancelled }
    switch target {
    case .number(let number):
      return lines.first { $0.number == number }.map { ($0.draft, $0) }
    case .person(let name):
      let line = lines.last { $0.orderer.name == name || $0.beneficiary == name }
      return line.map { ($0.draft, $0) } ?? newestDraft { $0.person.name == name }
    case .drink(let name):
      return lines.last { $0.drink == name }.map { ($0.draft, $0) }
    case .last, nil:
      let newest = lines.max { $0.number < $1.number }
      return newest.map { ($0.draft, $0) }
        ?? newestDraft { $0.person.id != occasion.person?.id }
    }
  }

  private func newestDraft(
    where matches: (Pending) -> Bool
  ) -> (draft: DraftLine, line: OrderLine?)? {
    let pending = scene.pending.filter { matches($0) && $0.askedAt != nil }.max {
      ($0.askedAt ?? occasion.now) < ($1.askedAt ?? occasion.now)
    }
    guard let draft = pending?.items.last?.draft, draft.drink != nil else { return nil }
    return (draft, nil)
  }
}
