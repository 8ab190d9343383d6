import Bot
import Dialogue
import MenuTable
import Ordering
import Store
import Table

/// Keeps the bot's menu as the table has it: read at the start, when an organizer asks, and now and then.
actor MenuRefresh {
  private let menu: TableMenu
  private let requests: MenuRequests
  private let store: any Store
  private let clock: any Clock
  private let use: @Sendable (Menu) async -> Void
  private let tell: @Sendable (TableNews, Run) async -> Void
  private let isReady = Alarm()
  /// The menu in play.
  private(set) var current: Menu?
  private var isKept: Bool
  /// What was told of the table last, so that it is told once and not at every try.
  private var trouble: String?
  private var failures = 0

  /// In milliseconds.
  private static let firstRetry: Int64 = 300_000
  private static let patience: Int64 = 5_000

  /// - Parameters:
  ///   - kept: The menu of the last time, which is in play already.
  ///   - use: Puts another menu into play.
  ///   - tell: Tells the organizer of a run.
  init(
    _ menu: TableMenu, kept: Menu?, requests: MenuRequests, store: any Store, clock: any Clock,
    use: @escaping @Sendable (Menu) async -> Void,
    tell: @escaping @Sendable (TableNews, Run) async -> Void
  ) {
    self.menu = menu
    self.current = kept
    self.isKept = kept != nil
    self.requests = requests
    self.store = store
    self.clock = clock
    self.use = use
    self.tell = tell
  }

  /// Reads the menu when it is time to, until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      let asking = await requests.takeAll()
      let news = await refresh()
      await isReady.ring()
      for run in asking { await tell(.menu(news, shop: menu.layout.shop.shop), run) }
      await requests.wait(milliseconds: rest)
    }
  }

  /// Waits until the menu was read once or could not be, for a few seconds at most.
  nonisolated func waitUntilReady() async { await isReady.wait(milliseconds: Self.patience) }

  /// In milliseconds; a table that cannot be read is asked again soon, and ever later.
  private var rest: Int64 {
    let every = menu.everySeconds * 1_000
    return failures > 0 ? min(Self.firstRetry << Int64(min(failures - 1, 20)), every) : every
  }

  private func refresh() async -> MenuNews {
    let shop = menu.layout.shop.shop
    do throws(TableError) {
      let read = try await menu.read()
      if trouble != nil { StandardStreams.report("the menu of \(shop) can be read again") }
      (trouble, failures) = (nil, 0)
      let isOther = read != current
      if isOther { await put(read) }
      if !isKept { await keep(read) }
      return .read(drinks: read.drinks.count, isOther: isOther)
    } catch {
      failures += 1
      report(error, shop)
      return current == nil ? .missing(reason: error.message) : .kept(reason: error.message)
    }
  }

  private func report(_ error: TableError, _ shop: String) {
    guard !Task.isCancelled, trouble != error.message else { return }
    trouble = error.message
    let what = current == nil ? "there is none from before" : "the one from before counts"
    StandardStreams.report("the menu of \(shop) cannot be read, \(what): \(error.message)")
  }

  private func put(_ read: Menu) async {
    (current, isKept) = (read, false)
    await use(read)
    StandardStreams.report(
      "the menu of \(read.shop) was read from the table: \(read.drinks.count) drinks")
  }

  private func keep(_ read: Menu) async {
    do throws(StoreError) {
      try await menu.keep(read, in: store, at: clock.now)
      isKept = true
    } catch {
      StandardStreams.report("the menu could not be kept for a start without the table: \(error)")
    }
  }
}
