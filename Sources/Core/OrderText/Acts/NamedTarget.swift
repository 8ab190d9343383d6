import Ordering

/// The line, person or drink that a change, a copy or a cancellation names, and the phrases that are left.
struct NamedTarget {
  var target: Target?
  /// The targets before it, where several are named: 取消 #1 #2.
  private(set) var others: [Target] = []
  /// What was said of a person's drinks: 珍奶 of 小明的珍奶.
  private(set) var drinks: [Target: [String]] = [:]
  /// Where the target is a name of which nothing shows that it is one: 會議 of 取消會議.
  private(set) var guess: Range<Int>?
  /// Whose line the number of the target counts, where that was said.
  var scope: Act.Scope?
  private(set) var rest: [Phrase] = []
  private(set) var unread: [Phrase] = []
  /// Which of some drinks is meant, where only a piece of a name was said.
  private(set) var questions: [(item: Int, question: Question)] = []
  private let tokens: Tokens

  init(_ phrases: ArraySlice<Phrase>, _ tokens: Tokens) {
    self.tokens = tokens
    var index = phrases.startIndex
    while index < phrases.endIndex {
      let phrase = phrases[index]
      // 小明跟小華的: what joins two names.
      let isJoined =
        index > phrases.startIndex && (phrases[index - 1].separator ?? .soft) >= .also
      index += 1
      switch phrase.content {
      case .ordinal(let number, let isOwn):
        take(.number(number), isUpTo: isRange(before: phrase))
        scope = isOwn ? .own : nil
      case .drink(.exact(let drink)):
        take(drink: tokens.lexicon.drinks[drink].name, isJoined: isJoined)
      case .drink(.open(let names, let because)):
        let heard = tokens.said(phrase.tokens)
        take(drink: heard, isJoined: isJoined)
        questions.append(
          (0, Question(field: .target, because: because, heard: heard, choices: names)))
      case .people(let names, let isBefore):
        let owned = isBefore ? nil : target
        for name in names.compactMap(\.self) { take(.person(name), of: owned) }
      case .role(.last): target = .last
      case .role(.person): take(.person(tokens.said(phrase.tokens)))
      case .unread where isRange(before: phrase) && lineNumber(phrase) != nil:
        take(.number(lineNumber(phrase) ?? 0), isUpTo: true)
      case .unread where isSilent(phrase) || tokens.has(.range, phrase.tokens.lowerBound): break
      case .unread: index = takeName(phrase, phrases[index...], isJoined: isJoined)
      default: rest.append(phrase)
      }
    }
  }

  /// #1 到 #3, #1-3, 1到3號: each line from the one to the other.
  private mutating func take(_ named: Target, isUpTo: Bool) {
    if isUpTo, case .number(let last) = named, let first = rangeStart,
      (first..<first + Self.longestRange).contains(last)
    {
      for number in first..<last { take(.number(number)) }
      rest.removeAll(where: \.isBare)
    }
    take(named)
  }

  private var rangeStart: Int? {
    if case .number(let first) = target { return first }
    guard target == nil, case .bare(let first) = rest.last(where: \.isBare)?.content else {
      return nil
    }
    return first <= Self.longestRange * 10 ? first : nil
  }

  private static let longestRange = 20

  /// 3 of #1-3.
  private func lineNumber(_ phrase: Phrase) -> Int? {
    guard rangeStart != nil else { return nil }
    return tokens.whole(phrase.tokens.lowerBound)
  }

  private func isRange(before phrase: Phrase) -> Bool {
    let joint = phrase.tokens.lowerBound - 1
    let isTilde =
      tokens.isAny(of: .picture, joint) && tokens.isGlued(joint) && tokens.isGlued(joint + 1)
    return tokens.has(.minus, joint) || tokens.has(.range, joint) || isTilde
  }

  /// 小明的珍奶 is one target, and so is each of 小明的珍奶跟奶綠; 小明的跟珍奶 are two.
  private mutating func take(drink name: String, isJoined: Bool) {
    guard let target, isPerson, !isJoined || drinks[target] != nil else {
      return take(.drink(name))
    }
    let isFirst = drinks[target] == nil
    let owners = isFirst ? (others + [target]).filter { drinks[$0] == nil } : [target]
    for owner in owners where owner.isPerson { drinks[owner, default: []].append(name) }
  }

  /// 珍奶（小明）: whose the drink before it is.
  private mutating func take(_ person: Target, of owned: Target?) {
    if case .drink(let name) = owned, owned == target {
      target = nil
      drinks[person, default: []].append(name)
    }
    take(person)
  }

  private mutating func take(_ named: Target) {
    // 剛剛的紅茶 is the last of them.
    if let target, target != .last, target != named, !others.contains(target) {
      others.append(target)
    }
    target = named
  }

  /// 甜度 of 甜度改半糖, where the value says which field it is; 不要 of 不要紅茶了 and 不要，改麗春.
  private func isSilent(_ phrase: Phrase) -> Bool {
    [.sugarNoun, .iceNoun, .without].contains { tokens.has($0, phrase.tokens.lowerBound) }
  }

  /// A run of characters that nothing explains may be a person's name: 跟小明一樣.
  private mutating func takeName(
    _ first: Phrase, _ following: ArraySlice<Phrase>, isJoined: Bool
  ) -> Int {
    var run = [first]
    for phrase in following.prefix(while: { $0.isUnread && !$0.isSpaced }) { run.append(phrase) }
    let start = first.tokens.lowerBound
    let isAfterSize = start > 0 && tokens.isGlued(start) && tokens.level(start - 1)?.field == .size
    let words = (isAfterSize ? start - 1 : start)..<start + run.count
    if let name = PersonRule.name(at: words.lowerBound, in: tokens),
      !PersonRule.isSpokenTo(name, in: tokens),
      target == nil || isJoined && (isPerson || PersonRule.owns(name, in: tokens))
    {
      take(.person(PersonRule.said(name, in: tokens)))
      if !PersonRule.isClear(name, in: tokens), !PersonRule.owns(name, in: tokens) { guess = name }
      rest.removeAll { name.contains($0.tokens.lowerBound) }
    } else if !isSpokenTo(words) {
      unread += run
    }
    return following.startIndex + run.count - 1
  }

  /// 小明 of 小明 幫我取消; a name that nothing shows to be one stays unread.
  private func isSpokenTo(_ words: Range<Int>) -> Bool {
    PersonRule.name(at: words.lowerBound, in: tokens).map {
      PersonRule.isSpokenTo($0, in: tokens) && PersonRule.isClear($0, in: tokens)
    } ?? false
  }

  private var isPerson: Bool { target?.isPerson ?? false }

  /// 刪除 5: beside such a word a number alone is a line's.
  mutating func takeBareNumber() {
    guard target == nil else { return }
    let said = rest
    rest = said.filter { !$0.isBare || isAfterMinus($0) }
    for phrase in said {
      if case .bare(let number) = phrase.content, !isAfterMinus(phrase) { take(.number(number)) }
    }
  }

  private func isAfterMinus(_ phrase: Phrase) -> Bool {
    tokens.has(.minus, phrase.tokens.lowerBound - 1)
  }

  var strangeCharacters: Int {
    unread.reduce(0) { $0 + tokens.characters(of: $1.tokens) }
  }
}

extension Target {
  var isPerson: Bool { if case .person = self { true } else { false } }
}
