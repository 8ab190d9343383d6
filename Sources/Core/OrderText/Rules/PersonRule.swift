/// Whom a drink is for: 幫小明點, 小明：, 小明點一杯, (小美) behind a quantity.
enum PersonRule: PhraseRule {
  static func canStart(with entry: Entry) -> Bool {
    entry.isAny(of: [.unknown, .nearMiss, .shortName, .partial]) || entry.mark == .open
      || entry.edges.startsWithWord
      || entry.kinds.contains(.level) && entry.field == .size
      || entry.isAny(of: [.proxy, .me, .person])
      || entry.isSingle && entry.isAny(of: [.role, .literal, .shortName])
  }

  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    proxy(at: index, in: tokens) ?? together(at: index, in: tokens)
      ?? spokenTo(at: index, in: tokens) ?? HeadingPerson.phrase(at: index, in: tokens)
      ?? mentioned(at: index, in: tokens)
      ?? bracketed(at: index, in: tokens) ?? signed(at: index, in: tokens)
      ?? LineEndPerson.phrase(at: index, in: tokens)
  }

  /// 珍奶半糖-小明: a name behind a dash at the end of a line.
  private static func signed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.isAny(of: [.mark], index - 1),
      tokens.has(.minus, index - 1) || tokens.has(.soft, index - 1),
      let name = name(at: index, in: tokens), isAtEnd(name.upperBound, tokens),
      isClear(name, in: tokens), !tokens.isInLetters(index)
    else { return nil }
    return Phrase(.people([said(name, in: tokens)], isBefore: false), name)
  }

  /// 幫小明點, 幫小明和小華點, for Bob.
  private static func proxy(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.proxy, index), let group = group(at: index + 1, in: tokens) else {
      return nil
    }
    let end = tokens.has(.order, group.end) ? group.end + 1 : group.end
    guard !isHandedOver(index, end, tokens) else { return nil }
    let isBehind = end == group.end && isAtItsEnd(index, end, tokens)
    return Phrase(
      .people(group.names, isBefore: !isBehind && !isAtEnd(end, tokens)), index..<end)
  }

  /// 紅茶給小明了 tells what was done with a drink.
  static func isHandedOver(_ index: Int, _ end: Int, _ tokens: Tokens) -> Bool {
    index > 0 && tokens.has(.done, end) && tokens.isGlued(end) && isAtEnd(end + 1, tokens)
  }

  /// 珍奶給小明 綠茶給小華: glued to what it is said of, and apart from what follows.
  private static func isAtItsEnd(_ index: Int, _ end: Int, _ tokens: Tokens) -> Bool {
    guard tokens.isGlued(index), !tokens.isGlued(end) else { return false }
    return tokens.saysItem(index - 1) || tokens.has(.cup, index - 1)
  }

  /// @小明.
  private static func mentioned(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.character(index) == Unicode.Scalar("@").value,
      !tokens.isGlued(index) || HeadingPerson.isHead(index, tokens),
      tokens.isUnknown(index), !tokens.has(.and, index - 1),
      let name = name(at: index, in: tokens)
    else { return nil }
    let isBefore = !isAtEnd(name.upperBound, tokens)
    return Phrase(.people([said(name, in: tokens)], isBefore: isBefore), index..<name.upperBound)
  }

  /// 我跟小明都要, 小明跟我要: two people or more before a word that asks for something.
  private static func together(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let group = group(at: index, in: tokens), group.names.count > 1 else { return nil }
    let asked = tokens.has(.me, group.end - 1) && !tokens.isPronoun(group.end - 1)
    let copies = HeadingPerson.copies(behind: group.end, at: index, in: tokens)
    guard asked || copies || wants(group.end, tokens) else { return nil }
    let end = asked || copies || tokens.has(.each, group.end) ? group.end : group.end + 1
    return Phrase(.people(group.names, isBefore: true), index..<end)
  }

  private static func wants(_ index: Int, _ tokens: Tokens) -> Bool {
    [.all, .order, .each].contains { tokens.has($0, index) }
  }

  private static let mostPeople = 12

  /// People one after the other: 小明、小華跟我.
  private static func group(
    at index: Int, in tokens: Tokens
  ) -> (names: [String?], end: Int)? {
    guard var end = member(at: index, in: tokens)?.end else { return nil }
    var names = [member(at: index, in: tokens)?.name]
    var afterCommas: (names: [String?], end: Int)?
    while names.count < mostPeople,
      tokens.has(.and, end) || tokens.has(.comma, end) || isWith(end, tokens),
      let next = member(at: end + 1, in: tokens)
    {
      // 幫小明，小華…: only a word that asks for something behind the last shows that a comma parts people.
      if tokens.has(.comma, end), afterCommas == nil { afterCommas = (names, end) }
      names.append(next.name)
      end = next.end
    }
    if let afterCommas, !wants(end, tokens) { (names, end) = afterCommas }
    if names.count == 1, tokens.has(.each, end), let pair = pair(index..<end, tokens) {
      names = pair
    }
    let isOnlyMe = names.count == 1 && names[0] == nil
    return isOnlyMe ? nil : (names, end)
  }

  /// 志豪淑芬 of 志豪淑芬各一杯: four characters are two people where each gets something.
  private static func pair(_ name: Range<Int>, _ tokens: Tokens) -> [String?]? {
    let said = tokens.said(name)
    guard said.count == 4, said.utf8.allSatisfy({ $0 > 0x7F }) else { return nil }
    return [String(said.prefix(2)), String(said.suffix(2))]
  }

  /// 同 of 我同阿明.
  private static func isWith(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.same, index) && tokens.word(index).map(tokens.isSingle) == true
  }

  private static func member(at index: Int, in tokens: Tokens) -> (name: String?, end: Int)? {
    if tokens.has(.me, index), tokens.holdsPronoun(index) { return (nil, index + 1) }
    return name(at: index, in: tokens).map { (tokens.said($0), $0.upperBound) }
  }

  private static func isAtEnd(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index) == nil || tokens.has(.hard, index) || tokens.has(.comma, index)
      || tokens.has(.and, index)
  }

  /// (小美).
  private static func bracketed(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.open, index), let name = name(at: index + 1, in: tokens),
      tokens.has(.close, name.upperBound)
    else { return nil }
    return Phrase(
      .people([tokens.said(name)], isBefore: false), index..<name.upperBound + 1)
  }

  /// One to four Han characters or a word in letters that nothing else explains, or a person's title.
  static func name(at index: Int, in tokens: Tokens) -> Range<Int>? {
    if isNumbered(index, tokens) { return index..<index + 2 }
    var end = index
    if isNickname(index, tokens) { return index..<index + 2 }
    if isNamesake(index, tokens) { return index..<index + 1 }
    while tokens.isUnknown(end) || isInName(end, tokens) || end == index && isLead(end, tokens),
      end == index || tokens.isGlued(end), end - index < 16
    {
      end += 1
    }
    while end > index, !tokens.isUnknown(end - 1) { end -= 1 }
    if end == index { return tokens.has(.person, index) ? index..<index + 1 : nil }
    if tokens.has(.person, end), tokens.isGlued(end) { end += 1 }
    let name = tokens.said(index..<end)
    guard name.contains(where: { $0 != "@" && $0 != "＠" }),
      name.unicodeScalars.count <= (name.utf8.allSatisfy { $0 < 0x80 } ? 16 : 4)
    else {
      return nil
    }
    return index..<end
  }

  /// n99: a word in letters that means something else, with digits behind it that count nothing.
  private static func isNumbered(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.whole(index + 1) != nil, tokens.isGlued(index + 1), !tokens.isUnknown(index),
      tokens.level(index) == nil, !tokens.has(.times, index), !tokens.has(.currency, index),
      !QuantityRule.isMeasure(index + 2, tokens)
    else { return false }
    return tokens.said(index..<index + 1).utf8.allSatisfy { ($0 | 0x20).isLetter }
  }

  /// 阿 of 阿明, where what follows is a word of nothing else.
  private static func isLead(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index).map(tokens.isSingle) == true && tokens.kinds(index) == .role
      && tokens.has(.filler, index) && tokens.isGlued(index + 1) && tokens.isUnknown(index + 1)
      && (!tokens.isGlued(index) || tokens.has(.proxy, index - 1)
        || tokens.isAny(of: [.mark], index - 1) || startsNickname(index, tokens))
  }

  private static func startsNickname(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.character(index).map(tokens.lexicon.nicknames.contains) ?? false
  }

  /// 阿綠, 小冰: people are called by what else is a drink or an option; a colon shows it, or 小 that is no size here.
  private static func isNickname(_ index: Int, _ tokens: Tokens) -> Bool {
    guard startsNickname(index, tokens), tokens.isGlued(index + 1),
      tokens.word(index + 1).map(tokens.isSingle) == true,
      tokens.isAny(of: [.shortName, .drink, .role, .level, .either], index + 1)
    else { return false }
    if tokens.has(.colon, index + 2) { return true }
    guard tokens.shortName(index + 1) != nil else { return false }
    guard let level = tokens.level(index) else { return true }
    return tokens.lexicon.sizes.name(of: level.word, menu: 0) == nil
  }

  /// 阿華, which 阿華田 begins with: a colon shows that it is somebody.
  private static func isNamesake(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let word = tokens.word(index), (2...3).contains(word.length),
      tokens.lexicon.nicknames.contains(tokens.text.symbols[Int(word.lower)].scalar)
    else { return false }
    return tokens.isAny(of: [.partial, .shortName], index) && tokens.drink(index) == nil
      && tokens.has(.colon, index + 1)
  }

  /// A character of a name may be a word elsewhere: 大 of 阿大, 小 of 小明.
  private static func isInName(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let word = tokens.word(index), tokens.isSingle(word) else { return false }
    return tokens.kinds(index) == .level && tokens.level(index)?.field == .size
  }
}
