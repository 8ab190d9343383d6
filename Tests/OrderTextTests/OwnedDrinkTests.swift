import OrderText
import Ordering
import Testing

/// Whose drink it is that is changed or cancelled, and who is only spoken to.
@Suite struct OwnedDrinkTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.teaShop()])
  }

  private func acts(_ text: String) throws -> [Act] { try Self.reader.get().read(text).acts }

  @Test(
    "a drink of somebody else is one target, with what it is said to be",
    arguments: [
      ("小明的珍奶取消", ["珍珠奶茶@小明"]), ("取消雅婷的珍奶", ["珍珠奶茶@雅婷"]), ("@amy 的珍奶取消", ["珍珠奶茶@amy"]),
      ("小明那杯奶綠不要了", ["奶綠@小明"]), ("取消珍奶（小明）", ["珍珠奶茶@小明"]),
      ("小明的珍奶跟小華的奶綠取消", ["珍珠奶茶@小明", "奶綠@小華"]), ("小明的珍奶跟奶綠取消", ["珍珠奶茶@小明", "奶綠@小明"]),
      ("小明跟小華的珍奶取消", ["珍珠奶茶@小明", "珍珠奶茶@小華"]),
    ])
  func cancels(_ text: String, _ drinks: [String]) throws {
    let told = try acts(text).map { act in
      guard act.intent == .cancel, case .person(let name) = act.target else { return "" }
      return "\(act.items.first?.drink ?? "")@\(name)"
    }
    #expect(told == drinks)
  }

  @Test(
    "a change is of that person's line alone",
    arguments: [
      ("小明的珍奶改成奶綠", DraftLine(drink: "奶綠")), ("把小明的珍奶改成奶綠", DraftLine(drink: "奶綠")),
      ("小明的珍奶改去冰", DraftLine(ice: "去冰")),
    ])
  func changes(_ text: String, _ item: DraftLine) throws {
    #expect(try acts(text) == [Act(.change, items: [item], target: .person("小明"))])
  }

  @Test(
    "drinks and people that are listed are as many targets",
    arguments: [
      ("小明的跟珍奶取消", [Target.person("小明"), .drink("珍珠奶茶")]),
      ("珍奶跟奶綠取消", [.drink("珍珠奶茶"), .drink("奶綠")]), ("我的珍奶取消", [.drink("珍珠奶茶")]),
    ])
  func lists(_ text: String, _ targets: [Target]) throws {
    #expect(try acts(text).map(\.target) == targets)
  }

  @Test(
    "who is spoken to is not whose line it is",
    arguments: [
      ("主揪 幫我取消", Intent.cancel), ("主揪 我的改半糖", .change), ("@amy 我的改半糖", .change),
      ("小明 幫我改半糖", .change), ("小明，我的改半糖", .change), ("阿華 幫我取消", .cancel), ("老闆 我的改半糖", .change),
      ("麻煩主揪 我的改半糖", .change), ("志豪 我的改去冰", .change),
    ])
  func spokenTo(_ text: String, _ intent: Intent) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [intent] && acts.first?.target == nil)
  }

  @Test(
    "nor is it theirs what who speaks orders",
    arguments: [
      ("@amy 我要珍奶大半少", "珍珠奶茶 大杯 半糖 少冰"), ("@amy 幫我點珍奶大半少", "珍珠奶茶 大杯 半糖 少冰"),
      ("主揪 我要珍奶大半少", "珍珠奶茶 大杯 半糖 少冰"), ("@主揪\n珍奶大半少", "珍珠奶茶 大杯 半糖 少冰"),
    ])
  func orders(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "whom it is for stays so",
    arguments: [
      ("@amy 珍奶大半少", "珍珠奶茶 大杯 半糖 少冰 @amy"), ("小明：我要珍奶大半少", "珍珠奶茶 大杯 半糖 少冰 @小明"),
      ("我主揪要珍奶大半少", "珍珠奶茶 大杯 半糖 少冰 @主揪"),
    ])
  func beneficiaries(_ text: String, _ told: String) throws {
    #expect(try Told(text).items == told)
  }

  @Test(
    "a name is still whose line it is",
    arguments: ["小明的改半糖", "小明 改半糖", "小明 取消", "取消 小明"])
  func targets(_ text: String) throws {
    #expect(try acts(text).first?.target == .person("小明"))
  }
}
