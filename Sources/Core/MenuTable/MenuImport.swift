public import OrderText
public import Ordering

/// Makes menus of a table of rows: what every shop of it sells, and what became of each row.
public struct MenuImport: Sendable {
  /// One shop of a table.
  public struct Shop: Sendable {
    public var name: String
    /// Its short name, where the table has one.
    public var code: String?
    /// `nil` where none of its rows is a drink with a price.
    public var menu: Menu?
    public var accounts: [RowAccount]
    /// Of the rows of a table of add-ons.
    public var addOnAccounts: [RowAccount] = []
  }

  private let words: TableWords
  private let reader: MarkReader
  private let drops: DropRules
  private let currency: Currency

  /// - Parameters:
  ///   - words: Of all locales, those of the menu's own first.
  ///   - heard: What people say in any locale.
  ///   - named: The vocabulary of the locale whose words the menu is written in.
  public init(words: TableWords, heard: Vocabulary, named: Vocabulary, currency: Currency) {
    self.words = words
    self.currency = currency
    drops = DropRules(words)
    reader = MarkReader(words: words, heard: heard, named: named)
  }

  /// A table whose columns are known.
  public struct Table: Sendable {
    /// The heads of columns that say nothing here.
    public let unusedColumns: [String]
    let rows: [TableRow]

    public var rowCount: Int { rows.count }
    /// The shops that it names, in the order of their first rows.
    public var shops: [String] {
      var seen: Set<String> = []
      return rows.compactMap(\.shop).filter { seen.insert($0).inserted }
    }
  }

  /// Reads the rows of a table.
  ///
  /// - Parameter isOfAddOns: Whether its rows are add-ons, whatever their category says.
  public func table(of text: String, isOfAddOns: Bool = false) throws(TableFault) -> Table {
    let all = try DelimitedText.records(in: text)
    // A title may stand above the heads.
    let start = all.prefix(5).firstIndex { TableColumns.isHeader($0, words: words) } ?? 0
    let records = all.dropFirst(start)
    guard let header = records.first else { throw TableFault(line: 1, kind: .empty) }
    let columns = try TableColumns(header, words: words, reader: reader)
    for record in records where record.fields.count > columns.count {
      throw TableFault(
        line: record.line,
        kind: .tooManyFields(count: record.fields.count, columns: columns.count))
    }
    let rows = records.dropFirst().map { record in
      var row = TableRow(
        record, columns: columns, words: words, reader: reader, currency: currency)
      row.isAddOn = isOfAddOns
      return row
    }
    return Table(unusedColumns: columns.unused, rows: rows)
  }

  /// Every shop of a table on its own.
  public func shops(of table: Table) -> [Shop] {
    table.shops.map { name in
      shop(name, table.rows.filter { $0.shop == name }, addOns: nil)
    }
  }

  /// One shop alone, the rows of others accounted for; all rows of a table that names no shop are its own.
  ///
  /// - Parameter addOns: A table of what goes into its drinks.
  /// - Returns: `nil` where no row is of that shop.
  public func shop(_ name: String, of table: Table, addOns: Table? = nil) -> Shop? {
    let key = NameKey.of(name)
    let isNamed = !table.shops.isEmpty
    func isOwn(_ row: TableRow) -> Bool {
      !isNamed || [row.shop, row.code].compactMap(\.self).contains { NameKey.of($0) == key }
    }
    let own = table.rows.filter(isOwn)
    guard !isNamed || !own.isEmpty else { return nil }
    var shop = shop(own.first?.shop ?? name, own, addOns: addOns)
    shop.accounts += table.rows.filter { !isOwn($0) }.map {
      RowAccount(line: $0.line, name: $0.name, outcome: .dropped(.otherShop))
    }
    shop.accounts.sort { $0.line < $1.line }
    return shop
  }

  private func shop(_ name: String, _ rows: [TableRow], addOns: Table?) -> Shop {
    var table = ShopTable(otherSize: words.otherSize ?? "–", drops: drops, reader: reader)
    for row in rows { table.take(row) }
    let accounts = table.accounts
    for row in addOns?.rows ?? [] { table.take(row) }
    return Shop(
      name: name, code: rows.compactMap(\.code).first,
      menu: table.menu(shop: name, currency: currency), accounts: accounts,
      addOnAccounts: Array(table.accounts.dropFirst(accounts.count)))
  }
}
