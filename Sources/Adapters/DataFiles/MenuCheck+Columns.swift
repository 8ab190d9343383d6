internal import ICU
internal import MenuTable
internal import Ordering
internal import YAML

/// Where a table says what a drink is, and what that is called on the menu.
extension MenuCheck {
  /// The layout; it is one only where no faults were found.
  mutating func menuLayout(_ entry: MenuEntry<DrinkColumnsEntry>) -> MenuLayout? {
    let shop = shop(entry)
    guard let drinks = entry.drinks else { return nil }
    let known = shop.known
    if drinks.prices.value.isEmpty, !lacksParts {
      fault(drinks.prices, "no size has a column here, write one")
    }
    var columns = MenuLayout.Columns(
      name: name(drinks.name), prices: prices(drinks.prices.value, known.sizes))
    columns.hotPrices = prices(drinks.hotPrices ?? [:], known.sizes)
    columns.category = category(drinks.category)
    columns.hot = drinks.hot.map { name($0) }
    columns.sizes = choices(drinks.sizes, known.sizes, of: "sizes")
    columns.ice = choices(drinks.ice, known.ice, of: "ice")
    columns.sugar = choices(drinks.sugar, known.sugar, of: "sugar")
    columns.addOns = addOns(drinks.addOns ?? [:], known.addOns)
    columns.soldOut = drinks.soldOut.map { name($0) }
    columns.image = drinks.image.map { name($0) }
    columns.description = drinks.description.map { name($0) }
    return MenuLayout(shop: shop.menu, table: name(drinks.table), columns: columns)
  }

  private mutating func name(_ place: Located<String>) -> String {
    if place.value.isEmpty { fault(place, "no name stands here, write one") }
    return place.value
  }

  private mutating func prices(
    _ entries: [String: PriceColumnEntry], _ sizes: Set<String>
  ) -> [String: MenuLayout.Price] {
    var prices: [String: MenuLayout.Price] = [:]
    for (written, entry) in entries {
      let size = known(written, sizes, of: "sizes", at: entry.column)
      let plus = price(entry.rest?.plus) ?? .zero
      prices[size] = MenuLayout.Price(name(entry.column), plus: plus)
    }
    return prices
  }

  private mutating func choices(
    _ entry: ChoicesColumnEntry?, _ names: Set<String>, of kind: String
  ) -> MenuLayout.Choices? {
    guard let entry else { return nil }
    var words: [String: String] = [:]
    for (word, place) in entry.rest?.words ?? [:] {
      words[word] = known(place.value, names, of: kind, at: place)
    }
    return MenuLayout.Choices(
      name(entry.column), words: words, onlyWhen: entry.rest?.onlyWhen.map { name($0) })
  }

  private mutating func addOns(
    _ entries: [String: Located<String>], _ names: Set<String>
  ) -> [String: String] {
    var columns: [String: String] = [:]
    for (addOn, place) in entries {
      columns[known(addOn, names, of: "addOns", at: place)] = name(place)
    }
    return columns
  }

  private mutating func category(_ entry: CategoryColumnEntry?) -> MenuLayout.Category? {
    guard let entry else { return nil }
    let column = name(entry.column)
    guard let rest = entry.rest else { return MenuLayout.Category(column) }
    guard let table = rest.table, let categoryName = rest.name else {
      fault(
        entry.column,
        "a list of categories needs its table and the column of the name, write both or neither")
      return nil
    }
    return MenuLayout.Category(
      column,
      list: .init(table: name(table), key: rest.key.map { name($0) }, name: name(categoryName)))
  }

  /// The menu's own name, normalised; one that it does not have is a fault.
  private mutating func known(
    _ written: String, _ names: Set<String>, of kind: String, at place: Located<some Any>
  ) -> String {
    let name = Normalization.nfc(written)
    if !names.contains(name), !lacksParts {
      fault(place, "no entry of \(kind) is called \(name), mend it or add it there")
    }
    return name
  }
}
