import MenuTable
import Ordering

/// What became of each row of a table, on standard error.
struct MenuImportReport {
  let table: String
  /// The table of add-ons.
  let addOns: String?

  func tell(_ line: String) { StandardStreams.report(line) }

  func tell(unusedColumns heads: [String]) {
    guard !heads.isEmpty else { return }
    tell("\(table): columns not used: \(heads.joined(separator: ", "))")
  }

  // MARK: Rows

  func tell(_ shop: MenuImport.Shop) {
    for account in shop.accounts { tell(account, file: table) }
    for account in shop.addOnAccounts { tell(account, file: addOns ?? table) }
    tell("\(shop.name): \(Self.sum(shop.accounts + shop.addOnAccounts))")
    guard shop.menu != nil else {
      return tell("\(shop.name): no menu, for no row is a drink with a price")
    }
    tell("\(shop.name): levels of ice and sugar are the usual ones, for no table tells them")
  }

  func tellSum(_ shops: [MenuImport.Shop]) {
    let menus = shops.count { $0.menu != nil }
    let accounts = shops.flatMap { $0.accounts + $0.addOnAccounts }
    tell("\(shops.count) shops, \(menus) with a menu: \(Self.sum(accounts))")
  }

  private func tell(_ account: RowAccount, file: String) {
    if account.outcome == .dropped(.otherShop) { return }
    tell("\(file):\(account.line): \(account.name) → \(Self.words(account.outcome))")
    for cell in account.unreadable where !account.isDropped {
      tell("\(file):\(account.line): '\(cell)' is no price, and was left out")
    }
    if let remark = account.remark, !account.isDropped {
      tell("\(file):\(account.line): '\(remark)' is no known remark, and was kept as description")
    }
  }

  private static func words(_ outcome: RowAccount.Outcome) -> String {
    switch outcome {
    case .drink(let name, let sizes): "\(name), \(sizes.joined(separator: ", "))"
    case .more(let name, let sizes): "\(sizes.joined(separator: ", ")) of \(name)"
    case .addOn(let name): "add-on \(name)"
    case .dropped(let drop): "dropped by \(drop.rule): \(words(drop))"
    }
  }

  private static func words(_ drop: RowAccount.Drop) -> String {
    switch drop {
    case .rule: "its words say that it is no drink"
    case .noName: "it has no name"
    case .longName: "its name is over 100 characters"
    case .noPrice: "it has no price"
    case .zeroPrice: "its price is zero"
    case .unreadablePrice(let text): "'\(text)' is no price"
    case .duplicate(let line): "line \(line) says the same"
    case .otherPrice(let line): "line \(line) gives it another price, which is kept"
    case .otherShop: "it is of another shop"
    }
  }

  /// 93 rows: 40 drinks, 41 more sizes, 0 add-ons, 12 dropped (bag 3, no-price 9).
  private static func sum(_ accounts: [RowAccount]) -> String {
    var (drinks, more, addOns) = (0, 0, 0)
    var drops: [String: Int] = [:]
    for account in accounts {
      switch account.outcome {
      case .drink: drinks += 1
      case .more: more += 1
      case .addOn: addOns += 1
      case .dropped(let drop): drops[drop.rule, default: 0] += 1
      }
    }
    let dropped = drops.values.reduce(0, +)
    let rules = drops.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(accounts.count) rows: \(drinks) drinks, \(more) more sizes, \(addOns) add-ons, "
      + "\(dropped) dropped" + (rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))")
  }

  // MARK: What changes

  func tell(_ difference: MenuDifference, _ currency: Currency, of path: String) {
    tell("\(path): what changes")
    for name in difference.newDrinks { tell("  + \(name)") }
    for name in difference.goneDrinks { tell("  - \(name)") }
    for name in difference.newAddOns { tell("  + add-on \(name)") }
    for name in difference.goneAddOns { tell("  - add-on \(name)") }
    for change in difference.prices {
      let size = change.size.map { " \($0)" } ?? ""
      let (old, new) = (
        change.old.map(currency.decimal) ?? "none", change.new.map(currency.decimal) ?? "none"
      )
      tell("  ~ \(change.name)\(size)\(change.isHot ? ", hot" : ""): \(old) → \(new)")
    }
    guard !difference.keptDrinks.isEmpty else { return }
    tell("  aliases and the like are kept of: \(difference.keptDrinks.joined(separator: ", "))")
  }
}

extension RowAccount {
  fileprivate var isDropped: Bool {
    if case .dropped = outcome { true } else { false }
  }
}
