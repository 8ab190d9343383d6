import Ordering

/// What is wanted where a drink is sold out: 沒有紅茶的話綠茶; 紅茶半糖，沒有的話綠茶.
enum Fallback {
  /// 沒有紅茶的話綠茶: one of two drinks, which is asked.
  static func drink(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.drink(index + 1) != nil, let other = other(behind: index, in: tokens),
      let first = tokens.drink(index + 1), let second = tokens.drink(other),
      !holdsDrink(before: index, tokens)
    else { return nil }
    let names = [first, second].map { tokens.lexicon.drinks[$0].name }
    return Phrase(.drink(.open(names, .ambiguous)), index..<other + 1)
  }

  /// 沒有的話…, 沒有紅茶的話… behind a drink: what the shop is told.
  static func note(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.otherwise, index) || other(behind: index, in: tokens) != nil,
      holdsDrink(before: index, tokens), tokens.word(index + 1) != nil
    else { return nil }
    let end = tokens.indices.dropFirst(index + 1).first { endsNote($0, tokens) }
    return Phrase(.note, index..<(end ?? tokens.words.count))
  }

  /// Where the words stand that say what is wanted instead.
  private static func other(behind index: Int, in tokens: Tokens) -> Int? {
    guard tokens.has(.lacking, index), tokens.saysItem(index + 1) else { return nil }
    var other = index + 2
    var isShown = false
    while tokens.has(.ifSo, other) || tokens.has(.change, other) || tokens.has(.comma, other)
      || tokens.has(.order, other)
    {
      isShown = isShown || tokens.has(.ifSo, other)
      other += 1
    }
    return isShown && tokens.word(other) != nil ? other : nil
  }

  private static func holdsDrink(before index: Int, _ tokens: Tokens) -> Bool {
    let line = tokens.indices.prefix(index).reversed().prefix { !tokens.has(.hard, $0) }
    return line.contains { tokens.isAny(of: [.drink, .shortName], $0) }
  }

  /// Whether something else is said from there on: another item behind a comma, or another line.
  private static func endsNote(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.has(.hard, index) || tokens.has(.comma, index) && tokens.has(.also, index + 1)
  }
}
