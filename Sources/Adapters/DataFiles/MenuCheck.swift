internal import ICU
internal import Ordering
internal import YAML

/// Turns what a menu file says into a menu, and gathers what is wrong with it on the way.
struct MenuCheck {
  private let document: YAML.Document
  /// Whether names may be missing because their entries could not be read, so that a name that is not there is no fault.
  let lacksParts: Bool
  private(set) var faults: [FileFault]
  /// Where the names of the menu stand.
  private(set) var places = MenuPlaces()
  /// Two digits until the file's own currency is read.
  private(set) var currency = Currency.taiwanDollar

  init(document: YAML.Document, lacksParts: Bool, faults: [FileFault]) {
    self.document = document
    self.lacksParts = lacksParts
    self.faults = faults
  }

  /// The menu; it is one only where no faults were found.
  mutating func menu(_ entry: MenuEntry<[NamedEntry<DrinkEntry>]>) -> Menu {
    let shop = shop(entry)
    let drinks = options(entry.drinks, of: "drinks", atMost: 20_000)
    places.drinks = drinks.map(\.lines)
    var menu = shop.menu
    menu.drinks = drinks.map { drink($0, shop.known) }
    checkThatDrinksAreThere(of: entry.promotions, among: Set(drinks.map(\.name)))
    checkThatAllAreSold(shop.sizes, drinks: drinks)
    return menu
  }

  /// All of a menu but its drinks.
  mutating func shop(_ entry: MenuEntry<some Any>) -> Shop {
    for key in ["shop", "currency", "sizes", "drinks"] where document.root[key] == nil {
      fault(document.root.mark.line, "the key \(key) is missing, add it")
    }
    for key in ["shop", "currency", "sizes", "drinks"] {
      guard let node = document.root[key] else { continue }
      if node.scalar?.isNull == true {
        fault(node.mark.line, "\(key): nothing stands here, write it")
      } else if node.content == .sequence([]) {
        fault(node.mark.line, "\(key): the list is empty, write an entry")
      }
    }
    if let code = entry.currency { currency = checkedCurrency(code) }
    let sizes = options(entry.sizes, of: "sizes", atMost: 50)
    let ice = options(entry.ice, of: "ice", atMost: 50)
    let sugar = options(entry.sugar, of: "sugar", atMost: 50)
    let addOns = options(entry.addOns, of: "addOns", atMost: 1_000)
    places = MenuPlaces(
      sizes: sizes.map(\.lines), ice: ice.map(\.lines), sugar: sugar.map(\.lines),
      addOns: addOns.map(\.lines))
    let menu = Menu(
      shop: text(entry.shop) ?? "", aliases: texts(entry.aliases), asOf: day(entry.asOf),
      phone: text(entry.phone), currency: currency, minimum: minimum(entry.minimum),
      delivery: delivery(entry.delivery), bag: price(entry.bag),
      ownCup: amount(entry.ownCup, canBeNegative: true),
      promotions: promotions(entry.promotions, sizes: Set(sizes.map(\.name))),
      sizes: sizes.map { Size(name: $0.name, aliases: $0.aliases, names: $0.names) },
      ice: ice.map { option in
        IceLevel(
          name: option.name, aliases: option.aliases, names: option.names,
          isHot: option.rest?.hot ?? false)
      },
      sugar: sugar.map { sugarLevel($0) }, addOns: addOns.map { addOn($0) },
      maxAddOns: count(entry.maxAddOns, in: 0...100), drinks: [])
    return Shop(
      menu: menu, sizes: sizes,
      known: KnownNames(sizes: sizes, ice: ice, sugar: sugar, addOns: addOns))
  }

  /// A menu without its drinks, and the names that those may refer to.
  struct Shop {
    var menu: Menu
    var sizes: [MenuOption<SizeEntry>]
    var known: KnownNames
  }

  mutating func fault(_ line: Int, _ message: String) {
    faults.append(FileFault(file: document.file, line: line, message: message))
  }

  mutating func fault(_ place: Located<some Any>, _ message: String) {
    fault(place.line, "\(place.keys): \(message)")
  }

  private mutating func checkedCurrency(_ code: Located<String>) -> Currency {
    guard let digits = Currencies.fractionDigits(of: code.value) else {
      fault(code, "this is no currency, write its three letters of ISO 4217, such as TWD")
      return currency
    }
    return Currency(
      code: code.value, fractionDigits: digits,
      cashDigits: Currencies.cashFractionDigits(of: code.value))
  }

  private mutating func minimum(_ entry: Located<MinimumEntry>?) -> Menu.Minimum? {
    guard let entry else { return nil }
    if entry.value.amount == nil, entry.value.cups == nil, !lacksParts {
      fault(entry, "neither amount nor cups stands here, write one of them")
    }
    return Menu.Minimum(
      amount: price(entry.value.amount), cups: count(entry.value.cups, in: 1...100_000))
  }

  private mutating func delivery(_ entry: DeliveryEntry?) -> Menu.Delivery? {
    guard let entry, let fee = price(entry.fee) else { return nil }
    return Menu.Delivery(
      fee: fee, freeFrom: price(entry.freeFrom), share: entry.share ?? .head)
  }

  private mutating func sugarLevel(_ option: MenuOption<SugarEntry>) -> SugarLevel {
    let percent = count(option.rest?.percent, in: 0...200)
    return SugarLevel(
      name: option.name, aliases: option.aliases, names: option.names, percent: percent)
  }

  private mutating func addOn(_ option: MenuOption<AddOnEntry>) -> AddOn {
    if option.rest == nil {
      fault(option.place, "the price is missing, write {name: \(option.name), price: …}")
    }
    return AddOn(
      name: option.name, aliases: option.aliases, names: option.names,
      price: price(option.rest?.price) ?? .zero)
  }

  /// A size that no drink has a price for cannot be ordered, so it is a slip.
  private mutating func checkThatAllAreSold(
    _ sizes: [MenuOption<SizeEntry>], drinks: [MenuOption<DrinkEntry>]
  ) {
    // A price that is missing or faulty was told already.
    let entries = drinks.compactMap(\.rest)
    guard !lacksParts, !entries.isEmpty, entries.count == drinks.count else { return }
    let sold = Set(
      entries.flatMap { Array($0.prices.value.keys) + Array(($0.hotPrices ?? [:]).keys) }
        .map(Normalization.nfc))
    for size in sizes where !sold.contains(size.name) {
      fault(size.place, "the size \(size.name) has no price at any drink, price it or remove it")
    }
  }
}
