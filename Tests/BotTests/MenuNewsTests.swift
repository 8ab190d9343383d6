import Bot
import Chat
import Dialogue
import Ordering
import Store
import TestKit
import Testing

/// What an organizer hears of a menu that stands in the table.
@Suite struct MenuNewsTests {
  @Test(arguments: [
    (MenuNews.read(drinks: 7, isOther: true), "照表格更新了，7 種"),
    (.read(drinks: 7, isOther: false), "跟表格一樣，7 種"),
    (.kept(reason: "503"), "先用之前的：503"),
    (.missing(reason: "503"), "還沒有菜單可用：503"),
  ])
  func theOrganizerIsToldAlone(news: MenuNews, words: String) async throws {
    let rig = try BotRig { _ in 1_796_018_400_000 }
    let room = Room(channel: "office", name: "tea")
    let amy = Person(id: PersonID("office/U1"), name: "Amy")
    _ = try await rig.bot.answer(
      Message(id: "m1", room: room, sender: amy, text: "開團 可不可"), manner: .prompt)
    let run = try #require(try await rig.store.scene(for: SceneQuery(room: room)).run)
    try await rig.bot.report(.menu(news, shop: run.shop), of: run)
    let told = try await rig.store.announcements(channel: "office", limit: 9).map(\.sentence)
    #expect(told.count == 1)
    #expect(told.first?.audience == .person(amy, room))
    #expect(told.first?.text.contains(words) == true, "\(told)")
  }
}
