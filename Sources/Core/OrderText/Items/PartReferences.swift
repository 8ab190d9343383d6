import Ordering

/// What is said of one of several cups by what it is: 紅茶一大一中 大的少冰 中的去冰 is 一大少冰 一中去冰.
struct PartReferences {
  private let phrases: [Phrase]
  private let tokens: Tokens

  /// The phrases, options behind such a word put to the cup that it names.
  static func placed(_ phrases: [Phrase], _ tokens: Tokens) -> [Phrase] {
    guard phrases.count(where: \.isQuantity) > 1, phrases.count(where: \.isDrink) == 1 else {
      return phrases
    }
    return PartReferences(phrases: phrases, tokens: tokens).placed() ?? phrases
  }

  /// What a cup is told apart by.
  private struct Mark: Hashable {
    var field: LevelField
    var level: String
  }

  private func mark(_ phrase: Phrase) -> Mark? {
    switch phrase.content {
    case .level(let field, let word):
      let said = tokens.lexicon.levels(field).said[word]
      return Mark(field: field, level: said.level ?? said.text)
    case .cold: return Mark(field: .ice, level: "cold")
    default: return nil
    }
  }

  private func placed() -> [Phrase]? {
    let counts = phrases.indices.dropLast().filter { phrases[$0].isQuantity }
    var cups: [Mark: Int] = [:]
    for count in counts {
      guard let mark = mark(phrases[count + 1]) else { continue }
      guard cups[mark] == nil else { return nil }
      cups[mark] = count
    }
    guard cups.count > 1, Set(cups.keys.map(\.field)).count == 1, let last = cups.values.max()
    else {
      return nil
    }
    let names = phrases.indices.dropFirst(last + 2).filter { index in
      mark(phrases[index]).map { cups[$0] != nil } ?? false
    }
    guard let first = names.first, !phrases[first...].contains(where: \.isQuantity) else {
      return nil
    }
    var own: [Int: [Phrase]] = [:]
    for (name, next) in zip(names, names.dropFirst() + [phrases.count]) {
      let options = phrases[name + 1..<next].filter { $0.isOption || $0.isNote }
      guard !options.isEmpty, let cup = mark(phrases[name]).flatMap({ cups[$0] }) else {
        return nil
      }
      own[cup, default: []] += options
    }
    return phrases.indices.flatMap { index -> [Phrase] in
      if index < first { return [phrases[index]] + (own[index] ?? []) }
      return [left(index, names)].compactMap(\.self)
    }
  }

  /// What stays where it was said behind the names of cups; 都 of 大的都少冰 is of that cup alone.
  private func left(_ index: Int, _ names: [Int]) -> Phrase? {
    var phrase = phrases[index]
    guard !names.contains(index) else {
      phrase.content = .filler
      return phrase
    }
    if case .all = phrase.content { phrase.content = .filler }
    return phrase.isOption || phrase.isNote ? nil : phrase
  }
}
