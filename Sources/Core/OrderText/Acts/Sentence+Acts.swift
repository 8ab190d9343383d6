import Ordering

/// The act of a sentence, where enough of it is understood; ordinary talk has none.
extension Sentence {
  /// An act, what must be asked of its items, and what in it nothing explains.
  struct Outcome {
    var act: Act?
    var questions: [(item: Int, question: Question)] = []
    var unread: [Phrase]
  }

  func outcome(cupLimit: Int) -> Outcome {
    switch kind {
    case .order: order(cupLimit)
    case .change: change(cupLimit)
    case .cancel: cancel(cupLimit)
    case .copy: copy(cupLimit)
    case .usual: Outcome(act: strangeCharacters == 0 ? Act(.usual) : nil, unread: unread)
    case .question: question(cupLimit)
    }
  }

  private var unread: [Phrase] { phrases.filter(\.isUnread) }

  private func order(_ cupLimit: Int) -> Outcome {
    let assembly = ItemAssembly(phrases, tokens)
    var outcome = Outcome(unread: assembly.unread)
    let hasDrink = phrases.contains(where: \.isDrink)
    guard hasDrink ? isOrder(assembly) : isAnswer(assembly) else { return outcome }
    var act = Act(hasDrink ? .order : .answer)
    for (number, draft) in assembly.items.enumerated() {
      let settled = draft.settled(in: tokens.lexicon, isOrder: hasDrink, cupLimit: cupLimit)
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
    let says = assembly.phrases.contains { $0.isOption || $0.isQuantity }
    let counts = assembly.phrases.contains(where: \.isQuantity)
    // 昨天的紅茶超甜 tells of a drink.
    guard counts || !contains(.past) else { return false }
    if says { return strange <= itemCharacters * 2 + 8 }
    guard !contains(.talk) else { return false }
    return strange == 0 || isOnlyNamed
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
    let strange = strangeCharacters
    guard strange > 0 else { return true }
    let isStrong = assembly.phrases.indices.contains { index in
      let phrase = assembly.phrases[index]
      let isGlued = index > 0 && !phrase.isSpaced && assembly.phrases[index - 1].isUnread
      return phrase.isTaste && !isGlued && tokens.said(phrase.tokens).unicodeScalars.count > 1
    }
    return isStrong && strange <= itemCharacters
  }

  /// 給客人, 備註 分兩袋: what alone is said of an item that is known already.
  private var isForSomebody: Bool {
    phrases.contains { phrase in
      switch phrase.content {
      case .people(_, isBefore: false): true
      case .note: phrase.tokens.contains { NoteRule.isMark($0, tokens) }
      default: false
      }
    }
  }

  private func question(_ cupLimit: Int) -> Outcome {
    let assembly = ItemAssembly(phrases, tokens)
    var outcome = Outcome(unread: assembly.unread)
    guard let draft = assembly.items.first, case .exact(let drink) = draft.drink,
      strangeCharacters == 0
    else { return outcome }
    var act = Act(.question, target: .drink(tokens.lexicon.drinks[drink].name))
    var asked = draft.settled(in: tokens.lexicon, isOrder: false, cupLimit: cupLimit).line
    asked.drink = nil
    if asked != DraftLine() { act.items = [asked] }
    outcome.act = act
    return outcome
  }

  /// Of a line that is described, the description stands in the item; an add-on that is cancelled is taken off.
  private func cancel(_ cupLimit: Int) -> Outcome {
    var named = NamedTarget(phrases[...], tokens)
    guard named.strangeCharacters == 0 else { return Outcome(unread: unread) }
    named.takeBareNumber()
    var act = Act(.cancel, target: named.target)
    act.scope = named.scope ?? (isOfAll(phrases[...]) ? .all : nil)
    let said = ItemAssembly(named.rest, tokens).items.first
    var described =
      said?.settled(in: tokens.lexicon, isOrder: false, cupLimit: cupLimit).line ?? DraftLine()
    (described.drink, described.quantity, described.note) = (nil, nil, nil)
    if act.target == nil, act.scope == nil, described.isOnlyAddOns {
      described.addOns = described.addOns.map { DraftLine.Portion(name: $0.name, portions: 0) }
      act.intent = .change
      act.items = [described]
      return Outcome(act: act, questions: named.questions, unread: named.unread)
    }
    if described != DraftLine() { act.items = [described] }
    if act.scope == nil, let cups = said?.quantities.first, !isNumbered(act.target) {
      described.quantity = cups
      act.items = [described]
      act.scope = .part
    }
    return Outcome(act: act, questions: named.questions, unread: named.unread)
  }

  private func isOfAll(_ phrases: ArraySlice<Phrase>) -> Bool {
    phrases.contains { if case .all = $0.content { true } else { false } }
  }

  private func isNumbered(_ target: Target?) -> Bool {
    if case .number = target { true } else { false }
  }

  private func copy(_ cupLimit: Int) -> Outcome {
    let forWhom = phrases.filter(\.isPerson)
    let named = NamedTarget(phrases.filter { !$0.isPerson }[...], tokens)
    guard named.strangeCharacters == 0 else { return Outcome(unread: unread) }
    var act = Act(.copy, target: named.target)
    let assembly = ItemAssembly(forWhom + named.rest, tokens)
    var outcome = Outcome(unread: named.unread)
    if let draft = assembly.items.first {
      var settled = draft.settled(in: tokens.lexicon, isOrder: false, cupLimit: cupLimit)
      if settled.line.quantity == 1 { settled.line.quantity = nil }
      if settled.line != DraftLine() || !settled.questions.isEmpty { act.items = [settled.line] }
      outcome.questions = settled.questions.map { (0, $0) }
    }
    outcome.act = act
    return outcome
  }

  private func change(_ cupLimit: Int) -> Outcome {
    let verb = phrases.firstIndex { $0.isRole(.change) } ?? 0
    var named = NamedTarget(phrases[..<verb], tokens)
    var values = Array(phrases[verb...])
    if case .ordinal(let number, let isOwn) = values.dropFirst().first?.content {
      named.target = .number(number)
      named.scope = isOwn ? .own : nil
      values.remove(at: 1)
    } else if case .people(let names, _) = values.first?.content {
      named.target = names.compactMap(\.self).first.map { .person($0) }
      values.removeFirst()
    }
    let assembly = ItemAssembly(values, tokens)
    var outcome = Outcome(unread: named.unread + assembly.unread)
    guard let draft = assembly.items.first, draft.hasValues || draft.drink != nil,
      outcome.strangeCharacters(tokens) <= itemCharacters
    else { return outcome }
    let settled = draft.settled(in: tokens.lexicon, isOrder: false, cupLimit: cupLimit)
    var act = Act(.change, items: [settled.line], target: named.target)
    act.scope = named.scope ?? (isOfAll(phrases[..<verb]) ? .all : nil)
    let counts = ItemAssembly(named.rest, tokens).items.first?.quantities ?? []
    if act.scope == nil, settled.line.quantity == nil, let cups = counts.first {
      act.items[0].quantity = cups
      act.scope = .part
    }
    outcome.act = act
    outcome.questions = named.questions + settled.questions.map { (0, $0) }
    return outcome
  }
}

extension Sentence.Outcome {
  fileprivate func strangeCharacters(_ tokens: Tokens) -> Int {
    unread.reduce(0) { $0 + tokens.said($1.tokens).unicodeScalars.count }
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

extension DraftLine {
  /// Whether add-ons are all that it says.
  fileprivate var isOnlyAddOns: Bool {
    !addOns.isEmpty && self == DraftLine(addOns: addOns)
  }
}
