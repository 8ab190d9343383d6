import Ordering

/// One drink said with all that the menu asks of it and nothing else, as most orders are: read in one pass.
///
/// It takes only what the rules could read in no other way, and leaves every other text to them; a test holds both
/// ways against each other.
struct PlainOrder {
  private let cupLimit: Int
  private var drink: Int?
  private var size: Int?
  private var ice: Int?
  private var sugar: Int?
  /// More of them are left to the rules.
  private var addOns = InlineArray<8, Int>(repeating: 0)
  private var addOnCount = 0
  private var quantity: Int?

  /// The one item of a text that was cut, where it is such an order; `nil` for any other.
  static func read(_ text: borrowing Workspace, _ lexicon: Lexicon, cupLimit: Int) -> [DraftLine]? {
    var order = PlainOrder(cupLimit: cupLimit)
    return order.takeAll(text, lexicon) ? order.items(lexicon) : nil
  }

  private static let plainRoles = RoleSet([
    .cup, .times, .add, .of, .filler, .me, .pronoun, .order, .iceNoun, .sugarNoun, .yesAlone,
    .thanks,
  ])
  /// What may stand anywhere and says nothing of the drink.
  private static let silent = RoleSet([.filler, .me, .pronoun, .order, .of, .yesAlone, .thanks])

  private init(cupLimit: Int) { self.cupLimit = cupLimit }

  private mutating func takeAll(_ text: borrowing Workspace, _ lexicon: Lexicon) -> Bool {
    var isFirst = true
    var place = 0
    while let word = text.word(from: place) {
      let entry = lexicon.entries[Int(word.entry)]
      if isFirst, entry.mark == .soft { return false }
      isFirst = false
      guard !lexicon.mayHideSlip(word, text.symbols),
        let end = take(word, entry, text, lexicon)
      else { return false }
      place = end
    }
    return true
  }

  /// Where the phrase of a word ends; `nil` where it is none of the plain ones.
  @inline(__always)
  private mutating func take(
    _ word: Word, _ entry: Entry, _ text: borrowing Workspace, _ lexicon: Lexicon
  ) -> Int? {
    let end = Int(word.upper)
    switch entry.kinds {
    case .drink:
      guard drink == nil, !entry.isSingle else { return nil }
      drink = Int(entry.number)
      return end
    case .level, [.level, .pair]:
      guard let level = lexicon.number(of: .level, word) else { return nil }
      return take(level, entry.field) ? end : nil
    case .pair: return take(lexicon.pairs[Int(entry.number)]) ? end : nil
    case .addOn: return take(addOn: Int(entry.number)) ? end : nil
    case .count: return take(quantity: Int(entry.number)) ? end : nil
    case .number:
      guard let count = count(of: word, entry, text), take(quantity: count) else { return nil }
      return endOfCup(from: end, text, lexicon)
    case .mark: return endOfMark(entry.mark, end, text, lexicon)
    case .picture: return end
    case .role, [.role, .mark]:
      return entry.roles.isSubset(of: Self.plainRoles) ? endOfRole(entry, end, text, lexicon) : nil
    default: return nil
    }
  }

  private mutating func take(_ word: Int, _ field: LevelField) -> Bool {
    switch field {
    case .size where size == nil: size = word
    case .ice where ice == nil: ice = word
    case .sugar where sugar == nil: sugar = word
    default: return false
    }
    return true
  }

  private mutating func take(_ pair: Lexicon.Pair) -> Bool {
    guard case .never = pair.asked else { return false }
    return take(pair.sugar, .sugar) && take(pair.ice, .ice)
  }

  private mutating func take(quantity count: Int) -> Bool {
    guard quantity == nil, count > 0, count <= cupLimit else { return false }
    quantity = count
    return true
  }

  private mutating func take(addOn: Int) -> Bool {
    guard addOnCount < addOns.count, !hasAddOn({ $0 == addOn }) else { return false }
    addOns[addOnCount] = addOn
    addOnCount += 1
    return true
  }

  private func hasAddOn(_ isWanted: (Int) -> Bool) -> Bool {
    (0..<addOnCount).contains { isWanted(addOns[$0]) }
  }

  /// The next word, where it is what it seems.
  @inline(__always)
  private static func word(
    from place: Int, _ text: borrowing Workspace, _ lexicon: Lexicon
  ) -> Word? {
    guard let word = text.word(from: place), !lexicon.mayHideSlip(word, text.symbols) else {
      return nil
    }
    return word
  }

  /// Where the add-on behind a word for adding one ends.
  private mutating func endOfAdded(
    from place: Int, _ text: borrowing Workspace, _ lexicon: Lexicon
  ) -> Int? {
    guard let word = Self.word(from: place, text, lexicon) else { return nil }
    let entry = lexicon.entries[Int(word.entry)]
    return entry.kinds == .addOn && take(addOn: Int(entry.number)) ? Int(word.upper) : nil
  }

  /// Where 杯 ends, if it stands there.
  private func endOfCup(
    from place: Int, _ text: borrowing Workspace, _ lexicon: Lexicon
  ) -> Int? {
    guard let word = Self.word(from: place, text, lexicon) else { return nil }
    let entry = lexicon.entries[Int(word.entry)]
    return entry.kinds == .role && entry.roles.contains(.cup)
      && entry.roles.isSubset(of: Self.plainRoles) ? Int(word.upper) : nil
  }

  private func count(of word: Word, _ entry: Entry, _ text: borrowing Workspace) -> Int? {
    guard word.entry == Entry.Seen.number.rawValue else { return Int(entry.number) }
    guard case .whole(let count) = Segmentation.numeral(word.range, text.symbols) else {
      return nil
    }
    return count
  }

  private mutating func endOfMark(
    _ mark: Mark?, _ end: Int, _ text: borrowing Workspace, _ lexicon: Lexicon
  ) -> Int? {
    switch mark {
    case .comma, .soft: end
    case .hard: text.word(from: end) == nil ? end : nil
    case .plus: endOfAdded(from: end, text, lexicon)
    default: nil
    }
  }

  private mutating func endOfRole(
    _ entry: Entry, _ end: Int, _ text: borrowing Workspace, _ lexicon: Lexicon
  ) -> Int? {
    if entry.roles.contains(.times) {
      guard let word = Self.word(from: end, text, lexicon) else { return nil }
      let number = lexicon.entries[Int(word.entry)]
      guard number.kinds == .number, let count = count(of: word, number, text),
        take(quantity: count)
      else { return nil }
      return endOfCup(from: Int(word.upper), text, lexicon) ?? Int(word.upper)
    }
    if entry.roles.contains(.add) { return endOfAdded(from: end, text, lexicon) }
    return entry.roles.isSubset(of: Self.silent) && entry.mark == nil ? end : nil
  }

  /// The item in the menu's own names; `nil` where something of it must be asked.
  private func items(_ lexicon: Lexicon) -> [DraftLine]? {
    guard let drink else { return nil }
    let menu = lexicon.drinks[drink].menu
    let size = size.map { lexicon.level(.size, $0, menu: menu) }
    let ice = ice.map { lexicon.level(.ice, $0, menu: menu) }
    let sugar = sugar.map { lexicon.level(.sugar, $0, menu: menu) }
    guard
      lexicon.offers[drink].isComplete(
        size: Self.choice(size), ice: Self.choice(ice), sugar: Self.choice(sugar),
        portions: addOnCount),
      !hasAddOn({ !lexicon.hasAddOn($0, menu: menu) })
    else { return nil }
    return [
      DraftLine(
        drink: lexicon.drinks[drink].name, size: size??.name, ice: ice??.name,
        sugar: sugar??.name,
        addOns: (0..<addOnCount).map { DraftLine.Portion(name: lexicon.addOns[addOns[$0]]) },
        quantity: quantity)
    ]
  }

  private static func choice(_ said: Levels.Named??) -> Offer.Choice {
    guard let said else { return .unsaid }
    return said.map { .place($0.place) } ?? .unknown
  }
}
