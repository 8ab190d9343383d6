import Ordering

/// Holds the ways to say a command against a sentence; every word of it must be one of the command's, or say nothing.
struct CommandMatch {
  private let tokens: Tokens
  /// The words of the sentence that say something.
  private let words: [Int]

  /// The act of a sentence that is a command; `nil` for any other.
  static func act(in sentence: Range<Int>, of tokens: Tokens) -> Act? {
    guard tokens.holdsLiteral(sentence) else { return nil }
    let words = sentence.filter { !isSilent($0, tokens) }
    guard !words.isEmpty, words.count <= 24 else { return nil }
    return CommandMatch(tokens: tokens, words: words).act()
  }

  /// The act of a sentence that opens a run and says more than what is known of one, and the words left over.
  static func opening(
    in sentence: Range<Int>, of tokens: Tokens
  ) -> (act: Act, unread: [Range<Int>])? {
    guard tokens.holdsLiteral(sentence) else { return nil }
    let words = sentence.filter { !isSilent($0, tokens) }
    guard !words.isEmpty else { return nil }
    let match = CommandMatch(tokens: tokens, words: words)
    for command in match.candidates where command.intent == .open {
      var act = Act(.open)
      guard let start = match.end(of: command.parts[...], &act) else { continue }
      let isShopSaid = act.details.shop != nil
      let unread = OpenTerms.take(words[start...], tokens, &act)
      guard !OpenTerms.isTalk(unread, tokens, act),
        isShopSaid || OpenTerms.isMeant(words[start...], unread, tokens, act)
      else { return nil }
      return (act, match.pieces(of: unread))
    }
    return nil
  }

  /// Words that nothing explains, those that only marks glue together made one: 25:00.
  private func pieces(of unread: [Int]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for index in unread {
      if let last = pieces.last, (last.upperBound...index).allSatisfy(tokens.isGlued),
        index == last.upperBound || !words.contains(index - 1)
      {
        pieces[pieces.count - 1] = last.lowerBound..<index + 1
      } else {
        pieces.append(index..<index + 1)
      }
    }
    return pieces
  }

  private static func isSilent(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.literal(index) == nil, !tokens.has(.today, index) else { return false }
    return tokens.isAny(of: .picture, index) || tokens.has(.filler, index) || tokens.has(.of, index)
      || tokens.isAny(of: [.hard, .question, .comma, .soft, .colon], index)
  }

  /// The commands whose first word is one of the sentence's, in the order of the vocabulary.
  private var candidates: [Command] {
    let known = tokens.lexicon.commandsByLiteral
    let literals = Set(words.compactMap { tokens.literal($0) }.filter { $0 < known.count })
    let commands = literals.flatMap { known[$0] }
    return commands.sorted().map { tokens.lexicon.commands[$0] }
  }

  private func act() -> Act? {
    for command in candidates {
      var act = Act(command.intent)
      if match(command.parts[...], at: 0, &act) { return act }
    }
    return nil
  }

  private func match(_ parts: ArraySlice<Command.Part>, at place: Int, _ act: inout Act) -> Bool {
    guard let end = end(of: parts, at: place, &act) else { return false }
    guard act.intent == .open else { return end == words.count }
    let isShopSaid = act.details.shop != nil
    return OpenTerms.take(words[end...], tokens, &act).isEmpty
      && (end == words.count || isShopSaid || OpenTerms.isMeant(words[end...], [], tokens, act))
  }

  /// Where the parts of a command end that stand at a place.
  private func end(
    of parts: ArraySlice<Command.Part>, at place: Int = 0, _ act: inout Act
  ) -> Int? {
    var place = place
    for part in parts {
      var found = end(of: part, at: place, &act)
      while found == nil, isParticle(place) {
        place += 1
        found = end(of: part, at: place, &act)
      }
      guard let found else { return nil }
      place = found
    }
    while isParticle(place) { place += 1 }
    return place
  }

  /// Whether a word that this command lacks says nothing here, though it is a word of another: 現在 of 現在總共多少.
  private func isParticle(_ place: Int) -> Bool {
    place < words.count && tokens.has(.filler, words[place])
  }

  private func end(of part: Command.Part, at place: Int, _ act: inout Act) -> Int? {
    guard place < words.count else { return nil }
    switch part {
    case .literal(let literal):
      return tokens.literal(words[place]) == literal ? place + 1 : nil
    case .slot(let slot): return fill(slot, at: place, &act)
    }
  }

  private func fill(_ slot: Command.Slot, at place: Int, _ act: inout Act) -> Int? {
    let index = words[place]
    switch slot {
    case .drink:
      guard case .drink(.exact(let drink)) = DrinkRule.phrase(at: index, in: tokens)?.content
      else { return nil }
      act.target = .drink(tokens.lexicon.drinks[drink].name)
      return place + 1
    case .number:
      guard let ordinal = OrdinalRule.phrase(at: index, in: tokens),
        case .ordinal(let number, _) = ordinal.content
      else { return bareNumber(at: place, &act) }
      act.target = .number(number)
      return past(ordinal.tokens.upperBound)
    case .shop: return shop(at: place, &act)
    case .person: return person(at: place, &act)
    case .keyword: return keyword(at: place, &act)
    case .amount:
      guard let sum = Sums.sum(at: index, in: tokens) else { return nil }
      act.details.amount = sum.text
      return past(sum.end)
    case .deadline, .minutes:
      // extend until 5, 十分鐘後收單: what leads to the time and from it is said with the time.
      var start = index
      while tokens.has(.until, start), tokens.isInLetters(start) { start += 1 }
      guard let time = Times.deadline(at: start, in: tokens) else { return nil }
      act.details.deadline = time.deadline
      return past(tokens.has(.after, time.end) ? time.end + 1 : time.end)
    default: return nil
    }
  }

  /// A shop of the menus: what none of them is, is a word of any talk.
  private func shop(at place: Int, _ act: inout Act) -> Int? {
    let index = words[place]
    guard tokens.isShop(index) else { return nil }
    act.details.shop = tokens.said(index..<index + 1)
    return place + 1
  }

  /// The place of the first word that says something from there on.
  private func past(_ index: Int) -> Int {
    words.firstIndex { $0 >= index } ?? words.count
  }

  private func bareNumber(at place: Int, _ act: inout Act) -> Int? {
    guard let number = tokens.whole(words[place]) else { return nil }
    act.target = .number(number)
    return place + 1
  }

  private func person(at place: Int, _ act: inout Act) -> Int? {
    guard let name = PersonRule.name(at: words[place], in: tokens) else { return nil }
    guard !isDoubtful(name, at: place) else { return nil }
    act.target = .person(PersonRule.said(name, in: tokens))
    return past(name.upperBound)
  }

  /// 尾 of 收尾, and view of take in the view: what ends a sentence behind a verb of one character is hardly a name.
  private func isDoubtful(_ name: Range<Int>, at place: Int) -> Bool {
    if tokens.isInLetters(name.lowerBound), tokens.has(.filler, name.lowerBound - 1) { return true }
    guard name.upperBound > words.last ?? 0, place > 0, tokens.isGlued(name.lowerBound),
      let verb = tokens.word(words[place - 1]), tokens.isSingle(verb)
    else { return false }
    return !PersonRule.isClear(name, in: tokens)
  }

  /// What is looked for must be a piece of something on a menu; ordinary talk has no hits.
  private func keyword(at place: Int, _ act: inout Act) -> Int? {
    let said = tokens.said(words[place]..<(words.last ?? 0) + 1)
    let key = tokens.lexicon.key(said)
    guard key.characters > 1 else { return nil }
    let isKnown = tokens.lexicon.menus.contains { menu in
      menu.drinks.contains { drink in
        (drink.allNames + [drink.category].compactMap(\.self)).contains {
          tokens.lexicon.key($0).holds(key)
        }
      }
    }
    guard isKnown else { return nil }
    act.details.keyword = said
    return words.count
  }
}
