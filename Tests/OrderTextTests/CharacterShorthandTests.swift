import OrderText
import Ordering
import Testing

/// A whole shorthand of characters: a drink of one, its levels and counts.
@Suite struct CharacterShorthandTests {
  @Test(
    "a character that is a word elsewhere is a level",
    arguments: [
      ("紅無", "紅茶 無糖"), ("烏無", "烏龍茶 無糖"), ("綠去", "綠茶 去冰"), ("大紅無", "紅茶 大杯 無糖"), ("紅大無", "紅茶 大杯 無糖"),
      ("大冰奶無", "奶茶 大杯 無糖"), ("紅微不", "紅茶 微糖 去冰"), ("烏無無", "烏龍茶 無糖 去冰"), ("綠去x2", "綠茶 去冰 x2"),
      ("紅無兩杯", "紅茶 無糖 x2"), ("紅無 綠去", "紅茶 無糖; 綠茶 去冰"), ("紅無，綠去", "紅茶 無糖; 綠茶 去冰"), ("我要紅無", "紅茶 無糖"),
      ("小明：紅無", "紅茶 無糖 @小明"), ("紅去 謝謝", "紅茶 去冰"),
    ])
  func levels(_ text: String, _ items: String) throws { try expectRead(text, as: items) }

  @Test(
    "what could be of either field is asked, and a number that could be tenths",
    arguments: [
      ("烏不", "烏龍茶", "sugar"), ("大紅不", "紅茶 大杯", "sugar"), ("紅免", "紅茶", "sugar"),
      ("五烏無", "烏龍茶 無糖 x5", "quantity"), ("三紅去", "紅茶 去冰 x3", "quantity"),
    ])
  func asked(_ text: String, _ items: String, _ field: String) throws {
    let told = try Told(text)
    #expect(told.items == items && told.asks == [field] && told.unread.isEmpty)
  }

  @Test("both readings of 不 are offered") func choices() throws {
    let reader = try Samples.reader(["烏龍茶"])
    let asked = reader.read("烏不").questions.map(\.question).first { $0.because == .ambiguous }
    #expect(asked?.choices == ["無糖", "去冰"])
  }

  @Test(
    "beside other words it is none",
    arguments: ["紅不行", "烏不拉", "紅不紅", "綠去哪了", "小李說紅不好", "我紅不了", "青去了", "大家都紅不"])
  func talk(_ text: String) throws { #expect(try Told(text).items.isEmpty) }
}
