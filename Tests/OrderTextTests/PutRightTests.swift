import OrderText
import Ordering
import Testing

/// What is put right, ruled out or told of in other words than those of an order.
@Suite struct PutRightTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.teaShop()])
  }

  private func acts(_ text: String) throws -> [Act] { try Self.reader.get().read(text).acts }

  @Test(
    "an order that is put right, or has something else in it, is an order",
    arguments: [
      ("珍奶大半少 算了改奶綠", "奶綠 大杯 半糖 少冰"), ("珍奶大半少 改奶綠", "奶綠 大杯 半糖 少冰"),
      ("珍奶 珍珠換波霸 大半少", "珍珠奶茶 大杯 半糖 少冰 !珍珠換波霸"),
      ("珍奶大半少，珍珠換椰果", "珍珠奶茶 大杯 半糖 少冰 !珍珠換椰果"), ("珍珠換波霸", "change"), ("紅茶那杯半糖去冰 改微糖", "change"),
      ("珍奶不要 奶綠大微微", "奶綠 大杯 微糖 微冰"), ("奶綠大微微 珍奶不要", "奶綠 大杯 微糖 微冰"),
      ("蜂蜜綠茶大半少 不要蜂蜜", "蜂蜜綠茶 大杯 半糖 少冰 !不要蜂蜜"), ("不要紅茶 要綠茶大杯", "綠茶 大杯"),
      ("奶綠大微微沒有加珍珠", "奶綠 大杯 微糖 微冰 !沒有加珍珠"),
    ])
  func orders(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "one of several drinks is changed behind the order of them",
    arguments: [
      ("珍奶1奶綠1 都大半少 奶綠改無糖", "奶綠"), ("珍奶大半少 奶綠大微微 珍奶改無糖", "珍珠奶茶"),
      ("珍奶大半少，奶綠大微微，奶綠改無糖", "奶綠"),
    ])
  func corrects(_ text: String, _ drink: String) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [.order, .change] && acts.first?.items.count == 2)
    #expect(acts.last == Act(.change, items: [DraftLine(sugar: "無糖")], target: .drink(drink)))
  }

  @Test(
    "what is changed of a line that was not ordered there", arguments: ["紅茶大杯 綠茶去冰改半糖", "紅茶改去冰"])
  func changes(_ text: String) throws { #expect(try acts(text).map(\.intent) == [.change]) }

  @Test("an arrow leads from one drink to the other", arguments: ["珍奶→奶綠", "珍奶->奶綠"])
  func arrows(_ text: String) throws {
    #expect(
      try acts(text) == [Act(.change, items: [DraftLine(drink: "奶綠")], target: .drink("珍珠奶茶"))])
  }

  @Test("what was not put in is to be left out", arguments: ["沒有加珍珠", "我沒有加珍珠", "沒有要加珍珠"])
  func leavesOut(_ text: String) throws {
    #expect(try acts(text).first?.items.first?.addOns == [.init(name: "珍珠", portions: 0)])
  }

  @Test("and whether it was is a question", arguments: ["有沒有加珍珠", "珍奶有沒有加珍珠"])
  func asks(_ text: String) throws { #expect(try acts(text).map(\.intent) == [.question]) }

  @Test(
    "what is said of work, of another day or of what is to come does nothing",
    arguments: [
      "準備收單囉", "準備收單", "上次那杯去冰", "昨天那杯改去冰", "不正常", "客戶不要了", "客戶不要了 取消", "客戶取消訂單", "交給小美處理",
      "交給小美負責", "點個讚", "點個讚吧", "刪掉第二行",
    ])
  func talk(_ text: String) throws { #expect(try acts(text).isEmpty) }

  @Test(
    "while these do",
    arguments: [
      ("收單囉", Intent.close), ("要收單了", .close), ("交給小美", .handOver), ("剛剛那杯改去冰", .change),
      ("刪掉第二杯", .cancel), ("正常", .answer), ("點個紅茶", .order),
    ])
  func acts(_ text: String, _ intent: Intent) throws {
    #expect(try acts(text).map(\.intent) == [intent])
  }

  @Test(
    "a payment with its sum",
    arguments: [
      ("小明已付 50", Target?.some(.person("小明"))), ("小明付50", .person("小明")), ("我已付 50", nil),
      ("我付了50", nil),
    ])
  func payments(_ text: String, _ target: Target?) throws {
    let act = try #require(try acts(text).first)
    #expect(act.intent == .paid && act.target == target && act.details.amount == "50")
  }

  @Test(
    "one's own cup as people in Hong Kong say it",
    arguments: [("取消我嗰杯", Intent.cancel), ("我嗰杯改走甜", .change), ("幫我嗌杯珍奶大半少", .order)])
  func hongKong(_ text: String, _ intent: Intent) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [intent] && acts.first?.target == nil)
  }
}
