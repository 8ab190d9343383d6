internal import OrderText
internal import Ordering

/// The levels that a shop is taken to have, in the words of the locale that its menu is written in.
struct ShopLevels {
  let ice: [IceLevel]
  let sugar: [SugarLevel]

  init(words: TableWords, heard: Vocabulary, named: Vocabulary) {
    ice = words.ice.map { level in
      IceLevel(
        name: Self.name(of: level, in: \.ice, named, heard), isHot: words.hotIce.contains(level))
    }
    sugar = words.sugar.map { level in
      SugarLevel(
        name: Self.name(of: level, in: \.sugar, named, heard),
        percent: heard.sugar.first { $0.level == level }?.percent)
    }
  }

  /// What a level is called: its first word in the locale, else in any, else its key.
  static func name(
    of level: String, in field: KeyPath<Vocabulary, [Vocabulary.Level]>, _ named: Vocabulary,
    _ heard: Vocabulary
  ) -> String {
    let known = [named, heard].flatMap { $0[keyPath: field] }.first { $0.level == level }
    return known?.words.first ?? level
  }
}
