import MenuTable
import Ordering
import Table
import TableSync

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
    let table = try await OpenTable(
      configuration.table, zone: configuration.zone, mayBeRunning: true)
    let menuInTable: TableMenu? =
      if let menu = configuration.menuInTable, sources.menus.isEmpty {
        try TableMenu(menu, in: table, besides: files.menus)
      } else { nil }
    try table.checkWords(of: files.menus + [menuInTable?.layout.shop].compactMap(\.self))
    let outcome = try await check(table, menuInTable, besides: files.menus)
    for line in outcome.advice { StandardStreams.report("\(config): \(line)") }
    let drinks = outcome.menus.map { "\($0.shop) (\($0.drinks.count) drinks)" }
    let channels = configuration.channels.map { "channel \($0.key)" }
    StandardStreams.report(
      "\(config): fine; \((drinks + channels).joined(separator: ", ")); the table answers")
  }

  /// What was seen of a table that takes rows.
  private struct Outcome {
    var menus: [Menu]
    var advice: [String]
  }

  private func check(
    _ table: OpenTable, _ inTable: TableMenu?, besides menus: [Menu]
  ) async throws(CommandFailure) -> Outcome {
    let outcome = await withTaskGroup(of: Void.self) { group -> Result<Outcome, CommandFailure> in
      group.addTask { await table.run() }
      defer { group.cancelAll() }
      do throws(CommandFailure) {
        return .success(try await look(at: table, inTable, besides: menus))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private func look(
    at table: OpenTable, _ inTable: TableMenu?, besides menus: [Menu]
  ) async throws(CommandFailure) -> Outcome {
    // A table that does not answer, and not its menu, is what is wrong then.
    let read = await menu(inTable)
    let all = menus + [try? read.get()].compactMap(\.self)
    let findings: SchemaCheck.Findings
    do throws(TableError) {
      findings = try await SchemaCheck.findings(of: table, for: all)
    } catch {
      throw CommandFailure(.unavailable, table.told(error.message))
    }
    let lines = findings.faults.map { (table.told($0.told, of: $0.table), $0.holdsRows) }
    let faults = lines.filter(\.1).map(\.0)
    guard faults.isEmpty else {
      throw CommandFailure(.unavailable, faults.joined(separator: "\n"))
    }
    do throws(TableError) {
      _ = try read.get()
    } catch {
      throw CommandFailure(.configuration, "the menu in the table: \(error.message)")
    }
    return Outcome(
      menus: all,
      advice: lines.map(\.0) + [findings.advice].compactMap(\.self).map { table.told($0) })
  }

  private func menu(_ menu: TableMenu?) async -> Result<Menu?, TableError> {
    do throws(TableError) {
      return .success(try await menu?.read())
    } catch {
      return .failure(error)
    }
  }
}
