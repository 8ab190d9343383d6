import Ordering

/// One drink said with all that the menu asks of it and nothing else, as most orders are: read in one pass.
///
/// It takes only what the rules could read in no other way, and leaves every other text to them; a test holds both
/// ways against each other.
struct PlainOrder {
  private let tokens: Tokens
  private let cupLimit: Int
  private var drink: Int?
  private var size: Int?
  private var ice: Int?
  private var sugar: Int?
  private var addOns: Few<Int> = []
  private var quantity: Int?

  /// The item of such a text; `nil` for any other.
  static func read(_ tokens: Tokens, cupLimit: Int) -> DraftLine? {
    guard tokens.kinds.isSubset(of: plainKinds), tokens.roles.isSubset(of: plainRoles),
      tokens.kinds.contains(.drink)
    else { return nil }
    var order = PlainOrder(tokens: tokens, cupLimit: cupLimit)
    return order.takeAll() ? order.line : nil
  }

  private static let plainKinds: Entry.Kinds = [
    .drink, .level, .pair, .addOn, .count, .number, .role, .mark, .picture,
  ]
  private static let plainRoles = RoleSet([
    .cup, .times, .add, .of, .filler, .me, .pronoun, .order, .iceNoun, .sugarNoun, .yesAlone,
  ])
  /// What may stand anywhere and says nothing of the drink.
  private static let silent = RoleSet([.filler, .me, .pronoun, .order, .of, .yesAlone])

  private init(tokens: Tokens, cupLimit: Int) {
    (self.tokens, self.cupLimit) = (tokens, cupLimit)
  }

  private mutating func takeAll() -> Bool {
    guard !tokens.has(.soft, 0) else { return false }
    var index = 0
    while index < tokens.words.count {
      guard let end = take(at: index) else { return false }
      index = end
    }
    return true
  }

  /// Where the phrase at a word ends; `nil` where it is none of the plain ones.
  private mutating func take(at index: Int) -> Int? {
    let entry = tokens.lexicon.entries[Int(tokens.words[index].entry)]
    switch entry.kinds {
    case .drink:
      guard drink == nil, !entry.isSingle else { return nil }
      drink = Int(entry.drink)
      return index + 1
    case .level, [.level, .pair]: return take(Int(entry.level), entry.field) ? index + 1 : nil
    case .pair: return take(tokens.lexicon.pairs[Int(entry.pair)]) ? index + 1 : nil
    case .addOn: return takeAddOn(at: index)
    case .count: return take(quantity: Int(entry.count)) ? index + 1 : nil
    case .number: return takeNumber(at: index)
    case .mark: return takeMark(entry.mark, at: index)
    case .picture: return index + 1
    case .role, [.role, .mark]: return takeRole(entry, at: index)
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

  private mutating func takeAddOn(at index: Int) -> Int? {
    guard let addOn = tokens.addOn(index), !addOns.contains(addOn) else { return nil }
    addOns.append(addOn)
    return index + 1
  }

  /// 2杯.
  private mutating func takeNumber(at index: Int) -> Int? {
    guard let count = tokens.whole(index), tokens.has(.cup, index + 1), take(quantity: count)
    else { return nil }
    return index + 2
  }

  private mutating func takeMark(_ mark: Mark?, at index: Int) -> Int? {
    switch mark {
    case .comma, .soft: index + 1
    case .hard: index + 1 == tokens.words.count ? index + 1 : nil
    case .plus: tokens.kinds(index + 1) == .addOn ? takeAddOn(at: index + 1) : nil
    default: nil
    }
  }

  private mutating func takeRole(_ entry: Entry, at index: Int) -> Int? {
    let roles = entry.roles
    if roles.contains(.times) {
      guard let count = tokens.whole(index + 1), take(quantity: count) else { return nil }
      return tokens.has(.cup, index + 2) ? index + 3 : index + 2
    }
    if roles.contains(.add) {
      return tokens.kinds(index + 1) == .addOn ? takeAddOn(at: index + 1) : nil
    }
    return roles.isSubset(of: Self.silent) && entry.mark == nil ? index + 1 : nil
  }

  /// The item in the menu's own names; `nil` where something of it must be asked.
  private var line: DraftLine? {
    let lexicon = tokens.lexicon
    guard let drink else { return nil }
    let menu = lexicon.drinks[drink].menu
    let size = size.map { lexicon.level(.size, $0, menu: menu) }
    let ice = ice.map { lexicon.level(.ice, $0, menu: menu) }
    let sugar = sugar.map { lexicon.level(.sugar, $0, menu: menu) }
    guard
      lexicon.offers[drink].isComplete(
        size: Self.choice(size), ice: Self.choice(ice), sugar: Self.choice(sugar),
        portions: addOns.count),
      addOns.allSatisfy({ lexicon.hasAddOn($0, menu: menu) })
    else { return nil }
    return DraftLine(
      drink: lexicon.drinks[drink].name, size: size??.name, ice: ice??.name, sugar: sugar??.name,
      addOns: addOns.map { DraftLine.Portion(name: lexicon.addOns[$0]) }, quantity: quantity)
  }

  private static func choice(_ said: Levels.Named??) -> Offer.Choice {
    guard let said else { return .unsaid }
    return said.map { .place($0.place) } ?? .unknown
  }
}
