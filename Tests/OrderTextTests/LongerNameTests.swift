import OrderText
import Ordering
import Testing

/// A name that no menu has, with a drink of the menu in it.
@Suite struct LongerNameTests {
  private static let reader = Result {
    try Samples.reader(["紅茶", "奶茶", "珍珠奶茶", "烏龍茶", "多多綠茶", "百香綠茶"])
  }

  @Test(
    "is asked, the drink in it among the choices",
    arguments: [
      ("百香多多綠 大杯", "百香多多綠", "多多綠茶"), ("鮮奶茶 大杯 半糖", "鮮奶茶", "奶茶"), ("我要鮮奶茶", "鮮奶茶", "奶茶"),
      ("一杯鮮奶茶", "鮮奶茶", "奶茶"), ("珍天奶茶 大杯", "珍天奶茶", "珍珠奶茶"), ("桂花烏龍茶半糖", "桂花烏龍茶", "烏龍茶"),
      ("阿薩姆奶茶 半糖", "阿薩姆奶茶", "奶茶"), ("黑糖珍珠奶茶 大杯", "黑糖珍珠奶茶", "珍珠奶茶"), ("紅茶拿鐵 大杯", "紅茶拿鐵", "紅茶"),
      ("紅茶半糖 蘋果紅茶大杯", "蘋果紅茶", "紅茶"), ("招牌奶茶大杯半糖", "招牌奶茶", "奶茶"),
    ])
  func asked(_ text: String, _ heard: String, _ choice: String) throws {
    let reading = try Self.reader.get().read(text)
    #expect(reading.acts.map(\.intent) == [.order] && reading.unread.isEmpty)
    let asked = reading.questions.map(\.question).first { $0.field == .drink }
    #expect(asked?.heard == heard && asked?.choices.contains(choice) == true)
    #expect(reading.acts.first?.items.last?.drink == nil)
  }

  @Test("one slip away it is a near miss, the likeliest first") func nearMiss() throws {
    let reading = try Self.reader.get().read("珍天奶茶 大杯 半糖")
    let asked = reading.questions.map(\.question).first { $0.field == .drink }
    #expect(asked?.because == .nearMiss && asked?.choices == ["珍珠奶茶", "奶茶"])
  }

  @Test(
    "words, people and shops before a drink are no piece of its name",
    arguments: [
      ("熱奶茶", "奶茶 熱"), ("大奶茶", "奶茶 大杯"), ("冰的奶茶 大杯", "奶茶 大杯"), ("大冰奶茶半糖", "奶茶 大杯 半糖"),
      ("三杯熱奶茶", "奶茶 熱 x3"), ("今天奶茶 大杯", "奶茶 大杯"), ("那奶茶半糖", "奶茶 半糖"), ("小明奶茶 大杯", "奶茶 大杯 @小明"),
      ("王小明紅茶大杯", "紅茶 大杯 @王小明"), ("老闆奶茶一杯", "奶茶 @老闆"), ("珍珠紅茶 大杯", "紅茶 大杯 +珍珠"),
      ("原味奶茶大杯", "奶茶 大杯 !原味"), ("星巴克奶茶 大杯", "奶茶 大杯"),
    ])
  func known(_ text: String, _ items: String) throws {
    let told = Told(text, by: try Self.reader.get())
    #expect(told.items == items && !told.asks.contains("drink"))
  }

  @Test(
    "without anything that orders it is talk",
    arguments: ["隔壁奶茶店", "紅茶餅乾", "紅茶店開會", "英式紅茶", "綠茶粉", "奶茶控", "我們部門的奶茶控很多"])
  func talk(_ text: String) throws { #expect(Told(text, by: try Self.reader.get()).items.isEmpty) }
}
