import OrderText
import Ordering
import Testing

/// How much is cancelled, and what is ordered beside it.
@Suite struct CancelledPartTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.teaShop()])
  }

  private func acts(_ text: String) throws -> [Act] {
    let reading = try Self.reader.get().read(text)
    #expect(reading.unread.isEmpty)
    return reading.acts
  }

  @Test(
    "of two counts the second is cancelled",
    arguments: [
      ("兩杯珍奶取消一杯", 1), ("珍奶兩杯取消一杯", 1), ("三杯珍奶 取消兩杯", 2), ("我的兩杯珍奶取消一杯", 1),
      ("兩杯珍奶其中一杯取消", 1), ("取消兩杯珍奶其中一杯", 1), ("兩杯珍奶大半少取消一杯", 1), ("珍奶兩杯少一杯", 1),
      ("兩杯珍奶減一杯", 1), ("取消一杯珍奶", 1), ("兩杯珍奶不要了", 2),
    ])
  func counts(_ text: String, _ cups: Int) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [.cancel] && acts.first?.target == .drink("珍珠奶茶"))
    #expect(acts.first?.scope == .part && acts.first?.items.first?.quantity == cups)
  }

  @Test("each drink has its own count")
  func ownCounts() throws {
    let acts = try acts("取消一杯珍奶跟兩杯奶綠")
    #expect(acts.map(\.target) == [.drink("珍珠奶茶"), .drink("奶綠")])
    #expect(acts.map { $0.items.first?.quantity } == [1, 2])
  }

  @Test(
    "what is ordered in place of it is not cancelled",
    arguments: [
      "取消珍奶 加奶綠大微微", "取消珍奶加奶綠大微微", "取消珍奶，加奶綠大微微", "珍奶取消 加一杯奶綠大微微",
      "取消珍奶 奶綠大微微", "珍奶不要了 奶綠大微微", "珍奶不要了，奶綠大微微", "珍奶取消 要奶綠大微微",
    ])
  func orders(_ text: String) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [.cancel, .order])
    #expect(acts.first == Act(.cancel, target: .drink("珍珠奶茶")))
    var item = try #require(acts.last?.items.first)
    item.quantity = nil
    #expect(item == DraftLine(drink: "奶綠", size: "大杯", ice: "微冰", sugar: "微糖"))
  }

  @Test(
    "lists of what is cancelled stay lists",
    arguments: ["取消珍奶跟奶綠", "取消珍奶 奶綠", "取消珍奶、奶綠", "取消紅茶大杯 綠茶中杯"])
  func lists(_ text: String) throws {
    #expect(try acts(text).map(\.intent) == [.cancel, .cancel])
  }
}
