import OrderText
import Ordering
import Testing

/// Several lines that one message changes or cancels: an act for each.
@Suite struct SeveralTargetsTests {
  private func acts(_ text: String) throws -> [Act] {
    let reading = try Samples.reader().read(text)
    #expect(reading.unread.isEmpty)
    return reading.acts
  }

  @Test(
    "one change for each line that is named",
    arguments: [
      ("#1 #2 改去冰", [Target.number(1), .number(2)]), ("#1、#2 改去冰", [.number(1), .number(2)]),
      ("1號跟3號改去冰", [.number(1), .number(3)]),
      ("#1 #2 #3 都改去冰", [.number(1), .number(2), .number(3)]),
      ("改 #1 #2 去冰", [.number(1), .number(2)]), ("把 #1 #2 改成去冰", [.number(1), .number(2)]),
      ("#1-#3 改去冰", [.number(1), .number(2), .number(3)]),
      ("第一杯到第三杯改去冰", [.number(1), .number(2), .number(3)]),
      ("1、2、3 都改去冰", [.number(1), .number(2), .number(3)]), ("1 2 改去冰", [.number(1), .number(2)]),
      ("#1-3 改去冰", [.number(1), .number(2), .number(3)]),
      ("1到3號改去冰", [.number(1), .number(2), .number(3)]),
      ("小明跟小華的改去冰", [.person("小明"), .person("小華")]),
      ("佳玲、志豪的都改去冰", [.person("佳玲"), .person("志豪")]),
      ("熟成紅茶跟麗春紅茶改去冰", [.drink("熟成紅茶"), .drink("麗春紅茶")]),
      ("change #1 and #2 to no ice", [.number(1), .number(2)]),
    ])
  func changes(_ text: String, _ targets: [Target]) throws {
    let acts = try acts(text)
    #expect(acts.map(\.target) == targets)
    #expect(acts.allSatisfy { $0.intent == .change && $0.items == [DraftLine(ice: "去冰")] })
  }

  @Test(
    "one cancellation for each",
    arguments: [
      ("取消 #1 和 小明的", [Target.number(1), .person("小明")]),
      ("小明跟小華的取消", [Target.person("小明"), .person("小華")]),
      ("取消小明和小華的", [.person("小明"), .person("小華")]),
      ("取消 #1~#3", [.number(1), .number(2), .number(3)]),
      ("取消 1到3", [.number(1), .number(2), .number(3)]), ("取消1至2", [.number(1), .number(2)]),
    ])
  func cancellations(_ text: String, _ targets: [Target]) throws {
    let acts = try acts(text)
    #expect(acts.map(\.target) == targets && acts.allSatisfy { $0.intent == .cancel })
  }

  @Test(
    "each line in its own way",
    arguments: [
      ("#1 改去冰 #2 改半糖", [Target.number(1), .number(2)], ["去冰", "半糖"]),
      ("3號改去冰 5號改半糖", [.number(3), .number(5)], ["去冰", "半糖"]),
      ("#1改去冰、#2改半糖", [.number(1), .number(2)], ["去冰", "半糖"]),
      ("熟成紅茶改去冰，麗春紅茶改半糖", [.drink("熟成紅茶"), .drink("麗春紅茶")], ["去冰", "半糖"]),
      ("小明的改去冰，小華的改半糖", [.person("小明"), .person("小華")], ["去冰", "半糖"]),
      ("改 #2 去冰 #3 半糖", [.number(2), .number(3)], ["去冰", "半糖"]),
      ("改 #2 去冰，#3 半糖", [.number(2), .number(3)], ["去冰", "半糖"]),
      ("#2 去冰 #3 半糖", [.number(2), .number(3)], ["去冰", "半糖"]),
      ("2號去冰 3號半糖 5號微冰", [.number(2), .number(3), .number(5)], ["去冰", "半糖", "微冰"]),
    ])
  func ownValues(_ text: String, _ targets: [Target], _ values: [String]) throws {
    let acts = try acts(text)
    #expect(acts.map(\.target) == targets)
    #expect(acts.map { $0.items.first?.ice ?? $0.items.first?.sugar ?? "" } == values)
  }

  @Test func changeAndCancellation() throws {
    let acts = try acts("#2 改去冰，#3 取消")
    #expect(acts.map(\.intent) == [.change, .cancel])
    #expect(acts.map(\.target) == [.number(2), .number(3)] && acts.last?.items.isEmpty == true)
  }

  @Test("one line is changed once", arguments: ["#2 改去冰 半糖", "#2 改去冰，改半糖"])
  func one(_ text: String) throws {
    let acts = try acts(text)
    #expect(acts.map(\.target) == [.number(2)])
    #expect(acts.first?.items == [DraftLine(ice: "去冰", sugar: "半糖")])
  }

  @Test(
    "no cups are asked about, whatever is changed besides",
    arguments: ["#1 改微糖 共 0 杯", "#1 改微糖 0杯", "#1 now light sugar, 0 cups"])
  func noCups(_ text: String) throws {
    let reading = try Samples.reader().read(text)
    #expect(reading.acts.map(\.target) == [.number(1)])
    #expect(reading.acts.flatMap(\.items).allSatisfy { $0.quantity == nil })
    #expect(reading.questions.map(\.question.because) == [.outOfRange])
  }
}
