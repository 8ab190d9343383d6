/// Counts that are none: 兩到三杯, 2-3杯, 十幾杯, 5杯以上, 一杯半.
enum VagueCount {
  static func phrase(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.number(index) != nil else { return nil }
    return between(at: index, in: tokens) ?? about(at: index, in: tokens)
      ?? andHalf(at: index, in: tokens)
  }

  /// 兩到三杯, 2~3杯, 3、4杯: one of two numbers that touch.
  private static func between(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.number(index + 2) != nil, QuantityRule.isMeasure(index + 3, tokens),
      tokens.has(.range, index + 1) || touches(index, tokens)
    else { return nil }
    return Phrase(.quantity(nil), index..<index + 4)
  }

  /// Whether a sign stands between two numbers without a blank.
  private static func touches(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens.isGlued(index + 1), tokens.isGlued(index + 2) else { return false }
    let isSign: Bool? = tokens.first(index + 1) { meaning in
      switch meaning {
      case .mark(.minus), .picture: true
      case .mark(.comma): !isPart(index, tokens)
      default: nil
      }
    }
    return isSign ?? false
  }

  /// Whether a number has a drink of its own glued to it: 紅茶3、4杯綠茶 could be two counts.
  private static func isPart(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens.isGlued(index) && tokens.drink(index - 1) != nil
  }

  /// 十幾杯, 10+杯, 5杯以上.
  private static func about(at index: Int, in tokens: Tokens) -> Phrase? {
    var end = index + 1
    var isVague = false
    if tokens.isGlued(end), tokens.has(.vague, end) {
      return Phrase(.quantity(nil), index..<end + 1)
    }
    if tokens.isGlued(end), tokens.has(.roughly, end) || tokens.has(.plus, end),
      QuantityRule.isMeasure(end + 1, tokens)
    {
      isVague = true
      end += 1
    }
    guard QuantityRule.isMeasure(end, tokens) else { return nil }
    end += 1
    if tokens.has(.roughly, end), tokens.isGlued(end) || tokens.isInLetters(end) {
      isVague = true
      end += 1
    }
    return isVague ? Phrase(.quantity(nil), index..<end) : nil
  }

  /// 一杯半, where no level is glued to the 半.
  private static func andHalf(at index: Int, in tokens: Tokens) -> Phrase? {
    guard tokens.has(.cup, index + 1), tokens.isGlued(index + 1), tokens.isGlued(index + 2),
      tokens.has(.halfPast, index + 2), tokens.level(index + 3) == nil,
      tokens.either(index + 3) == nil
    else { return nil }
    return Phrase(.quantity(nil), index..<index + 3)
  }
}
