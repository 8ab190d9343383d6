import Ordering

/// What a drink comes in, as places among its menu's options, so that a few bits tell whether anything is left to ask.
struct Offer: Sendable {
  private let sizes: Places
  private let hotSizes: Places
  private let ice: Places
  private let hotIce: Places
  private let sugar: Places
  private let takesEveryAddOn: Bool
  private let maxAddOns: Int
  private let isSoldOut: Bool

  /// Places among at most 64 options; of more, nothing is known.
  struct Places: Sendable {
    private var bits: UInt64 = 0

    init(_ options: [some Named], where isIn: (String) -> Bool) {
      for (place, option) in options.enumerated() where place < 64 && isIn(option.name) {
        bits |= 1 << UInt64(place)
      }
    }

    func contains(_ place: Int) -> Bool { place < 64 && bits >> UInt64(place) & 1 != 0 }
    func isDisjoint(with other: Places) -> Bool { bits & other.bits == 0 }
    /// Whether no more than one can be chosen, so that it needs not be said.
    var leaveNoChoice: Bool { bits.nonzeroBitCount <= 1 }
  }

  init(_ drink: Drink, _ menu: Menu) {
    sizes = Places(menu.sizes) { drink.prices[$0] != nil }
    let hot = drink.hotPrices.isEmpty ? drink.prices : drink.hotPrices
    hotSizes = Places(menu.sizes) { hot[$0] != nil }
    ice = Places(menu.ice) { drink.ice?.contains($0) ?? true }
    let warm = Set(menu.ice.filter(\.isHot).map(\.name))
    hotIce = Places(menu.ice, where: warm.contains)
    sugar = Places(menu.sugar) { drink.sugar?.contains($0) ?? true }
    takesEveryAddOn = drink.addOns == nil
    maxAddOns = menu.maxAddOns ?? .max
    isSoldOut = drink.isSoldOut
  }

  /// What was said of a field.
  enum Choice: Equatable {
    case unsaid
    /// A place among the menu's options.
    case place(Int)
    /// Something that has no place, as far as is known here.
    case unknown
  }

  /// Whether these choices are a cup of which the menu has nothing to ask.
  func isComplete(size: Choice, ice: Choice, sugar: Choice, portions: Int) -> Bool {
    guard !isSoldOut, portions <= maxAddOns, takesEveryAddOn || portions == 0 else { return false }
    // A drink that is hot unless said may come in other sizes: that is left to the menu.
    guard ice != .unsaid || hotIce.isDisjoint(with: self.ice) else { return false }
    return allows(self.ice, ice) && allows(self.sugar, sugar)
      && allows(isHot(ice) ? hotSizes : sizes, size)
  }

  private func isHot(_ ice: Choice) -> Bool {
    if case .place(let place) = ice { hotIce.contains(place) } else { false }
  }

  private func allows(_ places: Places, _ choice: Choice) -> Bool {
    switch choice {
    case .unsaid: places.leaveNoChoice
    case .place(let place): places.contains(place)
    case .unknown: false
    }
  }
}
