import OrderText
import Ordering
import Testing

/// Counts of cups in every way of writing them, and counts that are none.
@Suite struct CountTests {
  private static let reader = Result { try Samples.reader(["紅茶", "四季春茶", "冬瓜檸檬"]) }

  private func items(_ text: String) throws -> [DraftLine] {
    try Self.reader.get().read(text).acts.flatMap(\.items)
  }

  private static let signs = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let formal = ["零", "壹", "貳", "參", "肆", "伍", "陸", "柒", "捌", "玖"]
  private static let simplifiedFormal = ["零", "壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖"]
  private static let ones = [
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  private static func spelled(_ count: Int, _ signs: [String], ten: String, _ hundred: String)
    -> String
  {
    guard count < 100 else { return hundred }
    let rest = count % 10 == 0 ? "" : signs[count % 10]
    return count < 10 ? rest : (count < 20 ? "" : signs[count / 10]) + ten + rest
  }

  private static func chinese(_ count: Int) -> [String] {
    var ways = [spelled(count, signs, ten: "十", "一百")]
    ways += [formal, simplifiedFormal].map { signs in
      count < 10
        ? signs[count]
        : count < 20
          ? "拾" + (count > 10 ? signs[count % 10] : "") : spelled(count, signs, ten: "拾", "壹佰")
    }
    if count == 2 { ways += ["兩", "两"] }
    for (sign, value) in [("廿", 20), ("卅", 30)] where (value..<value + 10).contains(count) {
      ways.append(sign + (count == value ? "" : signs[count - value]))
    }
    return ways
  }

  private static func figures(_ count: Int) -> [String] {
    let digits = String(count)
    let keycaps = ["\u{FE0F}\u{20E3}", "\u{20E3}"].map { cap in
      digits.map { String($0) + cap }.joined()
    }
    let wide = String(
      String.UnicodeScalarView(
        digits.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
    return [digits, wide] + keycaps + (count == 10 ? ["🔟"] : [])
  }

  private static func english(_ count: Int) -> [String] {
    if count == 100 { return ["a hundred", "one hundred"] }
    guard count >= 20 else { return [ones[count]] }
    guard count % 10 > 0 else { return [tens[count / 10]] }
    return ["\(tens[count / 10])-\(ones[count % 10])", "\(tens[count / 10]) \(ones[count % 10])"]
  }

  @Test(
    "a count is read beside each measure word, before the drink and behind it", arguments: 1...100)
  func everyCount(_ count: Int) throws {
    let measures = ["杯", "瓶", "個", "份", "罐", "碗", "个"]
    for (turn, way) in (Self.chinese(count) + Self.figures(count)).enumerated() {
      let measure = measures[(count + turn) % measures.count]
      for text in ["紅茶 半糖 \(way)\(measure)", "\(way)\(measure)紅茶半糖", "我要\(way) \(measure) 紅茶 半糖"] {
        #expect(
          try items(text) == [DraftLine(drink: "紅茶", sugar: "半糖", quantity: count)], "\(text)")
      }
    }
    for (turn, way) in Self.english(count).enumerated() {
      let measure = ["cups", "glasses"][(count + turn) % 2]
      for text in ["\(way) \(measure) of 紅茶 half sugar", "紅茶 half sugar, \(way) \(measure)"] {
        #expect(
          try items(text) == [DraftLine(drink: "紅茶", sugar: "半糖", quantity: count)], "\(text)")
      }
    }
    for sign in ["x", "X", "*", "×", "✕", "＊", "Ｘ"] {
      let text = "紅茶 半糖 \(sign)\(Self.figures(count)[count % 3])"
      #expect(try items(text) == [DraftLine(drink: "紅茶", sugar: "半糖", quantity: count)], "\(text)")
    }
  }

  @Test(
    "words that are a count by themselves",
    arguments: [
      ("紅茶 半打", 6), ("一打紅茶", 12), ("兩打紅茶", 24), ("三打 紅茶", 36), ("來倆紅茶", 2), ("俩杯紅茶", 2),
      ("來杯紅茶", 1),
      ("a dozen 紅茶", 12), ("half a dozen 紅茶", 6), ("two dozen 紅茶", 24), ("a couple of 紅茶", 2),
      ("ㄧ杯紅茶", 1), ("紅茶 卌杯", 40), ("twelve 紅茶", 12),
    ])
  func counts(_ text: String, _ count: Int) throws {
    #expect(try items(text) == [DraftLine(drink: "紅茶", quantity: count)])
  }

  @Test(
    "what is no count of cups, or leaves it open, is asked about and never guessed",
    arguments: [
      "x0", "x-3", "x+2", "x1e9", "x99999999999999999999", "x2.5", "x²", "-2杯", "0杯", "零杯", "半杯",
      "一杯半",
      "1/2杯", "二分之一杯", "2.5杯", "兩三杯", "兩到三杯", "2-3杯", "2~3杯", "3、4杯", "2 to 3 cups", "百二杯", "十幾杯",
      "十多杯",
      "10+杯", "5杯以上", "一百杯以上", "5杯左右", "幾杯", "several cups", "101杯", "九打",
    ])
  func oddCounts(_ count: String) throws {
    for text in ["紅茶 半糖 \(count)", "\(count) 紅茶 半糖"] where !text.hasPrefix("x") {
      let reading = try Self.reader.get().read(text)
      let asked = reading.questions.contains {
        $0.question.field == .quantity && $0.question.because == .outOfRange
      }
      #expect(asked, "\(text)")
      #expect(reading.acts.first?.items.count == 1, "\(text)")
    }
  }

  @Test(
    "a fraction of sugar is a level, and no count",
    arguments: ["紅茶 二分之一糖", "紅茶 1/2糖", "紅茶 1/2 sugar", "紅茶 half the sugar"])
  func halfSugar(_ text: String) throws {
    #expect(try items(text) == [DraftLine(drink: "紅茶", sugar: "半糖")])
  }

  @Test(arguments: ["紅茶 1/4糖", "紅茶 四分之一糖", "紅茶 1/4 sugar"])
  func aQuarterOfTheSugarIsNoCount(_ text: String) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.acts.first?.items.first.map { $0.quantity == nil } == true)
    #expect(reading.questions.contains { $0.question.because == .notOnMenu })
  }
}
