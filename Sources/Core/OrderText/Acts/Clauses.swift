import Ordering

/// A sentence that does more than one thing: 熟成紅茶半糖去冰，小明付了; 取消 #1 再一杯麗春紅茶.
///
/// It is cut at commas and blanks. A clause that is an act by itself stands alone; what lies between is read together, and
/// where some of it does nothing the sentence is not cut at all.
struct Clauses {
  private let tokens: Tokens
  private let cupLimit: Int
  private let clauses: [Clause]

  struct Clause {
    var words: Range<Int>
    var isAfterComma: Bool
  }

  /// A stretch that is taken by itself.
  struct Part {
    var words: Range<Int>
    /// What a change to a drink orders behind a cancellation: 取消，改點麗春.
    var isInstead = false
  }

  /// More clauses than people write.
  private static let most = 24

  /// The parts of a sentence; `nil` where it is one.
  static func parts(of words: Range<Int>, _ tokens: Tokens, cupLimit: Int) -> [Part]? {
    if let lines = LineClauses.parts(of: words, tokens, cupLimit: cupLimit) { return lines }
    guard words.contains(where: { actsAlone($0, tokens) }) else { return nil }
    let clauses = Self.clauses(of: words, tokens)
    guard clauses.count > 1, clauses.count <= most else { return nil }
    return Clauses(tokens: tokens, cupLimit: cupLimit, clauses: clauses).parts()
  }

  private static func actsAlone(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.literal(index) != nil
      || [.cancel, .copy, .change].contains { tokens.has($0, index) } || tokens.has(.plus, index)
  }

  private static func clauses(of words: Range<Int>, _ tokens: Tokens) -> [Clause] {
    var clauses: [Clause] = []
    var start = words.lowerBound
    var isAfterComma = false
    func close(_ end: Int) {
      if end > start { clauses.append(Clause(words: start..<end, isAfterComma: isAfterComma)) }
    }
    for index in words where index >= start {
      if tokens.has(.comma, index) || joinsCommands(index, words, tokens) {
        close(index)
        (start, isAfterComma) = (index + 1, true)
      } else if index > start, parts(index, tokens) {
        close(index)
        (start, isAfterComma) = (index, false)
      }
    }
    close(words.upperBound)
    return clauses
  }

  /// 然後 of 我的訂單然後收單: behind the word a command stands, up to the next clause.
  private static func joinsCommands(_ index: Int, _ words: Range<Int>, _ tokens: Tokens) -> Bool {
    guard tokens.has(.also, index) || tokens.has(.and, index) else { return false }
    let behind = index + 1..<words.upperBound
    let end = behind.first { at in
      tokens.has(.comma, at) || tokens.has(.also, at) || at > index + 1 && parts(at, tokens)
    }
    return CommandMatch.act(in: index + 1..<(end ?? words.upperBound), of: tokens) != nil
  }

  /// Whether the blank before a word parts clauses; in English and before a number it does not.
  private static func parts(_ index: Int, _ tokens: Tokens) -> Bool {
    if addsDrink(index, tokens), tokens.roles.contains(.cancel) { return true }
    return tokens.isSpaced(index) && !tokens.isInLetters(index) && tokens.number(index) == nil
      && !tokens.has(.number, index)
  }

  /// 加 of 取消珍奶加奶綠 and 珍奶取消 加一杯奶綠.
  private static func addsDrink(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.has(.add, index) else { return false }
    let isCounted = tokens.number(index + 1) != nil && tokens.has(.cup, index + 2)
    return tokens.drink(isCounted ? index + 3 : index + 1) != nil
  }

  private func parts() -> [Part]? {
    var parts: [Part] = []
    var run: Range<Int>?
    var isCut = false
    for number in clauses.indices {
      let clause = clauses[number]
      guard standsAlone(number, behind: run) else {
        run = (run?.lowerBound ?? clause.words.lowerBound)..<clause.words.upperBound
        continue
      }
      isCut = true
      if let before = run { parts.append(Part(words: before)) }
      parts.append(Part(words: clause.words))
      run = nil
    }
    if let run { parts.append(Part(words: run)) }
    guard isCut, parts.count > 1 else { return nil }
    return settled(parts)
  }

  /// The parts if each of them does something.
  private func settled(_ parts: [Part]) -> [Part]? {
    var settled: [Part] = []
    var last: Intent?
    for var part in parts {
      part.isInstead = last == .cancel
      let acts = MessageActs.acts(of: part, tokens, cupLimit: cupLimit)
      guard let act = acts.last else { return nil }
      last = act.intent
      settled.append(part)
    }
    return settled
  }

  /// Whether a clause is an act that takes nothing from those around it.
  private func standsAlone(_ number: Int, behind run: Range<Int>?) -> Bool {
    let words = clauses[number].words
    let next = number + 1 < clauses.count ? clauses[number + 1] : nil
    if let act = CommandMatch.act(in: words, of: tokens) {
      // 不知道喝什麼 就熟成紅茶吧 needs nothing recommended.
      return act.intent != .open && (act.intent != .recommend || next == nil)
    }
    let sentence = Sentence(PhraseRules.phrases(in: words, of: tokens), tokens)
    guard [.cancel, .copy, .change].contains(sentence.kind) else { return false }
    let outcome = sentence.outcome(cupLimit: cupLimit)
    if sentence.kind == .change {
      return next == nil && (corrects(outcome, run) || isOfAnotherLine(outcome, behind: run))
    }
    guard let act = outcome.act, outcome.unread.isEmpty else { return false }
    if let next {
      if startsItem(next, behind: act.intent) { return true }
      return act.intent == .cancel && act.items.isEmpty && isWholeItem(next, behind: act)
    }
    if act.intent == .cancel, isOfAnotherLine(outcome, behind: run) { return true }
    // 熟成紅茶，不要了 and 麗春紅茶，熟成紅茶取消 are one cancellation.
    guard act.intent == .cancel, act.target != nil, clauses[number].isAfterComma, let run else {
      return false
    }
    let before = PhraseRules.phrases(in: run, of: tokens)
    return before.contains(where: \.isDrink) && before.contains { $0.isOption || $0.isQuantity }
  }

  /// 再來一杯熟成紅茶 然後取消 #2, 熟成紅茶半糖 再把 #2 改去冰: what has a number is not what was ordered just before.
  private func isOfAnotherLine(_ outcome: Sentence.Outcome, behind run: Range<Int>?) -> Bool {
    guard let run, case .number = outcome.act?.target, outcome.unread.isEmpty else { return false }
    let before = PhraseRules.phrases(in: run, of: tokens)
    return before.contains(where: \.isDrink)
      && before.contains { $0.isOption || $0.isQuantity }
      && !before.contains { phrase in
        if case .ordinal = phrase.content { return true }
        return phrase.isRole(.cancel) || phrase.isRole(.change)
      }
  }

  /// 奶綠改無糖 of 珍奶1 奶綠1 都半糖少冰 奶綠改無糖: one of several drinks that are ordered before it.
  private func corrects(_ outcome: Sentence.Outcome, _ run: Range<Int>?) -> Bool {
    guard let run, case .drink(let name) = outcome.act?.target, outcome.unread.isEmpty,
      !tokens.roles.contains(.thatOne)
    else { return false }
    let before = PhraseRules.phrases(in: run, of: tokens)
    let drinks = before.compactMap { phrase -> String? in
      guard case .drink(.exact(let drink)) = phrase.content else { return nil }
      return tokens.lexicon.drinks[drink].name
    }
    return drinks.count > 1 && drinks.contains(name)
      && before.contains { $0.isOption || $0.isQuantity || $0.isBare }
  }

  /// 珍奶不要了，奶綠大杯微糖微冰: nobody says that much of what is cancelled.
  private func isWholeItem(_ clause: Clause, behind act: Act) -> Bool {
    switch act.target {
    case nil, .person: return false
    case .drink, .number, .last: break
    }
    let phrases = PhraseRules.phrases(in: clause.words, of: tokens)
    return phrases.first?.isDrink == true && phrases.fields.isSuperset(of: [.sugar, .ice])
  }

  /// Whether a clause orders something else: 再一杯麗春, 改點麗春; 取消熟成紅茶，麗春紅茶 goes on with what is cancelled.
  private func startsItem(_ clause: Clause, behind intent: Intent) -> Bool {
    let phrases = PhraseRules.phrases(in: clause.words, of: tokens)
    guard phrases.contains(where: \.isDrink) else { return false }
    // 我也要，幫我點一杯麗春 orders one drink.
    let heads: [Role] = intent == .copy ? [.also] : [.also, .change, .me, .order, .add]
    return heads.contains { tokens.has($0, clause.words.lowerBound) }
  }
}
