import OrderText
import Ordering
import Testing

/// How much of what is placed a change or a cancellation is about.
@Suite struct ScopeTests {
  private func act(_ text: String) throws -> Act? { try Samples.reader().read(text).acts.first }

  @Test(
    "第N杯 counts one's own, #N and 第N筆 the run's",
    arguments: [
      ("第二杯不要了", Intent.cancel, 2, Act.Scope?.some(.own)), ("第一杯改中杯", .change, 1, .own),
      ("取消第2杯", .cancel, 2, .own), ("改第2杯 無糖", .change, 2, .own), ("取消#2", .cancel, 2, nil),
      ("第2筆改中杯", .change, 2, nil), ("2號改中杯", .change, 2, nil),
    ])
  func ordinals(_ text: String, _ intent: Intent, _ number: Int, _ scope: Act.Scope?) throws {
    let act = try act(text)
    #expect(act?.intent == intent && act?.target == .number(number) && act?.scope == scope)
  }

  @Test(
    "a count of cups is a part",
    arguments: [
      ("取消一杯", Intent.cancel, DraftLine(quantity: 1)), ("少一杯", .cancel, DraftLine(quantity: 1)),
      ("減兩杯", .cancel, DraftLine(quantity: 2)), ("兩杯不要了", .cancel, DraftLine(quantity: 2)),
      ("cancel one cup", .cancel, DraftLine(quantity: 1)),
      ("其中一杯改無糖", .change, DraftLine(sugar: "無糖", quantity: 1)),
      ("一杯改去冰", .change, DraftLine(ice: "去冰", quantity: 1)),
    ])
  func parts(_ text: String, _ intent: Intent, _ item: DraftLine) throws {
    let act = try act(text)
    #expect(act?.intent == intent && act?.target == nil && act?.items == [item])
    #expect(act?.scope == .part)
  }

  @Test("what is cancelled may be described")
  func described() throws {
    #expect(try act("取消無糖")?.items == [DraftLine(sugar: "無糖")])
    #expect(try act("取消熟成紅茶無糖")?.items == [DraftLine(sugar: "無糖")])
    #expect(try act("取消熟成紅茶無糖")?.target == .drink("熟成紅茶"))
  }

  @Test("an add-on that is cancelled is taken off", arguments: ["取消白玉", "remove white pearls"])
  func addOns(_ text: String) throws {
    let act = try act(text)
    #expect(act?.intent == .change)
    #expect(act?.items == [DraftLine(addOns: [DraftLine.Portion(name: "白玉", portions: 0)])])
  }

  @Test("so many more", arguments: [("再一杯", 1), ("再來兩杯", 2), ("另外再一杯", 1)])
  func more(_ text: String, _ cups: Int) throws {
    let act = try act(text)
    #expect(act?.items == [DraftLine(quantity: cups)] && act?.scope == .more)
  }

  @Test(
    "everything",
    arguments: [
      ("全部取消", Intent.cancel), ("取消全部", .cancel), ("都不要了", .cancel), ("全部都不要了", .cancel),
      ("cancel all", .cancel),
      ("全部改半糖", .change),
    ])
  func everything(_ text: String, _ intent: Intent) throws {
    let act = try act(text)
    #expect(act?.intent == intent && act?.target == nil && act?.scope == .all)
  }

  @Test("a whole line has no scope", arguments: ["取消", "不要了", "改半糖", "一杯", "兩杯 半糖", "取消麗春"])
  func whole(_ text: String) throws { #expect(try act(text)?.scope == nil) }

  @Test(
    "a slip is put right",
    arguments: [
      ("打錯 麗春", DraftLine(drink: "麗春紅茶")), ("*麗春", DraftLine(drink: "麗春紅茶")),
      ("啊打錯 是麗春", DraftLine(drink: "麗春紅茶")), ("打錯 半糖", DraftLine(sugar: "半糖")),
      ("啊不對，大杯", DraftLine(size: "大杯")), ("oops large", DraftLine(size: "大杯")),
    ])
  func corrections(_ text: String, _ item: DraftLine) throws {
    let act = try act(text)
    #expect(act?.intent == .change && act?.items == [item])
  }

  @Test("a list with stars is no slip")
  func listWithStars() throws {
    #expect(try act("*熟成紅茶 大 半糖\n*麗春紅茶 大 無糖")?.intent == .order)
  }
}
