import Ordering

/// One drink said once and then split by counts: 兩杯珍奶，一杯半糖少冰，一杯無糖去冰.
struct ItemSplit {
  private(set) var items: [ItemDraft] = []
  private let phrases: [Phrase]
  private let tokens: Tokens

  /// - Parameter isForEach: Whether 各 follows, so that several values for a field are as many variants.
  init(_ phrases: [Phrase], _ tokens: Tokens, isForEach: Bool) {
    self.phrases = phrases
    self.tokens = tokens
    if let parts = ItemParts(phrases, tokens, isForEach: isForEach) {
      items = split(parts)
    } else {
      let item = draft(phrases[...])
      items = item.isEmpty ? [] : [item]
    }
  }

  private func draft<Some: Sequence<Phrase>>(_ phrases: Some) -> ItemDraft {
    var item = ItemDraft()
    for phrase in phrases { item.take(phrase, tokens) }
    return item
  }

  private func split(_ parts: ItemParts) -> [ItemDraft] {
    var common = draft(parts.common.map { phrases[$0] })
    common.quantities = []
    var items: [ItemDraft] = []
    for part in parts.parts {
      var item = draft(phrases[part])
      item.drink = common.drink
      item.drinkHeard = common.drinkHeard
      if let before = items.last { item.inherit(from: before) }
      items.append(item)
    }
    if let count = parts.firstCount, items[0].quantities.isEmpty { items[0].quantities = [count] }
    for index in items.indices {
      items[index].share(common)
      if items[index].people.isEmpty { items[index].people = common.people }
    }
    return settled(items, parts: parts, common: common)
  }

  /// The parts with what is left of the whole, or a question where they do not add up.
  private func settled(
    _ items: [ItemDraft], parts: ItemParts, common: ItemDraft
  ) -> [ItemDraft] {
    guard let whole = parts.whole else { return items }
    var items = items
    let open = items.indices.filter { parts.isRest($0) && items[$0].quantities.isEmpty }
    let sum = items.indices.reduce(0) {
      $0.saturating(adding: open.contains($1) ? 0 : items[$1].quantities.first ?? 1)
    }
    if open.count == 1, sum < whole {
      items[open[0]].quantities = [whole - sum]
      return items
    }
    if parts.isAmong, sum < whole {
      var rest = common
      rest.quantities = [whole - sum]
      return [rest] + items
    }
    guard sum != whole else { return items }
    items[0].doubts.append(
      Question(field: .quantity, because: .conflict, heard: "\(whole)、\(sum)"))
    return items
  }
}

extension ItemDraft {
  /// 半糖少冰，一杯微糖: what is said anew of some levels leaves the others as they were.
  fileprivate mutating func inherit(from before: ItemDraft) {
    let own = LevelField.allCases.filter { !levels[$0].isEmpty }
    let others = LevelField.allCases.filter { !before.levels[$0].isEmpty }
    guard !own.isEmpty, own.count < others.count, own.allSatisfy(others.contains) else { return }
    for field in others where !own.contains(field) { levels[field] = before.levels[field] }
  }
}

extension Int {
  /// The sum, or the greatest number there is.
  func saturating(adding other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
