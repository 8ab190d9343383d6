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

  /// The one item of such a text; `nil` for any other.
  static func read(_ text: borrowing CutText, cupLimit: Int) -> [DraftLine]? {
    guard text.kinds.isSubset(of: plainKinds), text.roles.isSubset(of: plainRoles),
      text.kinds.contains(.drink)
    else { return nil }
    var order = PlainOrder(cupLimit: cupLimit)
    return order.takeAll(text) ? order.items(text.lexicon) : nil
  }

  private static let plainKinds: Entry.Kinds = [
    .drink, .level, .pair, .addOn, .count, .number, .role, .mark, .picture,
  ]
  private static let plainRoles = RoleSet([
    .cup, .times, .add, .of, .filler, .me, .pronoun, .order, .iceNoun, .sugarNoun, .yesAlone,
  ])
  /// What may stand anywhere and says nothing of the drink.
  private static let silent = RoleSet([.filler, .me, .pronoun, .order, .of, .yesAlone])

  private init(cupLimit: Int) { self.cupLimit = cupLimit }

  private mutating func takeAll(_ text: borrowing CutText) -> Bool {
    guard !text.has(.soft, 0) else { return false }
    var index = 0
    while index < text.words.count {
      guard let end = take(at: index, of: text) else { return false }
      index = end
    }
    return true
  }

  /// Where the phrase at a word ends; `nil` where it is none of the plain ones.
  private mutating func take(at index: Int, of text: borrowing CutText) -> Int? {
    let entry = text.lexicon.entries[Int(text.words[index].entry)]
    switch entry.kinds {
    case .drink:
      guard drink == nil, !entry.isSingle else { return nil }
      drink = Int(entry.number)
      return index + 1
    case .level, [.level, .pair]:
      guard let level = text.number(of: .level, index) else { return nil }
      return take(level, entry.field) ? index + 1 : nil
    case .pair: return take(text.lexicon.pairs[Int(entry.number)]) ? index + 1 : nil
    case .addOn: return take(addOn: Int(entry.number)) ? index + 1 : nil
    case .count: return take(quantity: Int(entry.number)) ? index + 1 : nil
    case .number: return takeNumber(at: index, of: text)
    case .mark: return takeMark(entry.mark, at: index, of: text)
    case .picture: return index + 1
    case .role, [.role, .mark]: return takeRole(entry, at: index, of: text)
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

  /// The add-on behind a word for adding one.
  private mutating func takeAdded(behind index: Int, of text: borrowing CutText) -> Int? {
    guard text.kinds(index + 1) == .addOn, let addOn = text.addOn(index + 1) else { return nil }
    return take(addOn: addOn) ? index + 2 : nil
  }

  /// 2杯.
  private mutating func takeNumber(at index: Int, of text: borrowing CutText) -> Int? {
    guard let count = text.whole(index), text.has(.cup, index + 1), take(quantity: count)
    else { return nil }
    return index + 2
  }

  private mutating func takeMark(_ mark: Mark?, at index: Int, of text: borrowing CutText) -> Int? {
    switch mark {
    case .comma, .soft: index + 1
    case .hard: index + 1 == text.words.count ? index + 1 : nil
    case .plus: takeAdded(behind: index, of: text)
    default: nil
    }
  }

  private mutating func takeRole(
    _ entry: Entry, at index: Int, of text: borrowing CutText
  ) -> Int? {
    let roles = entry.roles
    if roles.contains(.times) {
      guard let count = text.whole(index + 1), take(quantity: count) else { return nil }
      return text.has(.cup, index + 2) ? index + 3 : index + 2
    }
    if roles.contains(.add) { return takeAdded(behind: index, of: text) }
    return roles.isSubset(of: Self.silent) && entry.mark == nil ? index + 1 : nil
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
