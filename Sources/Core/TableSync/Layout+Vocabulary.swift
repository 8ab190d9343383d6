internal import Ordering

extension Layout.Column {
  /// Every word of ours that can come there, as these menus have them.
  func vocabulary(of menus: [Menu]) -> [String] {
    guard let field else { return [] }
    return field == .status
      ? OrderLine.Status.allCases.map(\.rawValue) : menus.flatMap { field.words(of: $0) }
  }
}

extension Field {
  /// Whether its values are those of a menu or our own, so that all are known before the first order.
  public var isMadeOfWords: Bool {
    switch self {
    case .shop, .currency, .drinkName, .size, .ice, .sugar, .addOns, .status: true
    default: false
    }
  }

  fileprivate func words(of menu: Menu) -> [String] {
    switch self {
    case .shop: [menu.shop]
    case .currency: [menu.currency.code]
    case .drinkName: menu.drinks.map(\.name)
    case .size: menu.sizes.map(\.name)
    case .ice: menu.ice.map(\.name)
    case .sugar: menu.sugar.map(\.name)
    case .addOns: menu.addOns.map(\.name)
    default: []
    }
  }
}

extension [String] {
  /// Each once, where it first stands.
  var differing: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
