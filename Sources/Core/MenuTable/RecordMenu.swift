internal import OrderText
public import Ordering
internal import TableSync

/// Makes a menu of a table's records.
public struct RecordMenu {
  private let layout: MenuLayout
  /// The names of the categories by the records' ids and keys.
  private let categories: [String: String]
  private var faults: [RecordFault] = []

  /// - Parameters:
  ///   - records: A drink each, in the order in which they are offered; a record without name and prices is none.
  ///   - categories: The records of the table of categories, where the layout names one.
  /// - Throws: Every fault of every record, by name and column: a menu with a part missing is none.
  public static func menu(
    of records: [MenuRecord], categories: [MenuRecord] = [], by layout: MenuLayout
  ) throws(RecordFaults) -> Menu {
    var maker = RecordMenu(layout, categories: categories)
    let menu = maker.menu(of: records)
    guard maker.faults.isEmpty else { throw RecordFaults(maker.faults) }
    return menu
  }

  private init(_ layout: MenuLayout, categories: [MenuRecord]) {
    self.layout = layout
    var names: [String: String] = [:]
    if let list = layout.columns.category?.list {
      for record in categories {
        guard let name = RecordCells(record).text(list.name) else { continue }
        names[record.id] = name
        if let key = list.key.flatMap({ RecordCells(record).text($0) }) { names[key] = name }
      }
    }
    self.categories = names
  }

  private mutating func menu(of records: [MenuRecord]) -> Menu {
    var menu = layout.shop
    var owners: [String: String] = [:]
    for record in records {
      guard let drink = drink(RecordCells(record)) else { continue }
      let key = NameKey.of(drink.name)
      if let other = owners[key] {
        fault(drink.name, layout.columns.name, .sameName(other))
      } else {
        owners[key] = drink.name
        menu.drinks.append(drink)
      }
    }
    if menu.drinks.isEmpty, faults.isEmpty { fault(nil, layout.columns.name, .noDrinks) }
    let sold = Set(menu.drinks.flatMap { Array($0.prices.keys) + Array($0.hotPrices.keys) })
    menu.sizes.removeAll { !sold.contains($0.name) }
    return menu
  }

  private mutating func drink(_ cells: RecordCells) -> Drink? {
    let columns = layout.columns
    let shown = cells.text(columns.name) ?? cells.id
    let cold = prices(columns.prices, cells, shown)
    let hot = prices(columns.hotPrices, cells, shown)
    guard let name = cells.text(columns.name), !NameKey.of(name).isEmpty else {
      if !cold.isEmpty || !hot.isEmpty { fault(shown, columns.name, .noName) }
      return nil
    }
    var drink = Drink(name: name, prices: cold.isEmpty ? hot : cold)
    limit(name, columns.name, to: Self.longestName, of: shown)
    if drink.prices.isEmpty, !faults.contains(where: { $0.record == shown }) {
      fault(shown, columns.prices.values.map(\.column).min() ?? "", .noPrice)
    }
    drink.category = category(cells, shown)
    narrow(&drink, cells, hot: hot, isOnlyHot: cold.isEmpty && !hot.isEmpty)
    drink.addOns = addOns(cells)
    drink.isSoldOut = columns.soldOut.map { cells.isTicked($0) } ?? false
    drink.image = image(cells, shown)
    drink.description = columns.description.flatMap { column in
      let text = cells.text(column)
      limit(text ?? "", column, to: Self.longestText, of: shown)
      return text
    }
    return drink
  }

  // MARK: What it comes in

  private mutating func narrow(
    _ drink: inout Drink, _ cells: RecordCells, hot: [String: Money], isOnlyHot: Bool
  ) {
    let (columns, shop) = (layout.columns, layout.shop)
    drink.sugar = choices(columns.sugar, of: shop.sugar, cells, drink.name)
    drink.ice = choices(columns.ice, of: shop.ice, cells, drink.name)
    let canBeHot = columns.hot.map { cells.isTicked($0) } ?? true
    if drink.ice == nil, isOnlyHot || !canBeHot {
      let levels = shop.ice.filter { $0.isHot == isOnlyHot }
      if levels.count < shop.ice.count { drink.ice = levels.map(\.name) }
    }
    drink.hotPrices = !isOnlyHot && canBeHot && hot != drink.prices ? hot : [:]
    if let sizes = choices(columns.sizes, of: shop.sizes, cells, drink.name) {
      drink.prices = drink.prices.filter { sizes.contains($0.key) }
      drink.hotPrices = drink.hotPrices.filter { sizes.contains($0.key) }
      if drink.prices.isEmpty { fault(drink.name, columns.sizes?.column ?? "", .noPrice) }
    }
  }

  /// - Returns: The menu's own names, in its order; `nil` where the drink comes in all of them.
  private mutating func choices(
    _ column: MenuLayout.Choices?, of levels: [some Named], _ cells: RecordCells, _ shown: String
  ) -> [String]? {
    guard let column, column.onlyWhen.map({ cells.isTicked($0) }) ?? true else { return nil }
    var names: Set<String> = []
    for said in cells.list(column.column) {
      let key = NameKey.of(column.words[said] ?? said)
      let level = levels.first { ([$0.name] + $0.aliases).contains { NameKey.of($0) == key } }
      if let level { names.insert(level.name) } else { fault(shown, column.column, .unknown(said)) }
    }
    guard !names.isEmpty, names.count < levels.count else { return nil }
    return levels.map(\.name).filter { names.contains($0) }
  }

  private func addOns(_ cells: RecordCells) -> [String]? {
    let refused = layout.columns.addOns.filter { !cells.isTicked($0.value) }
    guard !refused.isEmpty else { return nil }
    return layout.shop.addOns.map(\.name).filter { refused[$0] == nil }
  }

  // MARK: What it is

  private mutating func prices(
    _ columns: [String: MenuLayout.Price], _ cells: RecordCells, _ shown: String
  ) -> [String: Money] {
    var prices: [String: Money] = [:]
    for (size, price) in columns.sorted(by: { $0.key < $1.key }) {
      switch cells.price(price.column, in: layout.shop.currency) {
      case .none, .zero: break
      case .price(let amount): prices[size] = amount + price.plus
      case .unreadable(let text): fault(shown, price.column, .unreadablePrice(text))
      }
    }
    return prices
  }

  private mutating func category(_ cells: RecordCells, _ shown: String) -> String? {
    guard let column = layout.columns.category, let said = cells.list(column.column).first else {
      return nil
    }
    limit(said, column.column, to: Self.longestName, of: shown)
    guard column.list != nil else { return said }
    if let name = categories[said] { return name }
    fault(shown, column.column, .unknownCategory(said))
    return nil
  }

  private mutating func image(_ cells: RecordCells, _ shown: String) -> String? {
    guard let column = layout.columns.image, let address = cells.text(column) else { return nil }
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else {
      fault(shown, column, .noAddress(address))
      return nil
    }
    // What Airtable itself serves of attachments is gone after two hours.
    guard !address.contains("airtableusercontent.com/") else { return nil }
    limit(address, column, to: Self.longestText, of: shown)
    return address
  }

  // MARK: Faults

  /// The most characters that a menu takes.
  private static let longestName = 100
  private static let longestText = 2_000

  private mutating func limit(_ text: String, _ column: String, to limit: Int, of shown: String) {
    if text.count > limit { fault(shown, column, .tooLong(limit: limit)) }
  }

  private mutating func fault(_ record: String?, _ column: String, _ kind: RecordFault.Kind) {
    faults.append(RecordFault(record: record, column: column, kind: kind))
  }
}
