import OrderText
import Ordering
import Testing

/// Names of people, as they stand in orders and copies.
@Suite struct PersonTests {
  private func act(_ text: String) throws -> Act? { try Samples.reader().read(text).acts.first }

  @Test(
    "a name with digits stays whole",
    arguments: [
      ("跟user01一樣", Intent.copy, "user01"), ("取消 user02", .cancel, "user02"),
      ("取消 b6", .cancel, "b6"),
      ("收 n99", .takeIn, "n99"), ("like bob", .copy, "bob"), ("+1 bob", .copy, "bob"),
      ("same as user3", .copy, "user3"), ("跟bob一樣", .copy, "bob"),
    ])
  func targets(_ text: String, _ intent: Intent, _ name: String) throws {
    let act = try act(text)
    #expect(act?.intent == intent && act?.target == .person(name))
  }

  @Test(
    "and so it does before an order",
    arguments: [
      ("幫user03點 熟成紅茶", "user03"), ("n99: 熟成紅茶", "n99"), ("熟成紅茶 大 給客人", "客人"), ("給客人", "客人"),
    ])
  func beneficiaries(_ text: String, _ name: String) throws {
    #expect(try act(text)?.items.first?.beneficiary == name)
  }

  @Test("sizes and counts are no names", arguments: ["熟成紅茶 L2", "熟成紅茶 x2", "熟成紅茶 大x2"])
  func countsAreNoNames(_ text: String) throws {
    let item = try act(text)?.items.first
    #expect(item?.quantity == 2 && item?.beneficiary == nil)
  }

  @Test func aCopyForSomebodyElse() throws {
    let act = try act("幫小美點跟dd一樣的")
    #expect(act?.target == .person("dd") && act?.items == [DraftLine(beneficiary: "小美")])
  }

  @Test("who is named is no slip in a drink's name", arguments: ["跟熟成紅查一樣", "like ripened"])
  func isNoSlip(_ text: String) throws {
    #expect(try Samples.reader().read(text).questions.isEmpty)
  }

  @Test(
    "other ways to copy",
    arguments: [
      ("幫小明+1", nil, DraftLine(beneficiary: "小明")), ("+1 給小明", nil, DraftLine(beneficiary: "小明")),
      ("同樓上 但去冰", Target.last, DraftLine(ice: "去冰")), ("1+", nil, nil), ("再一杯一樣的", nil, nil),
      ("等等 改半糖", nil, DraftLine(sugar: "半糖")),
    ])
  func copies(_ text: String, _ target: Target?, _ item: DraftLine?) throws {
    let act = try act(text)
    #expect(act?.target == target && act?.items.first == item)
  }
}

/// Orders for some people at once: each has one of their own.
@Suite struct PeopleTests {
  private func items(_ text: String) throws -> [DraftLine] {
    try Samples.reader().read(text).acts.flatMap(\.items)
  }

  @Test(
    "one item a person, none named for oneself",
    arguments: [
      ("幫小明和小華點熟成紅茶", ["小明", "小華"], nil), ("幫小明，小華，小美點 熟成紅茶", ["小明", "小華", "小美"], nil),
      ("幫小明跟小華各點一杯熟成紅茶", ["小明", "小華"], 1), ("幫小明、小華點2杯熟成紅茶", ["小明", "小華"], 1),
      ("熟成紅茶 1杯給小明 1杯給我", ["小明", nil], 1), ("我跟小明都要熟成紅茶", [nil, "小明"], nil),
      ("小明和我要熟成紅茶", ["小明", nil], nil), ("熟成紅茶 給小明跟小華", ["小明", "小華"], nil),
      ("幫我跟小明點熟成紅茶", [nil, "小明"], nil), ("小明跟小華各要兩杯熟成紅茶", ["小明", "小華"], 2),
    ])
  func forEach(_ text: String, _ names: [String?], _ quantity: Int?) throws {
    let reading = try Samples.reader().read(text)
    let items = reading.acts.flatMap(\.items)
    #expect(items.map(\.beneficiary) == names && reading.unread.isEmpty)
    #expect(items.allSatisfy { $0.drink == "熟成紅茶" && $0.quantity == quantity })
  }

  @Test func aCountThatDoesNotDivideIsAsked() throws {
    let reading = try Samples.reader().read("幫小明和小華點3杯熟成紅茶")
    #expect(reading.acts.flatMap(\.items).allSatisfy { $0.quantity == nil })
    #expect(reading.questions.contains { $0.question.field == .quantity })
  }

  @Test("one person is called, and one orders", arguments: ["小明，我要熟成紅茶 大 半糖", "小明 我要熟成紅茶 大 半糖"])
  func oneOrders(_ text: String) throws { #expect(try items(text).count == 1) }

  @Test(
    "a name before a drink that is said in short",
    arguments: [
      "1. 小明 珍奶大杯\n2. 小美 珍奶中杯", "小明 珍奶大杯\n小美 珍奶中杯", "小明要珍奶大杯，小美要珍奶中杯", "小明的珍奶大杯，小美的珍奶中杯",
    ])
  func shortDrinks(_ text: String) throws {
    let items = try Samples.reader(["紅茶", "珍珠奶茶"]).read(text).acts.flatMap(\.items)
    #expect(items.map(\.beneficiary) == ["小明", "小美"])
    #expect(items.map(\.size) == ["大杯", "中杯"])
  }
}
