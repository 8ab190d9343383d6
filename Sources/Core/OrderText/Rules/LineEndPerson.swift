/// Whom a line is for where the name stands at its end: 紅茶 大杯 半糖 小明.
enum LineEndPerson {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard let name = name(at: index, in: tokens) else { return nil }
    let isShown =
      PersonRule.isClear(name, in: tokens) && !isFloor(name, tokens)
      ? saysMore(before: index, tokens) : isList(index, tokens)
    guard isShown else { return nil }
    let end = tokens.has(.of, name.upperBound) ? name.upperBound + 1 : name.upperBound
    return Phrase(
      .people([PersonRule.said(name, in: tokens)], isBefore: false), name.lowerBound..<end)
  }

  /// B1: a letter and a digit behind an order may be where it is wanted.
  private static func isFloor(_ name: Range<Int>, _ tokens: Tokens) -> Bool {
    let said = tokens.said(name)
    return said.utf8.count == 2 && said.utf8.count(where: \.isDigit) == 1
  }

  /// A name that a blank parts from the end of an item, with nothing behind it in its line.
  private static func name(at index: Int, in tokens: Tokens) -> Range<Int>? {
    guard tokens.isSpaced(index), endsItem(index - 1, tokens),
      let name = PersonRule.name(at: index, in: tokens),
      isEnd(tokens.has(.of, name.upperBound) ? name.upperBound + 1 : name.upperBound, tokens),
      holdsDrink(line(before: index, tokens), tokens)
    else { return nil }
    return name
  }

  private static func endsItem(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.saysItem(index) || tokens.isAny(of: [.number, .count, .shortName], index)
      || tokens.has(.cup, index) || tokens.has(.portion, index) || tokens.has(.close, index)
  }

  private static func isEnd(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index) == nil || tokens.has(.hard, index) || tokens.has(.comma, index)
  }

  private static func line(before index: Int, _ tokens: Tokens) -> Range<Int> {
    let start = tokens.indices.prefix(index).last {
      tokens.has(.hard, $0) || tokens.has(.comma, $0)
    }
    return (start.map { $0 + 1 } ?? 0)..<index
  }

  private static func holdsDrink(_ line: Range<Int>, _ tokens: Tokens) -> Bool {
    line.contains { tokens.isAny(of: [.drink, .shortName], $0) }
  }

  /// Whether a line says more than the drink, so that it orders.
  private static func saysMore(before index: Int, _ tokens: Tokens) -> Bool {
    line(before: index, tokens).contains {
      tokens.saysOption($0) || tokens.isAny(of: [.number, .count], $0)
    }
  }

  /// Whether another line near ends in a name as well.
  private static func isList(_ index: Int, _ tokens: Tokens) -> Bool {
    let near = max(0, index - reach)..<min(tokens.words.count, index + reach)
    return near.contains { other in
      other != index && tokens.isSpaced(other)
        && line(before: other, tokens).lowerBound
          != line(before: index, tokens).lowerBound
        && name(at: other, in: tokens) != nil
    }
  }

  private static let reach = 40
}
