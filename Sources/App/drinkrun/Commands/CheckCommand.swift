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
      sources, menuPaths: configuration.menus, promptsPath: configuration.prompts,
      locale: configuration.locale)
    try PromptsFolder(at: sources.prompts ?? configuration.prompts).check()
    if configuration.channels.isEmpty {
      StandardStreams.report("\(config): warning: it has no channels, so serve would end at once")
    }
    let table = try await OpenTable(configuration.table, mayBeRunning: true)
    try await check(table)
    let drinks = files.menus.map { "\($0.shop) (\($0.drinks.count) drinks)" }
    let channels = configuration.channels.map { "channel \($0.key)" }
    StandardStreams.report(
      "\(config): fine; \((drinks + channels).joined(separator: ", ")); the table answers")
  }

  private func check(_ table: OpenTable) async throws(CommandFailure) {
    let failure = await withTaskGroup(of: Void.self) { group -> TableError? in
      group.addTask { await table.run() }
      defer { group.cancelAll() }
      do throws(TableError) {
        try await table.table.check()
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw CommandFailure(.unavailable, table.told(failure.message)) }
  }
}
