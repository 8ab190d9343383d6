import OrderText
import Ordering
import Testing

/// What a message does, by intent.
@Suite struct ActTests {
  private func acts(_ text: String) throws -> [Act] { try Samples.reader().read(text).acts }

  @Test(
    "a command alone is its intent",
    arguments: [
      ("收單", Intent.close), ("菜單", .menu), ("我的訂單", .mine), ("總計", .total), ("統計", .summary),
      ("取消", .cancel),
      ("復原", .undo), ("老樣子", .usual), ("隨便", .recommend), ("+1", .copy), ("同上", .copy),
      ("算我一份", .copy),
      ("我也要", .copy),
      ("送單了", .sent), ("飲料到了", .arrived), ("說明", .help), ("重開", .reopen), ("誰沒付", .owes),
      ("歷史訂單", .history),
      ("同步", .sync), ("幾點收單", .question), ("開團", .open), ("close", .close), ("my order", .mine),
      ("undo", .undo), ("me too", .copy), ("menu", .menu), ("who owes", .owes), ("help", .help),
    ])
  func commands(_ text: String, _ intent: Intent) throws {
    #expect(try acts(text).map(\.intent) == [intent])
  }

  @Test(
    "what a command is about is its target",
    arguments: [
      ("收 dan", Intent.takeIn, Target.person("dan")), ("交給 bob", .handOver, .person("bob")),
      ("bob 付了 100", .paid, .person("bob")), ("熟成紅茶賣完了", .soldOut, .drink("熟成紅茶")),
      ("熟成紅茶 改 50", .reprice, .drink("熟成紅茶")), ("取消2號", .cancel, .number(2)),
      ("刪除 5", .cancel, .number(5)),
      ("2號改半糖", .change, .number(2)), ("#1 改大杯", .change, .number(1)),
      ("跟小明一樣但去冰", .copy, .person("小明")),
      ("跟樓上一樣", .copy, .last), ("把麗春紅茶換成熟成紅茶", .change, .drink("麗春紅茶")),
      ("幫小華加白玉", .change, .person("小華")), ("熟成歐蕾可以做熱的嗎", .question, .drink("熟成歐蕾")),
      ("same as bob", .copy, .person("bob")), ("cancel #2", .cancel, .number(2)),
    ])
  func targets(_ text: String, _ intent: Intent, _ target: Target) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [intent] && acts.first?.target == target)
  }

  @Test(
    "a change, a copy and an answer hold the new values alone",
    arguments: [
      ("改微糖", Intent.change, DraftLine(sugar: "微糖")), ("啊我的改微糖", .change, DraftLine(sugar: "微糖")),
      ("+1 但無糖", .copy, DraftLine(sugar: "無糖")), ("+2", .copy, DraftLine(quantity: 2)),
      ("大杯 微微", .answer, DraftLine(size: "大杯", ice: "微冰", sugar: "微糖")),
      ("改不要白玉", .change, DraftLine(addOns: [.init(name: "白玉", portions: 0)])),
      ("兩杯", .answer, DraftLine(quantity: 2)), ("make it large", .change, DraftLine(size: "大杯")),
    ])
  func newValues(_ text: String, _ intent: Intent, _ item: DraftLine) throws {
    let acts = try acts(text)
    #expect(acts.map(\.intent) == [intent] && acts.first?.items == [item])
  }

  @Test(
    "whom a drink is for",
    arguments: ["幫小美點一杯熟成冷露", "小美：熟成冷露", "熟成冷露*1(小美)", "小美點一杯熟成冷露"])
  func beneficiary(_ text: String) throws {
    #expect(try acts(text).first?.items.first?.beneficiary == "小美")
  }

  @Test(
    "a yes before a further act confirms first",
    arguments: [("好 再一杯麗春中微去", Intent.order), ("好啊但改少糖", .change)])
  func confirmsFirst(_ text: String, _ second: Intent) throws {
    #expect(try acts(text).map(\.intent) == [.confirm, second])
  }

  @Test func aBareNumberBeforeOptionsIsAsked() throws {
    let reading = try Samples.reader().read("1 半糖")
    #expect(reading.acts.first?.details.choice == 1)
    #expect(reading.questions.map(\.question.because) == [.ambiguous])
    #expect(reading.settled(pending: .choice).questions.isEmpty)
  }

  @Test(
    "the time that a run closes",
    arguments: [
      ("開團 截止 4:30", Deadline.at(minutes: 990, day: nil)),
      ("開團 16:30 收單", .at(minutes: 990, day: nil)),
      ("開團 截止 明天下午 3 點", .at(minutes: 900, day: .tomorrow)),
      ("開團 截止 早上 10 點半", .at(minutes: 630, day: nil)),
      ("延長 20 分鐘", .within(minutes: 20)), ("open Kebuke until 4:30pm", .at(minutes: 990, day: nil)),
    ])
  func deadlines(_ text: String, _ deadline: Deadline) throws {
    #expect(try acts(text).first?.details.deadline == deadline)
  }

  @Test(
    "talk has no act",
    arguments: [
      "好熱喔", "好啊等我開完會", "我昨天喝了熟成紅茶好難喝", "想喝熟成紅茶的舉手", "哈哈哈", "四季春", "電話 0912-345-678", "🧋🧋🧋",
    ])
  func talk(_ text: String) throws {
    let reading = try Samples.reader().read(text)
    #expect(reading.acts.isEmpty && reading.bare == nil)
  }
}
