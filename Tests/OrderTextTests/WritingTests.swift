import OrderText
import Ordering
import Testing

/// One line in every script, width and dress that people write it in.
@Suite struct WritingTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.trapShop()])
  }

  private func items(_ text: String) throws -> String {
    let told = Told(text, by: try Self.reader.get())
    return told.unread.isEmpty ? told.items : "\(told.items) and unread \(told.unread)"
  }

  @Test(
    "what does not show is nothing",
    arguments: [
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{200E}",
      "\u{202E}",
      "\u{2066}", "\u{2069}", "\u{FE0F}",
    ])
  func invisible(_ sign: String) throws {
    #expect(try items("\(sign)紅\(sign)茶 大\(sign)杯 半\(sign)糖 2\(sign)杯\(sign)") == "紅茶 大杯 半糖 x2")
  }

  @Test(arguments: ["\u{A0}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}", "\t", "  "])
  func blanks(_ blank: String) throws {
    #expect(try items(["紅茶", "大杯", "半糖", "x2"].joined(separator: blank)) == "紅茶 大杯 半糖 x2")
  }

  @Test(arguments: ["×", "✕", "✖", "╳", "⨯", "x", "X", "*", "＊", "ｘ", "Ｘ"])
  func timesSigns(_ sign: String) throws {
    for text in ["紅茶 大杯 半糖 \(sign)2", "紅茶\(sign)2 大杯 半糖", "2\(sign)紅茶 大杯 半糖", "紅茶 大杯 半糖 \(sign) 2"]
    {
      #expect(try items(text) == "紅茶 大杯 半糖 x2", "\(text)")
    }
  }

  @Test(arguments: [
    "紅\u{F9FE} 大杯 半糖", "红茶 大杯 半糖", "紅茶 Ｌ 半糖", "紅茶L半糖", "紅茶 大杯 半醣", "紅茶，大杯，半糖", "紅茶・大杯・半糖",
    "紅茶.大杯.半糖",
    "紅茶|大杯|半糖", "紅茶（Ｌ／半糖）", "紅茶…大杯…半糖", "紅茶~~大杯~~半糖!!", "😋紅茶😋大杯😋半糖", "紅茶→大杯→半糖", "[紅茶][大杯][半糖]",
    "【紅茶】大杯 半糖",
    "「紅茶 大杯 半糖」", "“紅茶” 大杯 半糖", "*紅茶* 大杯 半糖", "**紅茶** 大杯 半糖", "`紅茶` 大杯 半糖", "> 紅茶 大杯 半糖",
    "・紅茶 大杯 半糖", "紅茶:大杯:半糖",
    "紅茶 大杯 半糖 謝謝您～", "紅茶 大杯 半糖 thx", "紅茶 大杯 半糖 3q", "紅茶 大杯 半糖 orz", "紅茶 大杯 半糖 ^_^", "ㄋ我要紅茶 大杯 半糖ㄛ",
    "我ㄉ紅茶 大杯 半糖ㄉ",
    "紅茶 大杯 ㄅ要糖，啊不對，半糖",
  ])
  func dress(_ text: String) throws {
    #expect(try items(text) == "紅茶 大杯 半糖")
  }

  @Test(
    arguments: [
      ("品項：紅茶 甜度：半糖 冰塊：少冰 數量：2", "紅茶 半糖 少冰 x2"),
      ("紅茶 少氷", "紅茶 少冰"), ("紅茶 氷なし", "紅茶 去冰"), ("紅茶 氷少なめ", "紅茶 少冰"), ("紅茶 砂糖なし", "紅茶 無糖"),
      ("紅茶 甘さ控えめ", "紅茶 少糖"),
      ("\u{F978}杯紅茶", "紅茶 x2"), ("红茶 热 两杯", "紅茶 熱 x2"), ("烏龙緑茶 无糖", "烏龍綠茶 無糖"),
      ("红茶 常温 少甜", "紅茶 少糖 常溫"),
      ("裏面加珍珠的紅茶", "紅茶 +珍珠"), ("紅茶 ➕ 珍珠", "紅茶 +珍珠"), ("紅茶 4️⃣杯", "紅茶 x4"), ("紅茶 1️⃣2️⃣杯", "紅茶 x12"),
      ("🔟 杯紅茶", "紅茶 x10"),
      ("紅茶 ５０％", "紅茶 半糖"), ("紅茶 〇糖", "紅茶 無糖"), ("紅茶 0糖", "紅茶 無糖"), ("一ㄅㄟ紅茶", "紅茶"), ("十1", "copy"),
      ("＋1", "copy"),
    ])
  func variants(_ text: String, _ wanted: String) throws {
    #expect(try items(text) == wanted)
  }
}
