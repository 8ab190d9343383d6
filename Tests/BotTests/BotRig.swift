import Bot
import Chat
import Dialogue
import ICU
import Ordering
import Store
import TestKit
import Testing

/// A bot with its real words over a store in memory and a clock in the hand.
struct BotRig {
  let bot: Bot
  let store: any Store = MemoryStore()
  let clock: HandClock
  let zone: CivilZone

  init(
    menus names: [String] = ["kebuke"], locale: String = "zh-Hant",
    confirm: Setting.Confirm = .always, isQuiet: Bool = false,
    startingAt start: (CivilZone) -> Int64
  ) throws {
    zone = try #require(CivilZone("Asia/Taipei"))
    clock = HandClock(Timestamp(milliseconds: start(zone)))
    let menus = try names.map { try SampleFiles.menu($0) }
    let ids = IDMaker()
    bot = Bot(
      store: store,
      readers: Readers(
        vocabulary: try #require(try SampleFiles.vocabulary()), menus: menus, cupLimit: 100),
      setting: Setting(menus: menus, zone: zone, confirm: confirm, isQuiet: isQuiet),
      phrasebook: try SampleFiles.phrasebook(locale), clock: clock, makeRunID: { ids.next() })
  }
}

/// A clock that moves when it is told to.
final class HandClock: Clock, @unchecked Sendable {
  // One test owns it and awaits the bot between its own changes.
  var time: Timestamp
  init(_ time: Timestamp) { self.time = time }
  var now: Timestamp { time }
}

/// Gives ids one after the other.
final class IDMaker: @unchecked Sendable {
  // Only the bot calls it, and the bot is an actor.
  private var count = 0
  func next() -> RunID {
    count += 1
    return RunID("RUN\(count)")
  }
}
