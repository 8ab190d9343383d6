import Ordering

/// What is asked of the shop.
extension Sentence {
  func question(_ cupLimit: Int) -> Outcome {
    let assembly = ItemAssembly(phrases, tokens)
    var outcome = Outcome(unread: assembly.unread)
    let isOfDrink = assembly.items.first?.drink != nil
    let isPlain = asksShop
    // 我的紅茶呢 and 昨天的紅茶是半糖嗎 ask about another cup.
    guard let draft = assembly.items.first, strangeCharacters == 0, isOfDrink || isPlain,
      !contains(.past), !contains(.mine) || asksPrice
    else { return outcome }
    let named = NamedTarget(phrases.filter(\.isDrink)[...], tokens)
    outcome.questions = named.questions
    var act = Act(.question, target: named.target)
    var asked = draft.settled(in: tokens, isOrder: false, cupLimit: cupLimit).line
    (asked.drink, asked.quantity) = (nil, nil)
    guard isOfDrink || asked != DraftLine() else { return outcome }
    if asked != DraftLine() { act.items = [asked] }
    outcome.act = act
    return outcome
  }

  /// Whether options without a drink are asked about: 可以做熱的嗎; 要加珍珠嗎 asks a person.
  private var asksShop: Bool {
    let isPlain = phrases.contains { phrase in
      if case .either = phrase.content { false } else { isEvidence(phrase) }
    }
    return isPlain
      && !phrases.contains { phrase in
        switch phrase.content {
        case .role(.order), .role(.me), .all, .or, .quantity: true
        default: false
        }
      }
  }

  private var asksPrice: Bool {
    phrases.contains { tokens.has(.price, $0.tokens.lowerBound) }
  }
}
