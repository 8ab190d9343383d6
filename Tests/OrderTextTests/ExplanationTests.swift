import OrderText
import Ordering
import Testing

/// How a text was read, told piece by piece.
@Suite struct ExplanationTests {
  private func explain(_ text: String) throws -> Explanation { try Samples.reader().explain(text) }

  private func pieces(_ text: String) throws -> [String] {
    try explain(text).pieces.map { "\($0.text) \($0.kind) \($0.rule?.rawValue ?? "-")" }
  }

  @Test(
    "each piece has its kind and the rule that placed it",
    arguments: [
      (
        "好 熟成紅茶 大杯 加白玉 x2",
        [
          "好 yes leadingYes", "熟成紅茶 drink drink", "大杯 option option", "加白玉 addOn portions",
          "x2 quantity quantity",
        ]
      ),
      ("不要糖 給小明", ["不要糖 option without", "給小明 person person"]),
      ("可樂 大 半糖", ["可樂 drink unknownDrink", "大 option option", "半糖 option option"]),
      ("第2杯改無糖", ["第2杯 target ordinal", "改 verb word", "無糖 option option"]),
      ("總計", ["總計 command(OrderText.Intent.total) command"]),
      ("3", ["3 yes bareWord"]),
      ("熟成紅茶 大 35", ["熟成紅茶 drink drink", "大 option option", "35 price bareNumber"]),
      ("熟成紅茶 大 3", ["熟成紅茶 drink drink", "大 option option", "3 quantity bareNumber"]),
      ("熟成紅茶 $40", ["熟成紅茶 drink drink", "$40 price price"]),
      ("熟成紅茶 叭噗", ["熟成紅茶 drink drink", "叭 unread -", "噗 unread -"]),
      ("", []),
    ] as [(String, [String])])
  func kinds(_ text: String, _ expected: [String]) throws {
    #expect(try pieces(text) == expected)
  }

  @Test("a word has all that it can mean, in the menu's names")
  func meanings() throws {
    let words = try explain("熟城紅茶 微少 五分糖").pieces.flatMap(\.words)
    guard case .nearMiss(.drink, let choices) = try #require(words[0].meanings.first) else {
      Issue.record("\(words[0])")
      return
    }
    #expect(choices.first == "熟成紅茶")
    #expect(words[1].meanings == [.sugarAndIce(sugar: "微糖", ice: "少冰")])
    #expect(words[2].meanings == [.sugar("半糖")])
  }

  @Test("what its sentence has no use for is unread, whatever placed it")
  func leftOver() throws {
    let explanation = try explain("那杯改無糖")
    let unread = explanation.pieces.filter { $0.kind == .unread }.map(\.text)
    #expect(unread == explanation.reading.unread.map(\.text))
  }

  @Test("the reading is the one without an explanation, and every word stands in one piece")
  func sameReading() throws {
    let reader = try Samples.reader()
    let lines =
      try Samples.corpus("chatter.txt") + [
        "熟成紅茶兩杯，幾點收單？", "好 再來 熟成紅茶 大杯 少冰 半糖 加白玉 x2", "開團 可不可 截止 25:00 外送",
        "1. 小明：熟成紅茶 半糖\n2. Amy：麗春微去 x2", "好啊但改少糖", "取消紅茶 再一杯綠茶", "紅茶不要了，改綠茶", "紅茶 大 啊不對 綠茶",
        "要不要喝飲料", "好",
      ]
    for line in lines {
      let explanation = reader.explain(line)
      #expect(explanation.reading == reader.read(line), "\(line)")
      let spans = explanation.pieces.flatMap(\.words).map(\.span)
      for (left, right) in zip(spans, spans.dropFirst()) {
        #expect(left.upper <= right.lower, "\(line)")
      }
      let covered = spans.reduce(into: Set<Int>()) { $0.formUnion($1.lower..<$1.upper) }
      for (offset, byte) in line.utf8.enumerated() where byte > 0x20 {
        #expect(covered.contains(offset), "\(line) at \(offset)")
      }
    }
  }

  @Test("what is too long has no pieces")
  func tooLong() throws {
    let explanation = try explain(String(repeating: "茶", count: 3_000))
    #expect(explanation.reading.failure == .tooLong && explanation.pieces.isEmpty)
  }
}
