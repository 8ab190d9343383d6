import Bot
import Chat
import Dialogue
import Ordering
import Store
import TestKit
import Testing

/// Another menu in place of the one that was in play.
@Suite struct MenuSwapTests {
  private let rig: BotRig
  private let room = Room(channel: "office", name: "tea")
  private let manner = Manner(
    patienceSeconds: 0, alwaysTellsHowToOpen: false, answersBringAnnouncements: true)

  init() throws { rig = try BotRig { _ in 1_796_018_400_000 } }

  private func say(_ id: String, _ text: String) async throws -> String {
    let amy = Person(id: PersonID("office/U1"), name: "Amy")
    let message = Message(id: id, room: room, sender: amy, text: text)
    return try await rig.bot.answer(message, manner: manner).map(\.text).joined(separator: "\n")
  }

  /// The sample menu with other prices and one drink more.
  private func use(_ change: (inout Menu) -> Void) async throws {
    var menu = try SampleFiles.menu("kebuke")
    change(&menu)
    let vocabulary = try #require(try SampleFiles.vocabulary())
    await rig.bot.use(
      [menu], readers: Readers(vocabulary: vocabulary, menus: [menu], cupLimit: 100))
  }

  @Test func whatWasOrderedKeepsItsPriceAndTheNextLineHasTheNewOne() async throws {
    _ = try await say("m1", "開團 可不可")
    #expect(try await say("m2", "熟成紅茶 大杯 少冰 半糖").contains("$40"))
    _ = try await say("m3", "好")
    try await use { menu in
      for index in menu.drinks.indices {
        menu.drinks[index].prices["大杯"] = menu.currency.amount(77)
      }
    }
    #expect(try await say("m4", "熟成紅茶 大杯 少冰 半糖").contains("$77"))
    _ = try await say("m5", "2")
    let lines = try await rig.store.scene(for: SceneQuery(room: room, lines: [.all])).lines
    #expect(lines.first?.unitPrice == Currency.taiwanDollar.amount(40))
  }

  @Test func aNewDrinkIsReadAndAnOldOneIsNot() async throws {
    _ = try await say("m1", "開團 可不可")
    #expect(try await say("m2", "月球烏龍 大杯 少冰 半糖").contains("$55") == false)
    try await use { menu in
      menu.drinks = [Drink(name: "月球烏龍", prices: ["大杯": menu.currency.amount(55)])]
      menu.sizes.removeAll { $0.name != "大杯" }
    }
    #expect(try await say("m3", "月球烏龍 大杯 少冰 半糖").contains("$55"))
    #expect(try await say("m4", "熟成紅茶 大杯 少冰 半糖").contains("$40") == false)
  }
}
