import Ordering
import Testing

@testable import OrderText

/// The short way through a plain order leads where the long one does.
@Suite struct PlainOrderTests {
  private static let parts = [
    ["紅茶", "珍珠奶茶", "四季春", "百香綠茶"], ["大杯", "中杯", "中", "L"], ["半糖", "三分糖", "無糖", "微微"],
    ["少冰", "去冰", "熱", ""],
    ["", "加珍珠", "+布丁", "加布丁 加珍珠"], ["", "x2", "*3", "2杯", "一杯", "二", "來杯"],
  ]
  private static let extras = [
    "，", "、", "+", "的", "我要", "謝謝", "！", "🧋", "點", "糖", "冰塊", "-", "第", "好", "不要", "幫", "加", "2",
    "微溫", "大杯",
  ]
  private static let lexicon = Result {
    Lexicon(
      vocabulary: try Samples.vocabulary(),
      menus: [Samples.shop(["紅茶", "珍珠奶茶", "四季春", "百香綠茶"])])
  }

  /// An order in any order of its parts, at times with something between them.
  private func text(_ random: inout SplitMix64) -> String {
    var pieces = Self.parts.shuffled(using: &random).map { $0.randomElement(using: &random) ?? "" }
    if Bool.random(using: &random) {
      pieces.insert(
        Self.extras.randomElement(using: &random) ?? "",
        at: Int.random(in: 0...pieces.count, using: &random))
    }
    return pieces.joined(separator: Bool.random(using: &random) ? " " : "")
  }

  @Test(arguments: 1...4)
  func readsTheSameEitherWay(_ seed: UInt64) throws {
    let lexicon = try Self.lexicon.get()
    var random = SplitMix64(state: seed)
    let plain = (0..<150).filter { _ in expectSame(text(&random), lexicon) }
    #expect(plain.count > 30)
  }

  @Test func readsPeoplesLinesTheSameEitherWay() throws {
    let lexicon = Lexicon(vocabulary: try Samples.vocabulary(), menus: [try Samples.kebuke()])
    for line in try Samples.corpus("chatter.txt") { _ = expectSame(line, lexicon) }
    for drink in try Samples.kebuke().drinks {
      for form in ["{} 大杯 半糖 少冰", "我要三杯{}，中杯無糖微冰", "半糖去冰 {} 大 加白玉 x2", "{}大杯微微！"] {
        _ = expectSame(form.replacing("{}", with: drink.name), lexicon)
      }
    }
  }

  /// Holds both ways against each other; whether there is a short one.
  private func expectSame(_ text: String, _ lexicon: Lexicon) -> Bool {
    var workspace = Workspace()
    workspace.cut(text, lexicon)
    guard let items = PlainOrder.read(workspace, lexicon, cupLimit: 100) else { return false }
    let tokens = Tokens(ofCut: text, lexicon: lexicon, workspace: &workspace)
    let long = MessageActs.reading(of: text, tokens, cupLimit: 100)
    #expect(long == Reading(text: text, acts: [Act(.order, items: items)]), "\(text)")
    return true
  }
}
