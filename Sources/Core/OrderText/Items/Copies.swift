/// The drink before it once more for somebody else, in the message that orders it: 珍奶半糖，幫小華點一杯一樣的; 小李也一樣.
///
/// A copy in an act of its own would be of a line that is placed already.
struct Copies {
  /// The phrases, each word that copies as the drink that it copies.
  private(set) var phrases: [Phrase] = []
  /// Where those drinks stand.
  private(set) var places: Set<Int> = []

  init(_ said: [Phrase], _ tokens: Tokens) {
    var drink: Phrase?
    var isForSomebody = false
    phrases.reserveCapacity(said.count)
    for (index, phrase) in said.enumerated() {
      if let drink, Self.copies(index, said, isForSomebody, tokens) {
        add(drink, for: phrase, tokens)
        isForSomebody = false
        continue
      }
      if let drink, Self.isOneMore(index, said, tokens) { add(drink, for: phrase, tokens) }
      if phrase.isDrink { (drink, isForSomebody) = (phrase, false) }
      if case .people(_, isBefore: true) = phrase.content { isForSomebody = true }
      phrases.append(phrase)
    }
  }

  private mutating func add(_ drink: Phrase, for phrase: Phrase, _ tokens: Tokens) {
    var copy = phrase
    if phrase.tokens.contains(where: { tokens.holdsPronoun($0) }) {
      copy.content = .people([nil], isBefore: true)
      phrases.append(copy)
    }
    copy.content = drink.content
    places.insert(phrases.count)
    phrases.append(copy)
    if case .plus(let count) = phrase.content, count > 1 {
      copy.content = .quantity(count)
      phrases.append(copy)
    }
  }

  /// 珍奶半糖少冰 再來一杯: nothing but a count behind a drink of which sugar and ice are said.
  private static func isOneMore(_ index: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    // 多一杯 is both in one word.
    let count = phrases[index].isQuantity ? index : index + 1
    guard tokens.has(.also, phrases[index].tokens.lowerBound), count < phrases.count,
      phrases[count].isQuantity, phrases[..<index].fields.isSuperset(of: [.sugar, .ice])
    else { return false }
    let next = phrases.dropFirst(count + 1).first { !$0.isFiller }
    return next.map { ($0.separator ?? .soft) >= .comma || $0.isRole(.same) || $0.isRole(.copy) }
      ?? true
  }

  /// Whether a word copies: for a person before it, or for who speaks in one word (我也一樣).
  private static func copies(
    _ index: Int, _ phrases: [Phrase], _ isForSomebody: Bool, _ tokens: Tokens
  ) -> Bool {
    let phrase = phrases[index]
    switch phrase.content {
    case .role(.copy), .role(.same):
      guard !isForSomebody else { return true }
      // 珍奶我也要 orders one; 小明要珍奶，我也要 two, and 珍奶，我也一樣.
      return phrase.tokens.contains { tokens.holdsPronoun($0) }
        && (phrase.tokens.contains { tokens.has(.same, $0) }
          || phrases[..<index].contains(where: \.isPerson))
    case .plus, .separator(.also):
      guard isForSomebody, index > 0, phrases[index - 1].isPerson else { return false }
      let next = phrases.dropFirst(index + 1).first
      return next.map { ($0.separator ?? .soft) >= .comma || $0.isPerson || $0.isQuantity } ?? true
    default: return false
    }
  }
}
