internal import OrderText
internal import Ordering

/// Makes a shop's menu of the rows of a table, and accounts for each of them.
struct ShopTable {
  private let otherSize: String
  private let drops: DropRules
  private let reader: MarkReader
  private var drinks: [SoldDrink] = []
  /// The place of a drink by the key of its name.
  private var places: [String: Int] = [:]
  /// How the first row that has a size writes it, by its key.
  private var sizeNames: [String: String] = [:]
  private var addOns: [AddOn] = []
  private var addOnLines: [String: Int] = [:]
  private(set) var accounts: [RowAccount] = []

  /// The longest name that a menu takes, in characters.
  private static let longestName = 100

  /// - Parameter otherSize: What a drink whose size is not told comes in.
  init(otherSize: String, drops: DropRules, reader: MarkReader) {
    self.otherSize = otherSize
    self.drops = drops
    self.reader = reader
  }

  mutating func take(_ row: TableRow) {
    accounts.append(
      RowAccount(
        line: row.line, name: row.name, outcome: outcome(row), unreadable: row.unreadable,
        remark: row.remark))
  }

  private mutating func outcome(_ row: TableRow) -> RowAccount.Outcome {
    guard !NameKey.of(row.name).allSatisfy(\.isWhitespace) else { return .dropped(.noName) }
    // What is longer by far says more than marks; nobody looks for them there.
    guard row.name.count <= 2 * Self.longestName else { return .dropped(.longName) }
    let named = MarkedName(row.name, reader: reader)
    if let rule = rule(for: row, named) { return .dropped(.rule(rule)) }
    guard named.name.count <= Self.longestName else { return .dropped(.longName) }
    guard !row.prices.isEmpty else { return .dropped(Self.missing(row)) }
    return row.isAddOn || drops.isOfAddOns(row.category)
      ? addOn(row, named.name) : drink(row, named)
  }

  private func rule(for row: TableRow, _ named: MarkedName) -> String? {
    drops.rule(name: named.name, whole: row.name, category: row.category)
      ?? (isSentence(named.name) ? "notice" : nil)
  }

  /// A name that goes on for a sentence tells something.
  private func isSentence(_ name: String) -> Bool {
    name.count > 15 && name.contains { "，。！？；".contains($0) }
  }

  private static func missing(_ row: TableRow) -> RowAccount.Drop {
    if let text = row.unreadable.first { return .unreadablePrice(text) }
    return row.hasZero ? .zeroPrice : .noPrice
  }

  private mutating func addOn(_ row: TableRow, _ name: String) -> RowAccount.Outcome {
    guard let price = row.prices.first?.amount else { return .dropped(.noPrice) }
    let key = NameKey.of(name)
    if let line = addOnLines[key] {
      let isSame = addOns.first { NameKey.of($0.name) == key }?.price == price
      return .dropped(isSame ? .duplicate(line) : .otherPrice(line))
    }
    addOnLines[key] = row.line
    addOns.append(AddOn(name: name, aliases: row.aliases, price: price))
    return .addOn(name)
  }

  // MARK: Drinks

  private mutating func drink(_ row: TableRow, _ named: MarkedName) -> RowAccount.Outcome {
    let category =
      row.category.map { MarkedName($0, reader: reader, isCategory: true).marks } ?? Marks()
    let whole = row.category.flatMap { reader.marks(in: $0) } ?? Marks()
    let marks = named.marks.over(row.marks).over(category).over(whole)
    let quotes = quotes(row, marks)
    if let outcome = add(row, named.name, marks, quotes) { return outcome }
    // Two rows come to the same with other prices: the marks of the name are no size then, but a drink of its own.
    if named.name != row.name, let outcome = add(row, row.name, marks, quotes) { return outcome }
    let taken = places[NameKey.of(named.name)].flatMap { place in
      quotes.compactMap { drinks[place].price($0.kind, $0.size) }.first
    }
    return .dropped(.otherPrice(taken?.line ?? row.line))
  }

  private typealias Quote = (kind: SoldDrink.Kind, size: String, price: SoldDrink.Quoted)

  /// The prices of a row by size and temperature; the name's own say decides over the columns'.
  private func quotes(_ row: TableRow, _ marks: Marks) -> [Quote] {
    var prices = row.prices
    if let temperature = marks.temperature {
      let fitting = prices.filter { $0.marks.temperature == temperature }
      let open = prices.filter { $0.marks.temperature == nil }
      prices = fitting.isEmpty ? open.isEmpty ? prices : open : fitting
    }
    return prices.flatMap { price -> [Quote] in
      let kind = Self.kind(marks.temperature ?? price.marks.temperature)
      let said = price.marks.sizes.isEmpty ? marks.sizes : price.marks.sizes
      let sizes = said.isEmpty ? [otherSize] : said.map { sizeNames[NameKey.of($0), default: $0] }
      return sizes.map { (kind, $0, SoldDrink.Quoted(amount: price.amount, line: row.line)) }
    }
  }

  private static func kind(_ temperature: Marks.Temperature?) -> SoldDrink.Kind {
    switch temperature {
    case .cold: .cold
    case .hot: .hot
    case nil: .any
    }
  }

  /// Adds the prices to the drink of that name; `nil` where one of them is there with another amount.
  private mutating func add(
    _ row: TableRow, _ name: String, _ marks: Marks, _ quotes: [Quote]
  ) -> RowAccount.Outcome? {
    let key = NameKey.of(name)
    let sizes = quotes.reduce(into: [String]()) { if !$0.contains($1.size) { $0.append($1.size) } }
    guard let place = places[key] else {
      places[key] = drinks.count
      drinks.append(SoldDrink(name: name))
      fill(drinks.count - 1, row, marks, quotes)
      return .drink(name, sizes: sizes)
    }
    let known = quotes.map { drinks[place].price($0.kind, $0.size) }
    guard zip(quotes, known).allSatisfy({ $1 == nil || $1?.amount == $0.price.amount }) else {
      return nil
    }
    if let line = known.compactMap(\.self).first?.line, !known.contains(nil) {
      return .dropped(.duplicate(line))
    }
    fill(place, row, marks, quotes)
    return .more(drinks[place].name, sizes: sizes)
  }

  private mutating func fill(
    _ place: Int, _ row: TableRow, _ marks: Marks, _ quotes: [Quote]
  ) {
    for quote in quotes {
      drinks[place].take(quote.price, quote.kind, quote.size)
      sizeNames[NameKey.of(quote.size)] = quote.size
    }
    drinks[place].marks = drinks[place].marks.over(marks)
    drinks[place].category = drinks[place].category ?? row.category
    drinks[place].englishName = drinks[place].englishName ?? row.englishName
    drinks[place].description = drinks[place].description ?? row.description
    drinks[place].image = drinks[place].image ?? row.image
    for alias in row.aliases where !drinks[place].aliases.contains(alias) {
      drinks[place].aliases.append(alias)
    }
  }

  // MARK: The menu

  /// The menu of all rows; `nil` where none of them is a drink.
  func menu(shop: String, currency: Currency) -> Menu? {
    guard !drinks.isEmpty else { return nil }
    var menu = Menu(
      shop: shop, currency: currency, sizes: sizes, ice: reader.levels.ice,
      sugar: reader.levels.sugar, addOns: addOns,
      drinks: drinks.map { $0.drink(reader.levels) })
    keepUsedNames(&menu)
    return menu
  }

  /// The sizes that drinks have, in the order of the words, and then those that only the table has.
  private var sizes: [Size] {
    let sold = drinks.reduce(into: Set<String>()) { $0.formUnion($1.sizes) }
    let known = reader.sizes.filter { sold.contains($0.name) }
    let strange = sold.subtracting(known.map(\.name)).sorted()
    return known + strange.map { Size(name: $0) }
  }

  /// An alias that is another entry's name, or another's alias, would make the menu a faulty one.
  private func keepUsedNames(_ menu: inout Menu) {
    var taken = Set(menu.drinks.map { NameKey.of($0.name) })
    for index in menu.drinks.indices {
      menu.drinks[index].aliases.removeAll { !taken.insert(NameKey.of($0)).inserted }
    }
    var addOnNames = Set(menu.addOns.map { NameKey.of($0.name) })
    for index in menu.addOns.indices {
      menu.addOns[index].aliases.removeAll { !addOnNames.insert(NameKey.of($0)).inserted }
    }
  }
}
