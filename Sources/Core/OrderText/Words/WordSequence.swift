/// Words of a text with what the lexicon knows of them.
protocol WordSequence: ~Copyable {
  var words: [Word] { get }
  var lexicon: Lexicon { get }
}

extension WordSequence where Self: ~Copyable {
  var indices: Range<Int> { words.indices }

  func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

  /// What kinds of things a word means; none where no word is.
  @inline(__always)
  func kinds(_ index: Int) -> Entry.Kinds {
    words.indices.contains(index) ? lexicon.entries[Int(words[index].entry)].kinds : []
  }

  @inline(__always)
  func has(_ role: Role, _ index: Int) -> Bool {
    words.indices.contains(index)
      && lexicon.entries[Int(words[index].entry)].roles.contains(role)
  }

  @inline(__always)
  func has(_ mark: Mark, _ index: Int) -> Bool {
    words.indices.contains(index) && lexicon.entries[Int(words[index].entry)].mark == mark
  }

  /// The number of the first of a word's meanings of a kind.
  @inline(__always)
  func number(of kind: Entry.Kinds, _ index: Int) -> Int? {
    guard kinds(index).contains(kind) else { return nil }
    let entry = Int(words[index].entry)
    if let number = lexicon.entries[entry].number(of: kind) { return number }
    for meaning in lexicon.meanings[entry] {
      if let numbered = meaning.numbered, numbered.kind == kind { return numbered.number }
    }
    return nil
  }

  func addOn(_ index: Int) -> Int? { number(of: .addOn, index) }

  func number(_ index: Int) -> Numeral? {
    guard kinds(index).contains(.number) else { return nil }
    return words[index].numeral ?? number(of: .number, index).map(Numeral.whole)
  }

  func whole(_ index: Int) -> Int? {
    if case .whole(let value) = number(index) { value } else { nil }
  }
}
