import Airtable
import DataFiles
import MenuTable
import Ordering
import Store
import Table
import TableSync

/// The menu that stands in the team's table, and what is kept of it for when the table is away.
struct TableMenu: Sendable {
  let layout: MenuLayout
  /// How often it is read anew.
  let everySeconds: Int64
  private let table: OpenTable

  /// Under which name the store keeps the menu: its text as a menu file has it.
  private static let name = "menu"

  /// - Parameter menus: Of the files beside it.
  /// - Throws: What is wrong with its layout, or a shop that has a menu in a file, too.
  init(
    _ menu: MenuInTable, in table: OpenTable, besides menus: [Menu]
  ) throws(CommandFailure) {
    layout = try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try MenuLayoutFile.load(menu.layout)
    }
    everySeconds = menu.everySeconds
    self.table = table
    let shop = layout.shop.shop
    guard !menus.contains(where: { $0.shop == shop }) else {
      throw CommandFailure(
        .configuration,
        "\(menu.layout): the shop \(shop) is in a menu file too, keep one of the two")
    }
  }

  /// The menu as the table has it now.
  ///
  /// - Throws: What is wrong with the table or its records, and what to do.
  func read() async throws(TableError) -> Menu {
    let records = try await records(of: layout.table)
    let list = layout.columns.category?.list
    let categories = if let list { try await self.records(of: list.table) } else { [MenuRecord]() }
    do {
      let menu = try RecordMenu.menu(of: records, categories: categories, by: layout)
      // What a menu file may say holds for a menu of records, too.
      let checked = try MenuFile.parse(MenuText.of(menu), file: layout.table)
      try table.checkWords(of: [checked])
      return checked
    } catch let faults as RecordFaults {
      throw TableError(faults.told(of: layout.table))
    } catch let failure as CommandFailure {
      throw TableError(failure.message)
    } catch {
      throw TableError("\(error)")
    }
  }

  private func records(of name: String) async throws(TableError) -> [MenuRecord] {
    do throws(TableError) {
      return try await table.named(name).oldestFirst().map {
        MenuRecord(id: $0.id, cells: $0.cells)
      }
    } catch {
      throw TableError("table \(name): \(error.message)")
    }
  }

  // MARK: What is kept

  func keep(_ menu: Menu, in store: any Store, at moment: Timestamp) async throws(StoreError) {
    try await store.keep(Kept(name: Self.name, text: MenuText.of(menu), at: moment))
  }

  /// The menu of the last time; `nil` where there is none of this shop.
  func kept(in store: any Store) async throws(StoreError) -> Menu? {
    guard let kept = try await store.kept(Self.name) else { return nil }
    // A text of another program's version that is no menu any more is none.
    let menu = try? MenuFile.parse(kept.text, file: "the kept menu")
    return menu?.shop == layout.shop.shop ? menu : nil
  }
}
