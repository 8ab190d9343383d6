import Ordering

/// The act of a sentence, where enough of it is understood; ordinary talk has none.
extension Sentence {
  /// An act, what must be asked of its items, and what in it nothing explains.
  struct Outcome {
    var act: Act?
    /// The same act for the other targets that are named: 取消 #1 #2.
    var others: [Act] = []
    var questions: [(item: Int, question: Question)] = []
    var unread: [Phrase]
    /// The phrases of an order as its items took them: a bare number is a count or a price now.
    var placed: [Phrase] = []
  }

  func outcome(cupLimit: Int) -> Outcome {
    if isPlain { return plainOrder(cupLimit) }
    guard !isAbout, !isOfAnotherDay else { return Outcome(unread: unread) }
    return switch kind {
    case .order: order(cupLimit)
    case .change: change(cupLimit)
    case .cancel: cancel(cupLimit)
    case .copy: copy(cupLimit)
    case .usual: usual(cupLimit)
    case .question: question(cupLimit)
    }
  }

  /// 上次那杯去冰: the cup of another day is none of the lines.
  private var isOfAnotherDay: Bool {
    guard tokens.roles.contains(.past), tokens.roles.contains(.thatOne) else { return false }
    return phrases.contains { phrase in
      phrase.isRole(.past) && tokens.has(.thatOne, phrase.tokens.upperBound)
    }
  }

  var unread: [Phrase] { phrases.filter(\.isUnread) }

  /// One item, of which every phrase speaks.
  private func plainOrder(_ cupLimit: Int) -> Outcome {
    var draft = ItemDraft()
    for phrase in phrases { draft.take(phrase, tokens) }
    let settled = draft.settled(in: tokens, isOrder: true, cupLimit: cupLimit)
    return Outcome(
      act: Act(.order, items: [settled.line]), questions: settled.questions.map { (0, $0) },
      unread: [])
  }

  private func order(_ cupLimit: Int) -> Outcome {
    let assembly = ItemAssembly(phrases, tokens)
    var outcome = Outcome(unread: assembly.unread, placed: assembly.phrases)
    let hasDrink = phrases.contains(where: \.isDrink)
    guard hasDrink ? isOrder(assembly) : isAnswer(assembly) else { return outcome }
    var act = Act(hasDrink ? .order : .answer)
    for (number, draft) in assembly.items.enumerated() {
      let settled = draft.settled(in: tokens, isOrder: hasDrink, cupLimit: cupLimit)
      act.items.append(settled.line)
      outcome.questions += settled.questions.map { (number, $0) }
    }
    if let choice = assembly.choice {
      act.details.choice = choice
      outcome.questions.append(
        (0, Question(field: .quantity, because: .ambiguous, heard: String(choice))))
    }
    if !hasDrink, assembly.items.count == 1, isMore(assembly.items[0]) { act.scope = .more }
    outcome.act = act
    return outcome
  }

  /// 再一杯: nothing but how many more.
  private func isMore(_ item: ItemDraft) -> Bool {
    var rest = item
    rest.quantities = []
    guard rest.isEmpty, !item.quantities.isEmpty, let first = phrases.first(where: { !$0.isFiller })
    else { return false }
    return tokens.has(.also, first.tokens.lowerBound)
  }

  /// Whether a sentence with a drink orders it, rather than talking of it.
  private func isOrder(_ assembly: ItemAssembly) -> Bool {
    let strange = strangeCharacters
    let says = assembly.phrases.contains(where: isEvidence)
    let counts = assembly.phrases.contains(where: \.isQuantity)
    // 昨天的紅茶超甜 tells of a drink.
    guard counts || !isSaidOfItem(.past), !isRefusal, !isPriceList else { return false }
    if says { return strange <= itemCharacters * 2 + 8 }
    guard !contains(.talk), !isTooShort else { return false }
    return strange == 0 || isOnlyNamed
  }

  /// 紅茶大杯40中杯35: what two sizes of one drink cost.
  private var isPriceList: Bool {
    let prices = zip(phrases, phrases.dropFirst()).count { size, sum in
      guard case .level(.size, _) = size.content else { return false }
      switch sum.content {
      case .price: return true
      case .bare(let number): return number > BareNumberRule.mostCups
      default: return false
      }
    }
    return prices > 1 && phrases.count(where: \.isDrink) == 1
  }

  /// no milk tea for me.
  private var isRefusal: Bool {
    zip(phrases, phrases.dropFirst()).contains { word, drink in
      word.isRole(.no) && drink.isDrink && tokens.isInLetters(word.tokens.lowerBound)
    }
  }

  /// QQ and 3Q are pieces of names, and said for other things.
  private var isTooShort: Bool {
    phrases.allSatisfy { phrase in
      guard phrase.isDrink else { return true }
      let said = tokens.said(phrase.tokens).utf8
      return said.count < 4 && said.allSatisfy { $0 < 0x80 }
    }
  }

  /// Amy 紅茶: a short word before it, apart from it.
  private var isOnlyNamed: Bool {
    guard let first = phrases.first, first.isUnread,
      let drink = phrases.firstIndex(where: \.isDrink),
      phrases[drink].isSpaced
    else { return false }
    let name = phrases[..<drink]
    return name.allSatisfy(\.isUnread) && name.dropFirst().allSatisfy { !$0.isSpaced }
      && name.count <= 4 && phrases[drink...].allSatisfy { !$0.isUnread }
  }

  /// Whether a sentence without a drink answers with options or a count.
  private func isAnswer(_ assembly: ItemAssembly) -> Bool {
    guard !contains(.talk), !contains(.past), let item = assembly.items.first else { return false }
    guard item.hasValues else { return strangeCharacters == 0 && isForSomebody }
    return assembly.unread.isEmpty && (answersWithOptions ?? answersWithCount)
  }

  /// Whether options that are said are an answer; `nil` where none is.
  private var answersWithOptions: Bool? {
    guard phrases.contains(where: { $0.isOption && isEvidence($0) }) else { return nil }
    // 要大杯還是中杯 asks somebody else; 50% of the team is of something else; 還是微糖好了 thinks better of it.
    let said = phrases.filter { !$0.isFiller }
    let first = isAsked ? nil : said.first
    return !phrases.contains { phrase in
      switch phrase.content {
      case .or: phrase.tokens != first?.tokens
      case .of: tokens.isInLetters(phrase.tokens.lowerBound)
      default: false
      }
    }
  }

  private var isAsked: Bool {
    phrases.contains { tokens.has(.question, $0.tokens.lowerBound) }
  }

  /// Whether a count alone is an answer: 15 杯 600 元 and 大家都點一杯吧 are of no one's order.
  private var answersWithCount: Bool {
    let isSaid = phrases.contains { if case .quantity(.some) = $0.content { true } else { false } }
    return isSaid
      && !phrases.contains { phrase in
        switch phrase.content {
        case .price, .all, .strangeAddOn, .role(.yes), .role(.no): true
        default: false
        }
      }
  }

  /// 給客人, 備註 分兩袋: what alone is said of an item that is known already.
  private var isForSomebody: Bool {
    phrases.contains { phrase in
      switch phrase.content {
      case .people(_, isBefore: false): isSomebody(phrase)
      case .note: NoteRule.isWhole(phrase.tokens, tokens)
      default: false
      }
    }
  }

  /// Whether a person is named, and not what 代班 and 幫忙搬 are of.
  private func isSomebody(_ phrase: Phrase) -> Bool {
    let name = phrase.tokens.dropFirst()
    return name.first.map { tokens.isInLetters($0) } ?? false
      || PersonRule.isClear(name, in: tokens)
  }
}

extension ItemDraft {
  /// Whether something is said that can fill a field.
  var hasValues: Bool {
    var rest = self
    rest.drink = nil
    rest.notes = []
    rest.people = []
    return !rest.isEmpty
  }
}
