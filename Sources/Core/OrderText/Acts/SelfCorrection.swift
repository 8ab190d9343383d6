/// What is put right in the message that says it: 珍奶半糖少冰，啊改微糖, 還是微糖好了, 半糖->微糖.
enum SelfCorrection {
  /// The phrases, those that take back what stands before them as corrections.
  static func marked(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    var marked = phrases
    for index in phrases.indices where isField(index, phrases, tokens) {
      marked[index].content = .filler
    }
    for index in phrases.indices where isOfCopy(index, phrases) { marked[index].content = .filler }
    for index in phrases.indices where leadsToDrink(index, phrases, tokens) {
      marked[index].content = .role(.change)
    }
    for index in phrases.indices where swaps(index, phrases, tokens) {
      marked[index - 1].content = .note
      let end = phrases[index + 1].tokens.upperBound
      marked[index - 1].tokens = phrases[index - 1].tokens.lowerBound..<end
      marked[index].content = .filler
      marked[index + 1].content = .filler
    }
    for index in phrases.indices where corrects(index, marked, tokens) {
      marked[index].content = isOfPart(index, phrases) ? .among : .correction
    }
    return marked
  }

  /// 糖 of 糖錯了 是微糖, where the value says which field it is.
  private static func isField(_ index: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard index + 1 < phrases.count, case .correction = phrases[index + 1].content else {
      return false
    }
    let word = phrases[index].tokens.lowerBound
    return phrases[index].isUnread && (tokens.has(.sugarNoun, word) || tokens.has(.iceNoun, word))
  }

  /// 改 of 小李一樣改去冰 behind an order: what follows is of the copy.
  private static func isOfCopy(_ index: Int, _ phrases: [Phrase]) -> Bool {
    guard index > 0, phrases[index].isRole(.change) else { return false }
    let copy = phrases[index - 1]
    return (copy.isRole(.same) || copy.isRole(.copy))
      && phrases[..<index].contains(where: \.isDrink)
  }

  private static func corrects(_ index: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    switch phrases[index].content {
    case .role(.change): isOfOrder(index, phrases, tokens)
    case .or: isPause(before: index, phrases) && saysAnew(index, phrases)
    case .separator(.soft): isArrow(phrases[index], tokens) && saysAnew(index, phrases)
    default: false
    }
  }

  /// 珍奶半糖少冰，啊改微糖: a whole item before a pause is an order, which is put right at once.
  private static func isOfOrder(_ verb: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    let clause = isOfPart(verb, phrases) ? verb - 1 : verb
    let isPaused = isPause(before: clause, phrases)
    guard isPaused || phrases[clause].isSpaced,
      phrases[verb...].contains(where: { $0.isOption || $0.isQuantity || $0.isDrink }),
      phrases[..<verb].contains(where: \.isDrink), !tokens.roles.contains(.thatOne)
    else { return false }
    let fields = phrases[..<clause].fields
    return fields.isSuperset(of: [.sugar, .ice]) || isPaused && fields.contains(.quantity)
  }

  /// 紅茶半糖少冰三杯，一杯改去冰: the count before the word is a part of the order.
  private static func isOfPart(_ verb: Int, _ phrases: [Phrase]) -> Bool {
    phrases[verb].isRole(.change) && verb > 0 && phrases[verb - 1].isQuantity
  }

  private static func isPause(before index: Int, _ phrases: [Phrase]) -> Bool {
    guard index > 0 else { return false }
    // 珍奶半糖少冰 算了改奶綠
    if case .correction = phrases[index - 1].content { return true }
    return phrases[index - 1].isFiller || phrases[index - 1].separator == .comma
  }

  /// Whether the option behind is of a field that was said before.
  private static func saysAnew(_ index: Int, _ phrases: [Phrase]) -> Bool {
    guard let next = phrases.dropFirst(index + 1).first(where: { !$0.isFiller }), next.isOption
    else { return false }
    let fields = next.fields.subtracting(.addOns)
    return !fields.isEmpty && phrases[..<index].fields.isSuperset(of: fields)
  }

  /// 珍奶→奶綠.
  private static func leadsToDrink(_ index: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard phrases[index].separator == .soft, isArrow(phrases[index], tokens),
      phrases.dropFirst(index + 1).first?.isDrink == true
    else { return false }
    return phrases[..<index].last { $0.separator == nil }?.isDrink == true
  }

  /// 珍珠換波霸 of 珍奶大杯半糖少冰 珍珠換波霸: in an order the shop is told so.
  private static func swaps(_ index: Int, _ phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard phrases[index].isRole(.change), index > 0, index + 1 < phrases.count,
      case .addOn = phrases[index - 1].content, case .addOn = phrases[index + 1].content,
      !phrases[index].isSpaced, !phrases[index + 1].isSpaced,
      phrases.contains(where: \.isDrink), !tokens.roles.contains(.thatOne)
    else { return false }
    return phrases.fields.isSuperset(of: [.sugar, .ice])
  }

  /// 半糖->微糖, 半糖→微糖.
  static func isArrow(_ phrase: Phrase, _ tokens: Tokens) -> Bool {
    guard let mark = tokens.character(phrase.tokens.lowerBound).flatMap(Unicode.Scalar.init) else {
      return false
    }
    return mark == ">" || mark == "→"
  }
}
