import Ordering

/// What a word of a text can mean.
enum Meaning: Hashable, Sendable {
  /// A drink, by its index in the lexicon.
  case drink(Int)
  /// A piece of the names of some drinks, by the index of that list in the lexicon.
  case partial(Int)
  /// What people call a drink in short, by the index of that name in the lexicon.
  case shortName(Int)
  /// A size or level, by the index of the said word in the lexicon.
  case level(LevelField, Int)
  case pair(Int)
  case either(Int)
  case addOn(Int)
  case shop(Int)
  /// A count by itself: 半打.
  case count(Int)
  /// How many cups are in what a number stands before: 打 of 三打.
  case pack(Int)
  case multiple(Int)
  case note
  case role(Role)
  /// A word of the commands, by its index among them.
  case literal(Int)

  // What is not looked up but seen.
  case number(Numeral)
  case mark(Mark)
  /// What looks like a drink or an option with a slip in it, by its index in the text's near misses.
  case nearMiss(Int)
  case blank
  case picture
  case unknown
}

/// The field that a level is of.
enum LevelField: Int, Hashable, Sendable, CaseIterable {
  case size, ice, sugar
}

/// A number as it stands in a text.
enum Numeral: Hashable, Sendable {
  case whole(Int)
  /// 4:30, in minutes after midnight.
  case clock(Int)
  /// 2026-12-01
  case date(year: Int, month: Int, day: Int)
  /// 2.90
  case decimal
  /// 兩三, 1e9, 99999999999: no count that can be meant.
  case odd
}
