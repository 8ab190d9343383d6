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
      let item = reader.read("熟成紅茶\(cells[1])").acts.first?.items.first
      switch cells[0] {
      case "sugar":
        let meant = cells[2].prefix { $0 != "（" && $0 != " " } == "三分糖" ? "微糖" : cells[2]
        #expect(item?.sugar.map { meant.hasPrefix($0) } == true, "\(line)")
      case "ice": #expect(item?.ice == cells[2], "\(line)")
      default: #expect(item != nil, "\(line)")
      }
    }
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
