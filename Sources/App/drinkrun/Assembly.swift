import Airtable
import Bot
import Chat
import CurlHTTP
import DataFiles
import Dialogue
import HTTPMessages
import OrderText
import Ordering
import Prompts
import SQLite
import SQLiteStore
import Store
import Table
import TableSync

/// The parts of a running bot, put together as a configuration says.
struct Assembly {
  let configuration: Configuration
  let store: any Store
  let table: OpenTable
  let bot: Bot
  let pump: OutboxPump
  /// `nil` where no menu stands in the table.
  let menuRefresh: MenuRefresh?
  let schemaCheck: SchemaCheck
  private let menusOfFiles: [Menu]
  let clock: any Clock
  private let alarm: Alarm

  init(
    _ configuration: Configuration, sources: Command.Sources, clock: any Clock
  ) async throws(CommandFailure) {
    let files = try LoadedFiles(
      sources, menuPaths: configuration.menus, hasMenuInTable: configuration.menuInTable != nil,
      promptsPath: configuration.prompts, locale: configuration.locale)
    let (alarm, pumpAlarm) = (Alarm(), Alarm())
    let (asked, requests) = (AskedReadings(), MenuRequests())
    let store = try await Self.openStore(configuration.store)
    let table = try await OpenTable(configuration.table, zone: configuration.zone)
    let menus = try await StartingMenus(configuration, files, sources, table: table, store: store)
    try table.checkWords(of: menus.shops)
    let setting = configuration.setting(menus: menus.inPlay)
    let readers: @Sendable ([Menu]) -> Readers = { [cupLimit = setting.cupLimit] in
      Readers(vocabulary: files.vocabulary, menus: $0, cupLimit: cupLimit)
    }
    let bot = Bot(
      store: store, readers: readers(menus.inPlay), setting: setting, phrasebook: files.phrasebook,
      clock: clock, makeRunID: { RunIDs.make(at: clock.now) }, asked: asked,
      didAsk: { if menus.inTable != nil { await requests.add($0) } },
      didCommit: {
        await alarm.ring()
        await pumpAlarm.ring()
      })
    let tell: @Sendable (TableNews, Run) async -> Void = { news, run in
      do throws(StoreError) {
        try await bot.report(news, of: run)
      } catch {
        StandardStreams.report(
          "what the table has told could not be told to the organizer: \(error)")
      }
    }
    let schemaCheck = SchemaCheck(table)
    menuRefresh = menus.inTable.map { inTable in
      MenuRefresh(
        inTable, kept: menus.kept, requests: requests, store: store, clock: clock,
        use: { menu in
          let all = menus.ofFiles + [menu]
          await bot.use(all, readers: readers(all))
          await schemaCheck.tell(for: all)
        }, tell: tell)
    }
    pump = OutboxPump(
      store: store, table: table.table, layout: table.layout,
      currency: { menus.currency(ofShop: $0.shop) }, clock: clock, alarm: pumpAlarm, asked: asked,
      onNews: { run, news in await tell(news, run) },
      report: { StandardStreams.report(table.told($0)) })
    (self.configuration, self.store) = (configuration, store)
    (self.schemaCheck, menusOfFiles) = (schemaCheck, menus.ofFiles)
    (self.table, self.bot, self.clock, self.alarm) = (table, bot, clock, alarm)
  }

  /// Compares the table with its layout, once the menu in the table was read or could not be; waits a few seconds at most.
  func checkSchema(in group: inout TaskGroup<Void>) async {
    group.addTask {
      await menuRefresh?.waitUntilReady()
      await schemaCheck.tell(for: menusOfFiles + [await menuRefresh?.current].compactMap(\.self))
    }
    await schemaCheck.waitUntilDone()
  }

  /// What does and says what is due, through these channels.
  func schedule(announcing channels: [any Channel]) -> Schedule {
    Schedule(
      bot: bot, announcer: Announcer(store: store, channels: channels), clock: clock,
      alarm: alarm, report: StandardStreams.report)
  }

  private static func openStore(_ path: String) async throws(CommandFailure) -> any Store {
    do throws(StoreError) {
      return try await SQLiteStore.open(.file(path))
    } catch {
      throw CommandFailure(
        error.code == .held ? .unavailable : .failure, "\(path): \(error.description)")
    }
  }
}

extension Configuration {
  func setting(menus: [Menu]) -> Setting {
    Setting(
      menus: menus, zone: zone, confirm: confirm, isQuiet: isQuiet, cupLimit: cupLimit,
      reminderSeconds: reminderSeconds, organizers: organizers.map { Set($0.map { PersonID($0) }) })
  }
}
