import Ordering
import Table

/// Checks a configuration, all that it names, and that its table answers.
struct CheckCommand {
  let config: String
  let sources: Command.Sources
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    let configuration = try Configuration.load(config, environment: environment)
    let files = try LoadedFiles(
      sources, menuPaths: configuration.menus, hasMenuInTable: configuration.menuInTable != nil,
      promptsPath: configuration.prompts, locale: configuration.locale)
    try PromptsFolder(at: sources.prompts ?? configuration.prompts).check()
    if configuration.channels.isEmpty {
      StandardStreams.report("\(config): warning: it has no channels, so serve would end at once")
    }
    let table = try await OpenTable(configuration.table, mayBeRunning: true)
    let menuInTable: TableMenu? =
      if let menu = configuration.menuInTable, sources.menus.isEmpty {
        try TableMenu(menu, in: table, besides: files.menus)
      } else { nil }
    let menus = files.menus + [try await check(table, menuInTable)].compactMap(\.self)
    let drinks = menus.map { "\($0.shop) (\($0.drinks.count) drinks)" }
    let channels = configuration.channels.map { "channel \($0.key)" }
    StandardStreams.report(
      "\(config): fine; \((drinks + channels).joined(separator: ", ")); the table answers")
  }

  /// - Returns: The menu that stands in the table.
  private func check(
    _ table: OpenTable, _ menu: TableMenu?
  ) async throws(CommandFailure) -> Menu? {
    let outcome = await withTaskGroup(of: Void.self) { group -> Result<Menu?, CommandFailure> in
      group.addTask { await table.run() }
      defer { group.cancelAll() }
      do throws(TableError) {
        try await table.table.check()
      } catch {
        return .failure(CommandFailure(.unavailable, table.told(error.message)))
      }
      do throws(TableError) {
        return .success(try await menu?.read())
      } catch {
        return .failure(CommandFailure(.configuration, "the menu in the table: \(error.message)"))
      }
    }
    return try outcome.get()
  }
}
