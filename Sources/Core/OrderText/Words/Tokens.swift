/// The words of a text without its blanks, as the rules see them.
///
/// A class, since every part of the grammar holds it and nothing of it changes.
final class Tokens {
  let text: FoldedText
  let lexicon: Lexicon
  let nearMisses: [NearMiss]
  let words: [Word]
  /// The kinds of things that any of the words means.
  let kinds: Entry.Kinds
  /// The parts that any of the words can play.
  let roles: RoleSet
  private let entries: [Entry]

  /// - Parameter workspace: Buffers to work in.
  convenience init(_ text: String, lexicon: Lexicon, workspace: inout Workspace) {
    workspace.cut(text, lexicon)
    self.init(ofCut: text, lexicon: lexicon, workspace: &workspace)
  }

  /// - Parameter workspace: What the text was cut in.
  init(ofCut text: String, lexicon: Lexicon, workspace: inout Workspace) {
    self.lexicon = lexicon
    entries = lexicon.entries
    self.text = FoldedText(text, symbols: workspace.symbols)
    nearMisses = workspace.takeWords(of: self.text, lexicon)
    words = workspace.words
    var (kinds, roles) = (Entry.Kinds(), RoleSet())
    for word in words {
      let entry = entries[Int(word.entry)]
      kinds.formUnion(entry.kinds)
      roles.formUnion(entry.roles)
    }
    (self.kinds, self.roles) = (kinds, roles)
  }

  var indices: Range<Int> { words.indices }

  func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

  /// What kinds of things a word means; none where no word is.
  @inline(__always)
  func kinds(_ index: Int) -> Entry.Kinds {
    words.indices.contains(index) ? entries[Int(words[index].entry)].kinds : []
  }

  @inline(__always)
  func has(_ role: Role, _ index: Int) -> Bool {
    words.indices.contains(index)
      && entries[Int(words[index].entry)].roles.contains(role)
  }

  @inline(__always)
  func has(_ mark: Mark, _ index: Int) -> Bool {
    words.indices.contains(index) && entries[Int(words[index].entry)].mark == mark
  }

  private func number(of kind: Entry.Kinds, _ index: Int) -> Int? {
    kinds(index).contains(kind) ? lexicon.number(of: kind, words[index]) : nil
  }

  func addOn(_ index: Int) -> Int? { number(of: .addOn, index) }

  func number(_ index: Int) -> Numeral? {
    guard kinds(index).contains(.number) else { return nil }
    return words[index].numeral ?? number(of: .number, index).map(Numeral.whole)
  }

  func whole(_ index: Int) -> Int? {
    if case .whole(let value) = number(index) { value } else { nil }
  }

  @inline(__always)
  private func entry(_ index: Int) -> Entry? {
    words.indices.contains(index) ? entries[Int(words[index].entry)] : nil
  }

  /// The rules that a phrase can start by at that word.
  @inline(__always)
  func rules(_ index: Int) -> PhraseRules.Set {
    words.indices.contains(index) ? lexicon.rules[Int(words[index].entry)] : []
  }

  /// Whether a word means something of one of these kinds.
  func isAny(of kinds: Entry.Kinds, _ index: Int) -> Bool {
    !self.kinds(index).isDisjoint(with: kinds)
  }

  /// Whether a word is one of these marks.
  func isAny(of marks: [Mark], _ index: Int) -> Bool {
    guard let mark = entry(index)?.mark else { return false }
    return marks.contains(mark)
  }

  /// All that a word can mean, the likelier first.
  func meanings(_ index: Int) -> ArraySlice<Meaning> {
    guard let word = word(index) else { return [] }
    if let numeral = word.numeral { return [.number(numeral)] }
    if word.entry == Entry.Seen.nearMiss.rawValue { return [.nearMiss(Int(word.value))] }
    return lexicon.meanings[Int(word.entry)]
  }

  /// The first of the meanings at a place that the closure wants.
  func first<Found>(_ index: Int, _ wanted: (Meaning) -> Found?) -> Found? {
    for meaning in meanings(index) { if let found = wanted(meaning) { return found } }
    return nil
  }

  func drink(_ index: Int) -> Int? { number(of: .drink, index) }
  func partial(_ index: Int) -> Int? { number(of: .partial, index) }
  func pair(_ index: Int) -> Int? { number(of: .pair, index) }
  func either(_ index: Int) -> Int? { number(of: .either, index) }
  func count(_ index: Int) -> Int? { number(of: .count, index) }
  func pack(_ index: Int) -> Int? { number(of: .pack, index) }
  func shortName(_ index: Int) -> Int? { number(of: .shortName, index) }
  func multiple(_ index: Int) -> Int? { number(of: .multiple, index) }
  func literal(_ index: Int) -> Int? { number(of: .literal, index) }

  /// Whether one of the words is of a command.
  func holdsLiteral(_ range: Range<Int>) -> Bool {
    kinds.contains(.literal) && range.contains { kinds($0).contains(.literal) }
  }

  func isShop(_ index: Int) -> Bool { kinds(index).contains(.shop) }

  func level(_ index: Int) -> (field: LevelField, word: Int)? {
    number(of: .level, index).map { (entries[Int(words[index].entry)].field, $0) }
  }

  /// The place of a near miss among those of the text.
  func nearMiss(_ index: Int) -> Int? {
    kinds(index).contains(.nearMiss) ? Int(words[index].value) : nil
  }

  /// Whether the word is one character.
  func isSingle(_ word: Word) -> Bool { word.length == 1 }

  /// The folded character of a word that is one.
  func character(_ index: Int) -> UInt32? {
    guard let word = word(index), word.length == 1 else { return nil }
    return text.symbols[Int(word.lower)].scalar
  }

  @inline(__always)
  func isUnknown(_ index: Int) -> Bool { words.indices.contains(index) && words[index].isUnknown }

  /// Whether a word is in the letters of English.
  func isInLetters(_ index: Int) -> Bool {
    word(index).map { text.symbols[Int($0.lower)].isLetter } ?? false
  }

  /// Whether the word is who speaks: 我.
  func isPronoun(_ index: Int) -> Bool { has(.pronoun, index) }

  /// Whether the word is who speaks with or without what is asked for: 我, 幫我, 我要.
  func holdsPronoun(_ index: Int) -> Bool { entry(index)?.holdsPronoun ?? false }

  /// Whether a blank stands before the word.
  func isSpaced(_ index: Int) -> Bool { word(index)?.isSpaced ?? false }

  /// Whether the word is glued to the one before it.
  @inline(__always)
  func isGlued(_ index: Int) -> Bool {
    index > 0 && index < words.count && !words[index].isSpaced
  }

  /// How many characters of the original some words are, with what lies between them.
  func characters(of range: Range<Int>) -> Int {
    guard let first = word(range.lowerBound), let last = word(range.upperBound - 1) else {
      return 0
    }
    return text.characters(Int(first.lower)..<Int(last.upper))
  }

  func span(_ range: Range<Int>) -> Span {
    guard let first = word(range.lowerBound), let last = word(range.upperBound - 1) else {
      return Span(0, 0)
    }
    return text.span(Int(first.lower), Int(last.upper))
  }

  /// The stretch of some words with the whole of the characters that they are parts of.
  func wholeSpan(_ range: Range<Int>) -> Span {
    guard let first = word(range.lowerBound), let last = word(range.upperBound - 1) else {
      return Span(0, 0)
    }
    return text.wholeSpan(Int(first.lower), Int(last.upper))
  }

  /// The original text of some words.
  func said(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : text.text(span(range))
  }
}
