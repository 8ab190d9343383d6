import Ordering

/// One drink said once and then split by counts: 兩杯珍奶，一杯半糖少冰，一杯無糖去冰.
struct ItemSplit {
  private(set) var items: [ItemDraft] = []
  private let phrases: [Phrase]
  private let tokens: Tokens

  init(_ phrases: [Phrase], _ tokens: Tokens) {
    self.phrases = phrases
    self.tokens = tokens
    let parts = parts()
    items = parts.isEmpty ? plain() : split(parts)
  }

  private func plain() -> [ItemDraft] {
    let item = draft(phrases[...])
    return item.isEmpty ? [] : [item]
  }

  private func draft(_ phrases: ArraySlice<Phrase>) -> ItemDraft {
    var item = ItemDraft()
    for phrase in phrases { item.take(phrase, tokens) }
    return item
  }

  /// The counts behind the drink that have options of their own, two or more of them or one that is 其中.
  private func parts() -> [Int] {
    guard let drink = phrases.firstIndex(where: \.isDrink),
      !phrases.contains(where: { if case .correction = $0.content { true } else { false } })
    else { return [] }
    let counts = phrases.indices.filter { $0 > drink && phrases[$0].isQuantity }
    let parts = counts.enumerated().filter { offset, count in
      let end = offset + 1 < counts.count ? counts[offset + 1] : phrases.count
      return phrases[count..<end].contains { $0.isOption || $0.isPerson || $0.isRole(.me) }
    }.map(\.element)
    return parts.count >= 2 || isAmong && parts.count == 1 ? parts : []
  }

  private var isAmong: Bool {
    phrases.contains { if case .among = $0.content { true } else { false } }
  }

  private func split(_ parts: [Int]) -> [ItemDraft] {
    var common = draft(phrases[..<parts[0]])
    let whole = common.quantities.first
    common.quantities = []
    var items: [ItemDraft] = []
    for (offset, part) in parts.enumerated() {
      let end = offset + 1 < parts.count ? parts[offset + 1] : phrases.count
      var item = draft(phrases[part..<end])
      item.drink = common.drink
      item.drinkHeard = common.drinkHeard
      item.share(common)
      if item.people.isEmpty { item.people = common.people }
      items.append(item)
    }
    return settled(items, whole: whole, common: common)
  }

  /// The parts with what is left of the whole, or a question where they do not add up.
  private func settled(_ items: [ItemDraft], whole: Int?, common: ItemDraft) -> [ItemDraft] {
    guard let whole else { return items }
    let sum = items.reduce(0) { $0 + ($1.quantities.first ?? 1) }
    if isAmong, sum < whole {
      var rest = common
      rest.quantities = [whole - sum]
      return [rest] + items
    }
    guard sum != whole, var first = items.first else { return items }
    first.doubts.append(
      Question(field: .quantity, because: .conflict, heard: "\(whole)、\(sum)"))
    return [first] + items.dropFirst()
  }
}
