import Ordering

/// What is changed of lines that are there already, and into what.
extension Sentence {
  func change(_ cupLimit: Int) -> Outcome {
    let verb = changeVerb
    var named = NamedTarget(phrases[..<verb], tokens)
    var values = Array(phrases[verb...])
    // 1、2 改去冰: numbers that are all that stands before the verb.
    if named.target == nil, named.unread.isEmpty,
      !named.rest.contains(where: { $0.isOfItem && !$0.isBare })
    {
      named.takeBareNumber()
    }
    let lines = lineNumbers(behindVerbOf: values)
    if !lines.isEmpty {
      named = NamedTarget(values[1..<1 + lines.count], tokens)
      values.removeSubrange(1..<1 + lines.count)
    } else if case .people(let names, _) = values.first?.content {
      named.target = names.compactMap(\.self).first.map { .person($0) }
      values.removeFirst()
    }
    let assembly = ItemAssembly(values, tokens)
    var outcome = Outcome(unread: named.unread + assembly.unread)
    let hasNote = assembly.items.first.map { !$0.notes.isEmpty } ?? false
    guard let draft = assembly.items.first,
      draft.hasValues || draft.drink != nil || hasNote && TakingOff.isSaid(phrases, tokens),
      outcome.strangeCharacters(tokens) <= itemCharacters
    else { return outcome }
    guard isMeant(named, values) else { return Outcome(unread: unread) }
    let settled = draft.settled(in: tokens, isOrder: false, cupLimit: cupLimit)
    var act = Act(.change, items: [settled.line], target: named.target)
    act.scope = named.scope ?? (isOfAll(phrases[..<verb]) ? .all : nil)
    let counts = ItemAssembly(named.rest, tokens).items.first?.quantities ?? Few()
    if act.scope == nil, settled.line.quantity == nil, let cups = counts.first {
      act.items[0].quantity = cups
      act.scope = .part
    }
    outcome.act = act
    // 紅茶大杯 綠茶去冰改半糖: what has options of its own is hardly a second target.
    if !named.rest.contains(where: \.isOption) { outcome.others = others(of: act, named) }
    outcome.questions = named.questions + settled.questions.map { (0, $0) }
    return outcome
  }

  /// #1 #2 of 改 #1 #2 去冰: the lines that are named behind the verb, with what joins them.
  private func lineNumbers(behindVerbOf values: [Phrase]) -> ArraySlice<Phrase> {
    let behind = values.dropFirst()
    let end = behind.firstIndex { phrase in
      if case .ordinal = phrase.content { return false }
      return phrase.separator == nil
    }
    let lines = behind[..<(end ?? values.endIndex)]
    let last = lines.lastIndex { $0.separator == nil }
    return last.map { lines[...$0] } ?? []
  }

  /// Where the words end that say what is changed: before the verb, or between it and a second one.
  private var changeVerb: Int {
    if let start = TakingOff.values(of: phrases, tokens) { return start }
    let verbs = phrases.indices.filter { phrases[$0].isRole(.change) }
    guard verbs.count > 1 else { return verbs.first ?? phrases.lastIndexOfLine(tokens) ?? 0 }
    let between = phrases[verbs[0] + 1..<verbs[1]]
    let isTarget = between.contains { phrase in
      if case .ordinal = phrase.content { return true }
      if case .of = phrase.content { return true }
      return phrase.isRole(.last) || phrase.isRole(.mine)
        // Change the thai tea to no ice: between the two words of English only what is changed can stand.
        || phrase.isDrink
          && (phrases[verbs[1]...].contains(where: \.isDrink)
            || tokens.isInLetters(phrases[verbs[1]].tokens.lowerBound))
    }
    return isTarget && !between.contains(where: \.isOption) ? verbs[1] : verbs[0]
  }

  /// Whether a change is of an order: 把標題改成大一點 and change it to 5 are of anything.
  private func isMeant(_ named: NamedTarget, _ values: [Phrase]) -> Bool {
    let isPlain = values.contains { phrase in
      phrase.isDrink || phrase.isNote
        || isEvidence(phrase) && tokens.characters(of: phrase.tokens) > 1
    }
    return isPlain
      || named.guess == nil && (named.target != nil || values.contains(where: \.isOption))
  }
}

extension [Phrase] {
  /// Where the words end that point at a line: #2 of #2 加白玉, 熟成紅茶那杯 of 熟成紅茶那杯加白玉.
  fileprivate func lastIndexOfLine(_ tokens: Tokens) -> Int? {
    lastIndex { phrase in
      if case .ordinal = phrase.content { return true }
      return tokens.has(.thatOne, phrase.tokens.lowerBound)
    }.map { $0 + 1 }
  }
}

extension Sentence.Outcome {
  fileprivate func strangeCharacters(_ tokens: Tokens) -> Int {
    unread.reduce(0) { $0 + tokens.characters(of: $1.tokens) }
  }
}
