import Bot
import Chat
import Ordering
import Store
import TestKit
import Testing

@Suite struct AnswerTests {
  private let rig: BotRig
  private let room = Room(channel: "office", name: "tea")
  private let bringing = Manner(
    patienceSeconds: 0, alwaysTellsHowToOpen: false, answersBringAnnouncements: true)

  init() throws { rig = try BotRig { _ in 1_796_018_400_000 } }

  private func say(_ id: String, _ text: String) async throws -> [String] {
    let amy = Person(id: PersonID("office/U1"), name: "Amy")
    let message = Message(id: id, room: room, sender: amy, text: text)
    return try await rig.bot.answer(message, manner: bringing).map(\.text)
  }

  @Test func announcementsComeWithTheNextAnswerAndAgainWithItsRedelivery() async throws {
    _ = try await say("m1", "開團 可不可 截止 4:30")
    _ = try await say("m2", "熟成紅茶 大 半糖 少冰")
    _ = try await say("m3", "好")
    rig.clock.time = rig.clock.time.advanced(bySeconds: 3 * 3_600)
    let answer = try await say("m4", "今天好熱")
    #expect(answer.contains { $0.hasPrefix("⏰") || $0.hasPrefix("打給") })
    #expect(answer.contains { $0.hasPrefix("收單！") })
    #expect(try await say("m4", "今天好熱") == answer)
    #expect(try await say("m5", "今天好熱") == [])
    #expect(try await rig.store.announcements(channel: "office", limit: 9) == [])
  }

  @Test func manyMessagesAtOnceNeverConflict() async throws {
    _ = try await say("m1", "開團 可不可")
    try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 1...50 {
        group.addTask { try await say("n\(number)", "熟成紅茶 大 半糖 少冰") }
      }
      for try await said in group { #expect(said.count == 1) }
    }
  }
}
