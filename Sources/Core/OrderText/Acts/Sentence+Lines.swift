import Ordering

/// What is done with lines that are there already: they are cancelled, copied, or ordered as ever.
extension Sentence {
  /// Of a line that is described, the description stands in the item; an add-on that is cancelled is taken off.
  func cancel(_ cupLimit: Int) -> Outcome {
    var named = NamedTarget(phrases[...], tokens)
    guard named.strangeCharacters == 0, named.guess == nil else { return Outcome(unread: unread) }
    named.takeBareNumber()
    guard !cancelsSomethingElse, !contains(.talk) else { return Outcome(unread: unread) }
    var act = Act(.cancel, target: named.target)
    act.scope = named.scope ?? (isOfAll(phrases[...]) ? .all : nil)
    let said = ItemAssembly(named.rest, tokens).items.first
    var described =
      said?.settled(in: tokens, isOrder: false, cupLimit: cupLimit).line ?? DraftLine()
    (described.drink, described.quantity, described.note) = (nil, nil, nil)
    if act.target == nil, act.scope == nil, described.isOnlyAddOns {
      described.addOns = described.addOns.map { DraftLine.Portion(name: $0.name, portions: 0) }
      act.intent = .change
      act.items = [described]
      return Outcome(act: act, questions: named.questions, unread: named.unread)
    }
    if described != DraftLine() { act.items = [described] }
    let counts = said?.quantities ?? Few()
    // 兩杯珍奶取消一杯, 兩杯珍奶其中一杯取消: the first count says what there is.
    if act.scope == nil, let cups = counts.last, !isNumbered(act.target) {
      described.quantity = cups
      act.items = [described]
      act.scope = .part
    }
    var acts = (others(of: act, named) + [act]).flatMap { each($0, of: named) }
    if acts.count > 1, acts.count == counts.count {
      for (index, cups) in counts.enumerated() { acts[index].items[0].quantity = cups }
    }
    return Outcome(
      act: acts.removeLast(), others: acts, questions: named.questions, unread: named.unread)
  }

  /// The act once for each drink of the person that was said: 小明的珍奶跟奶綠.
  private func each(_ act: Act, of named: NamedTarget) -> [Act] {
    guard let drinks = act.target.flatMap({ named.drinks[$0] }) else { return [act] }
    return drinks.map { drink in
      var own = act
      var item = act.items.first ?? DraftLine()
      item.drink = drink
      own.items = [item]
      return own
    }
  }

  /// The act once for each target, in the order in which they are named.
  func others(of act: Act, _ named: NamedTarget) -> [Act] {
    named.others.map { target in
      var other = act
      other.target = target
      return other
    }
  }

  func usual(_ cupLimit: Int) -> Outcome {
    var outcome = Outcome(unread: unread)
    guard strangeCharacters == 0 else { return outcome }
    var act = Act(.usual)
    if let draft = ItemAssembly(phrases, tokens).items.first {
      let line = draft.settled(in: tokens, isOrder: false, cupLimit: cupLimit).line
      if line != DraftLine() { act.items = [line] }
    }
    outcome.act = act
    return outcome
  }

  func isOfAll(_ phrases: ArraySlice<Phrase>) -> Bool {
    phrases.contains { if case .all = $0.content { true } else { false } }
  }

  private func isNumbered(_ target: Target?) -> Bool {
    if case .number = target { true } else { false }
  }

  /// Whether it says what somebody thinks, or what was: +1 我也覺得, 跟昨天一樣.
  private var tells: Bool { contains(.talk) || contains(.about) || contains(.past) }

  /// Whether a copy says whom it is for, before the word that copies.
  var copiesForSomebody: Bool {
    phrases.contains { phrase in
      if case .people(_, isBefore: true) = phrase.content { return true }
      return phrase.isRole(.copy) && phrase.tokens.contains { tokens.holdsPronoun($0) }
    }
  }

  func copy(_ cupLimit: Int) -> Outcome {
    let forWhom = phrases.filter(\.isPerson)
    let named = NamedTarget(phrases.filter { !$0.isPerson }[...], tokens)
    // 跟我一樣 is said to somebody else.
    let isOfMe = phrases.indices.dropFirst().contains { index in
      phrases[index - 1].separator == .also && tokens.isPronoun(phrases[index].tokens.lowerBound)
    }
    guard named.strangeCharacters == 0, named.others.isEmpty, !tells, !isOfMe,
      named.guess.map(isCopied) ?? true
    else {
      return Outcome(unread: phrases.filter { $0.isUnread || $0.isPerson })
    }
    var act = Act(.copy, target: named.target)
    let assembly = ItemAssembly(forWhom + named.rest, tokens)
    var outcome = Outcome(unread: named.unread)
    if let draft = assembly.items.first {
      var settled = draft.settled(in: tokens, isOrder: false, cupLimit: cupLimit)
      if settled.line.quantity == 1 { settled.line.quantity = nil }
      if settled.line != DraftLine() || !settled.questions.isEmpty { act.items = [settled.line] }
      outcome.questions = settled.questions.map { (0, $0) }
    }
    outcome.act = act
    return outcome
  }

  /// 跟佳玲一樣: what leads to a name shows that it is one.
  private func isCopied(_ name: Range<Int>) -> Bool {
    let lead = name.lowerBound - 1
    if tokens.isInLetters(name.lowerBound), tokens.isInLetters(lead) == false,
      name.upperBound == tokens.words.count
    {
      return phrases.contains { if case .plus = $0.content { true } else { false } }
    }
    return tokens.has(.and, lead) || tokens.has(.same, lead) && tokens.isInLetters(lead)
  }
}

extension Sentence {
  /// 甜的不要了: what is said of sugar or ice describes no line that anybody could cancel.
  private var cancelsSomethingElse: Bool {
    phrases.contains { phrase in
      phrase.isUnread
        && [.sugarNoun, .iceNoun].contains { tokens.has($0, phrase.tokens.lowerBound) }
    }
  }
}

extension DraftLine {
  /// Whether add-ons are all that it says.
  fileprivate var isOnlyAddOns: Bool {
    !addOns.isEmpty && self == DraftLine(addOns: addOns)
  }
}
