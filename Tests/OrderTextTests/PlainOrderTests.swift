import Ordering
import Testing

@testable import OrderText

/// The short way through a plain order leads where the long one does.
@Suite struct PlainOrderTests {
  private static let pieces = [
    "紅茶", "珍珠奶茶", "四季春", "大杯", "中", "L", "半糖", "三分糖", "少冰", "微微", "微溫", "熱", "加", "珍珠", "布丁", "x2",
    "*3",
    "2杯", "一杯", "二", "來杯", "，", "、", "+", " ", "的", "我要", "謝謝", "！", "🧋", "點", "糖", "冰塊", "-", "第",
    "好", "不要", "幫",
  ]
  private static let menu = Samples.shop(["紅茶", "珍珠奶茶", "四季春", "百香綠茶"])

  @Test(arguments: 1...12)
  func readsTheSameEitherWay(_ seed: UInt64) throws {
    let lexicon = Lexicon(vocabulary: try Samples.vocabulary(), menus: [Self.menu])
    var random = SplitMix64(state: seed)
    var plain = 0
    for _ in 0..<400 {
      let count = Int.random(in: 1...7, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      plain += expectSame(text, lexicon) ? 1 : 0
    }
    #expect(plain > 5)
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
    let tokens = Tokens(text, lexicon: lexicon, workspace: &workspace)
    guard let item = PlainOrder.read(tokens, cupLimit: 100) else { return false }
    let long = MessageActs.reading(of: text, tokens, cupLimit: 100)
    #expect(long == Reading(text: text, acts: [Act(.order, items: [item])]), "\(text)")
    return true
  }
}
