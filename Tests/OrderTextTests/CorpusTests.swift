import OrderText
import Ordering
import Testing

/// What real people wrote, held against the program's own words.
@Suite struct CorpusTests {
  @Test func staysSilentInTalk() throws {
    let reader = try Samples.reader()
    for line in try Samples.corpus("chatter.txt") {
      #expect(reader.read(line).acts.isEmpty, "\(line)")
    }
  }

  @Test func knowsYesAndNo() throws {
    let reader = try Samples.reader()
    for line in try Samples.corpus("yesno_zh.tsv").dropFirst() {
      let cells = line.split(separator: "\t").map(String.init)
      let wanted: Intent = cells[1].hasSuffix("True") ? .confirm : .decline
      let reading = reader.read(cells[0])
      #expect(reading.acts.isEmpty, "\(cells[0])")
      #expect(
        reading.settled(pending: .confirmation).acts.map(\.intent) == [wanted], "\(cells[0])")
    }
  }

  @Test func knowsMisspeltLevels() throws {
    let reader = try Samples.reader()
    for line in try Samples.corpus("aliases_typos_zh.tsv").dropFirst() {
      let cells = line.split(separator: "\t").map(String.init)
      let reading = reader.read("熟成紅茶 \(cells[1])")
      let item = reading.acts.first?.items.first
      // The sample menu calls some levels otherwise, and has no 小杯: that is asked.
      let meant = Self.onSampleMenu[cells[2]] ?? cells[2]
      let said = [item?.size, item?.sugar, item?.ice].compactMap(\.self)
      let asked = reading.questions.filter { $0.question.because != .missing }
      #expect(item?.drink == "熟成紅茶" && reading.unread.isEmpty, "\(line)")
      #expect(said.joined(separator: " ") == meant, "\(line)")
      #expect(asked.isEmpty == (cells[1] != "小冰"), "\(line)")
    }
  }

  private static let onSampleMenu = [
    "三分糖": "微糖", "二分糖 (typo of 分)": "二分糖", "冷": "", "中杯 冰": "中杯", "小杯 冰": "", "大杯 溫": "大杯 溫",
    "中杯 溫": "中杯 溫",
  ]

  /// What people say in short is read on a menu without any alias; what 五烏無 means nobody can say, and it is asked.
  @Test(arguments: [
    ("少少", "少糖 少冰"), ("無微", "無糖 微冰"), ("半微", "半糖 微冰"), ("紅微微", "紅茶 微糖 微冰"), ("冬珍", "冬瓜茶 +珍珠"),
    ("冬檸", "冬瓜檸檬"), ("珍奶", "珍珠奶茶"), ("烏綠", "烏龍綠茶"), ("大冰奶", "奶茶 大杯"), ("大冰紅", "紅茶 大杯"),
    ("走甜", "無糖"), ("siu dai", "少糖"),
  ])
  func knowsShorthand(_ said: String, _ meant: String) throws {
    #expect(try Samples.corpus("slang_zh.tsv").contains { $0.hasPrefix(said + "\t") })
    let reader = try Samples.reader(["紅茶", "奶茶", "珍珠奶茶", "冬瓜茶", "冬瓜檸檬", "烏龍綠茶"])
    let item = try #require(reader.read(said).acts.first?.items.first)
    let words = [item.drink, item.size, item.sugar, item.ice] + item.addOns.map { "+\($0.name)" }
    #expect(words.compactMap(\.self).joined(separator: " ") == meant)
  }

  /// Every name of the sample menu in common sentences.
  @Test(arguments: [
    "{}半糖少冰", "{} 2杯 微糖去冰", "半糖少冰 {} x2", "大杯 少冰 半糖 {} 加白玉 x2", "我要三杯{}，無糖微冰", "{}一大一中，都微微",
    "{}半糖少冰，啊不對，微糖",
  ])
  func readsEveryNameOfTheMenu(_ form: String) throws {
    let menu = try Samples.kebuke()
    let reader = try Samples.reader()
    let parts = form.split(separator: "{}", omittingEmptySubsequences: false)
    for drink in menu.drinks {
      let reading = reader.read(parts.joined(separator: drink.name))
      let items = reading.acts.flatMap(\.items)
      #expect(reading.acts.allSatisfy { $0.intent == .order } && reading.unread.isEmpty)
      #expect(!items.isEmpty && items.allSatisfy { $0.drink == drink.name }, "\(drink.name)")
    }
  }
}
