/// Which fields of an item phrases speak of, so that the second word for one is seen.
struct Fields: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let size = Fields(rawValue: 1)
  static let ice = Fields(rawValue: 2)
  static let sugar = Fields(rawValue: 4)
  static let quantity = Fields(rawValue: 8)
  static let person = Fields(rawValue: 16)
  static let addOns = Fields(rawValue: 32)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(_ field: LevelField) {
    switch field {
    case .size: self = .size
    case .ice: self = .ice
    case .sugar: self = .sugar
    }
  }
}

extension Phrase {
  var fields: Fields {
    switch content {
    case .level(let field, _), .strangeLevel(let field), .refused(let field, _): Fields(field)
    case .pair, .bothLevels, .neither: [.ice, .sugar]
    case .quantity, .plus, .bare: .quantity
    case .people: .person
    case .addOn, .strangeAddOn, .without: .addOns
    default: []
    }
  }

  /// Whether it says something of an item.
  var isOfItem: Bool { !fields.isEmpty || isOption || isNote }
  /// Whether it says how sweet or cold the drink is to be, or what goes into it.
  var isTaste: Bool { isOption && fields != .size }
  var isNote: Bool { if case .note = content { true } else { false } }
}

extension Collection where Element == Phrase {
  /// All fields that some phrases speak of.
  var fields: Fields { reduce(into: Fields()) { $0.formUnion($1.fields) } }
}
