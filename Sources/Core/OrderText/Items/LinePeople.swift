/// Whose the drinks of a line are where a name heads it: 小明：珍奶、綠茶.
struct LinePeople {
  /// The phrases, those of lines that have a person and no drink unread.
  private(set) var phrases: [Phrase]
  private let tokens: Tokens
  /// The owner of the drink at a place.
  private var owners: [Int: String] = [:]

  init(_ phrases: [Phrase], _ tokens: Tokens) {
    (self.phrases, self.tokens) = (phrases, tokens)
    guard phrases.contains(where: { $0.isPerson }) else { return }
    findOwners()
    setApart()
  }

  func owner(in segment: Range<Int>) -> String? {
    segment.first { phrases[$0].isDrink }.flatMap { owners[$0] }
  }

  private mutating func findOwners() {
    var owner: String?
    for index in phrases.indices {
      switch phrases[index].content {
      case .people(let names, true):
        owner = names.count == 1 && isHeading(phrases[index]) ? names[0] : nil
      case .separator(.hard), .role(.me): owner = nil
      case .drink: owners[index] = owner
      default: break
      }
    }
  }

  /// Whether the name holds for the whole line, and not for what is asked for behind it alone.
  private func isHeading(_ phrase: Phrase) -> Bool {
    let last = phrase.tokens.upperBound - 1
    return !tokens.has(.proxy, phrase.tokens.lowerBound)
      && ![.order, .of].contains { tokens.has($0, last) }
  }

  /// 小美：不喝 below the lines of others says nothing of their drinks.
  private mutating func setApart() {
    guard phrases.contains(where: \.isDrink) else { return }
    let marks = phrases.indices.filter { phrases[$0].separator == .hard }
    for (start, end) in zip([-1] + marks, marks + [phrases.count]) {
      let line = start + 1..<end
      let isOfPerson = phrases[line].contains {
        if case .people(_, isBefore: true) = $0.content { true } else { false }
      }
      guard isOfPerson,
        !phrases[line].contains(where: { $0.isDrink || $0.isOption || $0.isQuantity })
      else { continue }
      for index in line where phrases[index].separator == nil { phrases[index].content = .unread }
    }
  }
}
