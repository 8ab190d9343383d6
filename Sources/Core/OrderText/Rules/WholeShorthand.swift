/// Whether a short name stands in an order, or is a piece of ordinary words: 紅 of 紅微微, and of 紅包.
struct WholeShorthand {
  private let tokens: Tokens
  /// The words without a blank or mark between them.
  private let run: Range<Int>

  /// How far an order in one piece goes on a side of its drink.
  private static let reach = 24

  init(around index: Int, in tokens: Tokens) {
    self.tokens = tokens
    var lower = index
    while index - lower < Self.reach, tokens.isGlued(lower), !Self.isMark(lower - 1, tokens) {
      lower -= 1
    }
    var upper = index + 1
    while upper - index < Self.reach, tokens.isGlued(upper), !Self.isMark(upper, tokens) {
      upper += 1
    }
    run = lower..<upper
  }

  private enum Part { case taste, size, count, number, drink, quiet, other }

  private static func isMark(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index) == nil || tokens.kinds(index).contains(.mark)
  }

  private func part(_ index: Int) -> Part {
    if let level = tokens.level(index) {
      // 奶瓶 is no milk tea.
      if level.field == .size, tokens.lexicon.sizes.said[level.word].level == "bottle" {
        return .other
      }
      return level.field == .size ? .size : .taste
    }
    // 奶少一點 is said of milk.
    if tokens.either(index) != nil, tokens.word(index)?.length ?? 0 > 2 { return .other }
    if tokens.isAny(of: [.drink, .shortName, .partial], index) { return .drink }
    if tokens.isAny(of: [.pair, .either, .addOn], index) || tokens.has(.cold, index) {
      return .taste
    }
    if tokens.number(index) != nil { return .number }
    if tokens.isAny(of: [.count, .pack, .multiple], index)
      || [.cup, .portion, .times].contains(where: { tokens.has($0, index) })
    {
      return .count
    }
    let isQuiet =
      tokens.isAny(of: [.note, .picture], index)
      || Self.quiet.contains { tokens.has($0, index) }
    return isQuiet ? .quiet : .other
  }

  private static let quiet: [Role] = [
    .me, .order, .also, .and, .each, .all, .filler, .of, .add, .ask, .yes, .change,
  ]

  /// Whether a name of one character is what is ordered there: beside a taste, a count, or a size and nothing else.
  var holdsCharacter: Bool {
    let parts = run.map(part)
    guard !parts.contains(.other) else { return false }
    if parts.contains(.taste) || parts.contains(.count) { return true }
    if parts.contains(.number) { return !parts.contains(.quiet) }
    return parts.contains(.size) && !parts.contains(.quiet) && (isAll || isNextToOption)
  }

  /// Whether a name that few people use is what is ordered there: an option or a count is beside it.
  var holdsName: Bool {
    let parts = run.map(part)
    guard !parts.contains(.other) else { return false }
    let isSaid = parts.contains { $0 != .drink && $0 != .quiet }
    return isSaid || isNextToOption
  }

  /// Whether it is drinks, levels and counts of a character each and nothing else is said but such: 烏無, 三紅去.
  ///
  /// There a character that is a word elsewhere is a level: 無, 去, 不.
  var isOfCharacters: Bool {
    var isDrink = false
    var isBare = false
    for index in run {
      if Self.isBareLevel(index, tokens) {
        // 紅不紅 asks.
        if Self.refuses(index, tokens), run.contains(index + 1), part(index + 1) == .drink {
          return false
        }
        isBare = true
        continue
      }
      switch part(index) {
      case .drink where tokens.word(index).map(tokens.isSingle) == true: isDrink = true
      // 我要紅無
      case .quiet where !isDrink && (tokens.has(.me, index) || tokens.has(.order, index)): break
      case .drink, .quiet, .other: return false
      case .size, .taste:
        guard tokens.addOn(index) == nil, tokens.word(index)?.length ?? 0 < 3 else { return false }
      case .count, .number: break
      }
    }
    return isDrink && isBare && isAmongItems
  }

  /// Whether a word is a character that is a level only in a shorthand.
  static func isBareLevel(_ index: Int, _ tokens: Tokens) -> Bool {
    guard let character = tokens.character(index), tokens.level(index) == nil else { return false }
    return tokens.lexicon.shorts[character] != nil || refuses(index, tokens)
  }

  /// Whether a character leaves something out, and does not say what: 不.
  static func refuses(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.word(index).map(tokens.isSingle) == true
      && [.no, .without, .remove].contains { tokens.has($0, index) }
  }

  /// Whether all that stands on its sides in its line is of an order, too; what a colon leads in may be anything.
  private var isAmongItems: Bool {
    let before = tokens.indices.prefix(run.lowerBound).reversed()
      .prefix { !tokens.has(.hard, $0) && !tokens.has(.colon, $0) }
    let behind = tokens.indices.dropFirst(run.upperBound).prefix { !tokens.has(.hard, $0) }
    return before.prefix(Self.reach).allSatisfy(isOfOrder)
      && behind.prefix(Self.reach).allSatisfy(isOfOrder)
  }

  private func isOfOrder(_ index: Int) -> Bool {
    Self.isMark(index, tokens) || Self.isBareLevel(index, tokens) || part(index) != .other
  }

  /// Whether nothing else is said.
  var isAll: Bool {
    neighbour(run.lowerBound - 1, -1) == nil && neighbour(run.upperBound, 1) == nil
  }

  /// Whether who speaks asks for it: 我要冬檸.
  var isAskedFor: Bool {
    run.contains { tokens.has(.me, $0) } && run.allSatisfy { part($0) != .other }
  }

  /// Whether an option or a count stands next to the words.
  private var isNextToOption: Bool {
    [neighbour(run.lowerBound - 1, -1), neighbour(run.upperBound, 1)].contains {
      $0.map { $0 != .other && $0 != .quiet } ?? false
    }
  }

  /// The first word on a side that is no mark; `nil` where there is none.
  private func neighbour(_ index: Int, _ step: Int) -> Part? {
    let at = Self.isMark(index, tokens) ? index + step : index
    return tokens.word(at) == nil ? nil : part(at)
  }
}
