import OrderText
import Ordering
import Testing

/// Words beside an order that are nobody's name.
@Suite struct NobodyTests {
  @Test(
    "prices, places, haste and levels are no people",
    arguments: [
      ("珍奶大杯半糖少冰 NT60", "珍珠奶茶 大杯 半糖 少冰"), ("珍奶大杯半糖少冰 B1", "珍珠奶茶 大杯 半糖 少冰"),
      ("珍奶大杯半糖少冰 快快", "珍珠奶茶 大杯 半糖 少冰"), ("珍奶大杯 無無", "珍珠奶茶 大杯 無糖 去冰"), ("只要一杯", "answer"),
      ("只要珍奶大杯半糖少冰", "珍珠奶茶 大杯 半糖 少冰"),
    ])
  func nobody(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test(
    "people are",
    arguments: [
      ("珍奶大杯半糖少冰 n99", "珍珠奶茶 大杯 半糖 少冰 @n99"), ("珍奶大杯半糖少冰 美美", "珍珠奶茶 大杯 半糖 少冰 @美美"),
      ("幫志豪淑芬各點一杯紅茶", "紅茶 @志豪; 紅茶 @淑芬"),
    ])
  func somebody(_ text: String, _ told: String) throws { #expect(try Told(text).items == told) }

  @Test func whoSaysItIsNamedWithoutTheWord() throws {
    #expect(try Samples.reader().read("小明說不要了").acts.map(\.target) == [.person("小明")])
  }

  @Test func whatAsksIsNoTarget() throws {
    let acts = try Samples.reader().read("現在還能改嗎 我要改無糖").acts
    #expect(acts.map(\.intent) == [.change] && acts.first?.target == nil)
  }

  @Test func twoNamesThatTouchGetOneEach() throws {
    let items = try Samples.reader().read("幫志豪淑芬各一杯").acts.first?.items
    #expect(items?.map(\.beneficiary) == ["志豪", "淑芬"])
  }
}
