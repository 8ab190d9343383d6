import Ordering

/// Reads a message sentence by sentence and puts the acts together.
struct MessageActs {
  private let tokens: Tokens
  private let cupLimit: Int
  private var acts: [Act] = []
  private var questions: [ReadingQuestion] = []
  private var unread: [Phrase] = []
  /// Sentences that order, one after the other, are one act.
  private var order: [Phrase] = []
  /// What the reading went by, where that is wanted.
  private var trace: ReadingTrace?

  init(_ tokens: Tokens, cupLimit: Int) {
    self.tokens = tokens
    self.cupLimit = cupLimit
  }

  /// The reading of the whole message.
  static func reading(of text: String, _ tokens: Tokens, cupLimit: Int) -> Reading {
    if let bare = BareWord.read(tokens) { return Reading(text: text, bare: bare) }
    var message = MessageActs(tokens, cupLimit: cupLimit)
    message.run()
    return message.reading(of: text)
  }

  /// The same reading, and how it came to be.
  static func explanation(of text: String, _ tokens: Tokens, cupLimit: Int) -> Explanation {
    var trace = ReadingTrace()
    if let bare = BareWord.read(tokens) {
      trace.add(.bareWord)
      return Explanation(Reading(text: text, bare: bare), tokens, trace)
    }
    var message = MessageActs(tokens, cupLimit: cupLimit)
    message.trace = trace
    message.run()
    return Explanation(message.reading(of: text), tokens, message.trace ?? trace)
  }

  private func reading(of text: String) -> Reading {
    Reading(text: text, acts: acts, unread: pieces(), questions: questions)
  }

  private mutating func run() {
    let agreed = leadingYes()
    trace?.add(.yes(0..<agreed))
    var start = 0
    while start < tokens.words.count {
      let end = SentenceSplit.end(from: start, in: tokens)
      let words = max(start, agreed)..<max(end, agreed)
      if !words.isEmpty { take(words) }
      start = end
    }
    flushOrder()
    if agreed > 0, !acts.isEmpty { confirmFirst() }
  }

  /// How many words at the head are a yes, with the bot's name before it.
  private func leadingYes() -> Int {
    var start = 0
    while tokens.has(.address, start) || start > 0 && tokens.has(.colon, start) { start += 1 }
    var index = start
    while tokens.has(.yes, index), !DoubledNoun.starts(at: index, in: tokens),
      !tokens.has(.times, index + 1)
        || tokens.whole(index + 2) != nil && !tokens.isInLetters(index)
    {
      index += 1
    }
    // 可以換成熱的嗎 asks; 可 of 可樂 is a piece of a word.
    // 是綠茶不是紅茶 puts right.
    let putsRight = tokens.roles.contains(.isNot)
    if index > start, tokens.isGlued(index), putsRight || asks(from: index) || isTorn(index - 1) {
      index -= 1
    }
    return index > start ? index : 0
  }

  private func isTorn(_ index: Int) -> Bool {
    tokens.word(index).map(tokens.isSingle) == true && tokens.isUnknown(index + 1)
  }

  private func asks(from index: Int) -> Bool {
    tokens.indices.dropFirst(index).prefix { !tokens.has(.hard, $0) }.contains {
      tokens.has(.ask, $0) || tokens.has(.question, $0)
    }
  }

  private mutating func take(_ words: Range<Int>) {
    guard !isHeading(words) else {
      trace?.add(.heading(words))
      return
    }
    if let act = CommandMatch.act(in: words, of: tokens) {
      flushOrder()
      trace?.add(.command(words, act.intent, .command))
      acts.append(act)
      return
    }
    if let opening = CommandMatch.opening(in: words, of: tokens) {
      flushOrder()
      trace?.add(.command(words, .open, .opening))
      acts.append(opening.act)
      unread += opening.unread.map { Phrase(.unread, $0) }
      return
    }
    if let parts = Clauses.parts(of: words, tokens, cupLimit: cupLimit) {
      for part in parts {
        takeSentence(part)
        flushOrder()
      }
      return
    }
    takeSentence(Clauses.Part(words: words))
  }

  /// What a part of a sentence does by itself.
  static func acts(of part: Clauses.Part, _ tokens: Tokens, cupLimit: Int) -> [Act] {
    var message = MessageActs(tokens, cupLimit: cupLimit)
    message.takeSentence(part)
    message.flushOrder()
    return message.acts
  }

  private mutating func takeSentence(_ part: Clauses.Part) {
    if let act = CommandMatch.act(in: part.words, of: tokens) {
      flushOrder()
      trace?.add(.command(part.words, act.intent, .command))
      acts.append(act)
      return
    }
    let found = RefusedDrink.marked(PhraseRules.phrases(in: part.words, of: tokens), tokens)
    var phrases = UnknownDrink.marked(LongerName.marked(found, tokens), tokens)
    if part.isInstead, phrases.contains(where: \.isDrink) {
      phrases.removeAll { $0.isRole(.change) }
    }
    let sentence = Sentence(phrases, tokens)
    if sentence.kind == .copy, !order.isEmpty, sentence.copiesForSomebody {
      // 小華：同上 below the line that orders.
      return append(sentence.phrases)
    }
    guard sentence.kind != .order else {
      guard sentence.isAbout else {
        let parts = sentence.partedFromTalk
        unread += parts.talk
        return append(parts.order)
      }
      trace?.add(.phrases(sentence.phrases))
      return unread += sentence.unread
    }
    flushOrder()
    trace?.add(.phrases(sentence.phrases))
    add(sentence.outcome(cupLimit: cupLimit))
  }

  /// 飲料統計： above the lines of a list is no command.
  private func isHeading(_ words: Range<Int>) -> Bool {
    guard words.count > 2, words.upperBound < tokens.words.count,
      tokens.has(.colon, words.upperBound - 2)
    else { return false }
    return CommandMatch.act(in: words, of: tokens) != nil
  }

  private mutating func append(_ phrases: [Phrase]) {
    if order.isEmpty { order = phrases } else { order += phrases }
  }

  private mutating func flushOrder() {
    guard !order.isEmpty else { return }
    let outcome = Sentence(order, tokens, kind: .order).outcome(cupLimit: cupLimit)
    trace?.add(.phrases(outcome.placed.isEmpty ? order : outcome.placed))
    add(outcome)
    order = []
  }

  private mutating func add(_ outcome: Sentence.Outcome) {
    unread += outcome.unread
    guard let act = outcome.act else { return }
    for act in outcome.others + [act] {
      questions += outcome.questions.filter { act.isAsked($0.question) }.map {
        ReadingQuestion(act: acts.count, item: $0.item, question: $0.question)
      }
      acts.append(act)
    }
  }

  /// 好 再來…: the yes is an act of its own before the others.
  private mutating func confirmFirst() {
    acts.insert(Act(.confirm), at: 0)
    for index in questions.indices { questions[index].act += 1 }
  }

  /// What nothing explains, pieces that touch made one.
  private func pieces() -> [Reading.Piece] {
    var ranges: [Range<Int>] = []
    for phrase in unread.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      if let last = ranges.last, last.upperBound == phrase.tokens.lowerBound,
        tokens.isGlued(phrase.tokens.lowerBound)
      {
        ranges[ranges.count - 1] = last.lowerBound..<phrase.tokens.upperBound
      } else {
        ranges.append(phrase.tokens)
      }
    }
    var pieces: [Reading.Piece] = []
    for range in ranges {
      // Of a character that folds to several, a part may be unread: then it all is, and once.
      var span = tokens.wholeSpan(range)
      span.lower = max(span.lower, pieces.last?.span.upper ?? 0)
      guard span.lower < span.upper else { continue }
      pieces.append(Reading.Piece(text: tokens.text.text(span), span: span))
    }
    return pieces
  }
}

extension Act {
  /// Whether a question is of this one of several acts: one of the target is of whom or what it was heard.
  fileprivate func isAsked(_ question: Question) -> Bool {
    guard question.field == .target, case .drink(let name) = target else { return true }
    return question.heard == name
  }
}
