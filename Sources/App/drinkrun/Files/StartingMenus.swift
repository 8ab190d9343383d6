import MenuTable
import Ordering
import Store

/// The menus that the bot starts with: those of files, and the one in the table as it was read the last time.
struct StartingMenus {
  let inPlay: [Menu]
  /// Those of files alone.
  let ofFiles: [Menu]
  /// `nil` where no menu stands in the table, or menus were given by option.
  let inTable: TableMenu?
  let kept: Menu?

  init(
    _ configuration: Configuration, _ files: LoadedFiles, _ sources: Command.Sources,
    table: OpenTable, store: any Store
  ) async throws(CommandFailure) {
    ofFiles = files.menus
    guard let menu = configuration.menuInTable, sources.menus.isEmpty else {
      (inPlay, inTable, kept) = (files.menus, nil, nil)
      return
    }
    let inTable = try TableMenu(menu, in: table, besides: files.menus)
    do throws(StoreError) {
      kept = try await inTable.kept(in: store)
    } catch {
      throw CommandFailure(.failure, error.description)
    }
    self.inTable = inTable
    inPlay = files.menus + [kept].compactMap(\.self)
  }

  /// Those of files, and of the one in the table all but its drinks.
  var shops: [Menu] { ofFiles + [inTable?.layout.shop].compactMap(\.self) }

  /// In which currency a shop sells; a shop that has no menu any more is taken for one of Taiwan.
  func currency(ofShop shop: String) -> Currency {
    shops.first { $0.shop == shop }?.currency ?? .taiwanDollar
  }
}
