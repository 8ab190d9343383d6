import DataFiles
import ICU
import MenuTable
import OrderText
import Ordering

/// `drinkrun menu import`: makes menus of a table of rows.
struct MenuImportCommand {
  let options: Command.MenuImportOptions

  func run() throws(CommandFailure) {
    let prompts = try PromptsFolder(at: options.prompts)
    let locale = options.locale ?? "zh-Hant"
    try prompts.require(locale, or: .usage)
    let menuImport = try prompts.menuImport(in: locale, currency: currency())
    let (table, addOns) = try CommandFailure.of(.badInput) {
      () throws(FileFaults) -> (MenuImport.Table, MenuImport.Table?) in
      let table = try menuImport.table(at: options.table)
      guard let path = options.addOns else { return (table, nil) }
      return (table, try menuImport.table(at: path, isOfAddOns: true))
    }
    let shops = try shops(of: table, addOns, menuImport)
    let report = MenuImportReport(table: options.table, addOns: options.addOns)
    report.tell(unusedColumns: table.unusedColumns + (addOns?.unusedColumns ?? []))
    for shop in shops { report.tell(shop) }
    if shops.count > 1 { report.tellSum(shops) }
    try write(shops, report)
  }

  private func currency() throws(CommandFailure) -> Currency {
    guard let digits = Currencies.fractionDigits(of: options.currency) else {
      throw CommandFailure(
        .usage,
        "drinkrun menu: there is no currency '\(options.currency)', name one of ISO 4217: TWD")
    }
    return Currency(
      code: options.currency, fractionDigits: digits,
      cashDigits: Currencies.cashFractionDigits(of: options.currency))
  }

  // MARK: Which shops

  private func shops(
    of table: MenuImport.Table, _ addOns: MenuImport.Table?, _ menuImport: MenuImport
  ) throws(CommandFailure) -> [MenuImport.Shop] {
    let named = table.shops
    if let name = options.shop {
      guard let shop = menuImport.shop(name, of: table, addOns: addOns) else {
        throw usage("no row is of the shop '\(name)'", named)
      }
      return [shop]
    }
    guard let first = named.first else {
      throw usage("no column names the shop, name it by --shop NAME", [])
    }
    guard named.count > 1 else {
      return menuImport.shop(first, of: table, addOns: addOns).map { [$0] } ?? []
    }
    guard addOns == nil, let output = options.output, MenuFolder.isFolder(output) else {
      throw usage(
        "the table has \(named.count) shops, name one by --shop NAME, or a folder for all of them "
          + "by --output DIR/", named)
    }
    return menuImport.shops(of: table)
  }

  private func usage(_ what: String, _ shops: [String]) -> CommandFailure {
    let shown = shops.prefix(10).joined(separator: ", ") + (shops.count > 10 ? ", …" : "")
    let list = shops.isEmpty ? "" : "\nIts shops: \(shown)"
    return CommandFailure(.usage, "drinkrun menu: \(options.table): \(what)\(list)")
  }

  // MARK: Writing

  private func write(
    _ shops: [MenuImport.Shop], _ report: MenuImportReport
  ) throws(CommandFailure) {
    guard shops.contains(where: { $0.menu != nil }) else {
      throw CommandFailure(.badInput, "\(options.table): no row is a drink with a price")
    }
    var folder = MenuFolder(output: options.output)
    var waiting: [String] = []
    for shop in shops {
      guard let menu = shop.menu else { continue }
      guard let path = try folder.path(of: shop) else {
        try StandardStreams.print(String(try checked(menu, "standard output").dropLast()))
        continue
      }
      if try write(menu, to: path, report) { waiting.append(path) }
    }
    guard waiting.isEmpty else {
      throw CommandFailure(
        .failure,
        "not written, for there is a menu already: \(waiting.joined(separator: ", "))\n"
          + "--replace writes what is shown here")
    }
  }

  /// The menu's text, which `menu check` takes.
  private func checked(_ menu: Menu, _ path: String) throws(CommandFailure) -> String {
    let text = MenuText.of(menu)
    _ = try CommandFailure.of(.badInput) { () throws(FileFaults) in
      try MenuFile.parse(text, file: path)
    }
    return text
  }

  /// - Returns: Whether it waits for `--replace`.
  private func write(
    _ menu: Menu, to path: String, _ report: MenuImportReport
  ) throws(CommandFailure) -> Bool {
    guard MenuFolder.isThere(path) else {
      try MenuFolder.write(try checked(menu, path), to: path)
      report.tell("\(path): written, \(menu.shop) with \(menu.drinks.count) drinks")
      return false
    }
    let old = try CommandFailure.of(.badInput) { () throws(FileFaults) in
      try MenuFile.load(path)
    }
    guard old.isCalled(menu.shop) else {
      throw CommandFailure(
        .badInput,
        "\(path): the menu there is of \(old.shop), the table of \(menu.shop)\n"
          + "name another file by --output, or add the name to the aliases of that menu")
    }
    let renewed = old.renewed(by: menu)
    guard renewed != old else {
      report.tell("\(path): nothing changes")
      return false
    }
    report.tell(MenuDifference(from: old, to: renewed, table: menu), renewed.currency, of: path)
    let text = try checked(renewed, path)
    guard options.replaces else { return true }
    try MenuFolder.write(text, to: path)
    report.tell("\(path): renewed; comments of the old file are not kept")
    return false
  }
}

extension Menu {
  /// Whether the shop has that name, however it is spelled.
  fileprivate func isCalled(_ name: String) -> Bool {
    ([shop] + aliases).contains { NameKey.of($0) == NameKey.of(name) }
  }
}
