import OrderText
import Ordering
import Testing

/// What people in an office say among themselves, with the words of orders and commands in it.
@Suite struct OfficeTalkTests {
  private func expectNoAct(_ text: String) throws {
    let reading = try Samples.reader().read(text)
    #expect(reading.acts.isEmpty)
  }

  @Test(
    "options in what is no order",
    arguments: [
      "半糖去冰是基本吧", "我都喝無糖的", "最近都喝無糖", "減糖飲食", "常溫保存", "微微一笑", "正常發揮", "標準差", "50% 完成", "cpu 100% 了",
      "no sugar coating please", "half done", "客戶要無糖的包裝", "少冰跟去冰差多少", "要大杯還是中杯", "這杯太甜了吧", "今天好冰",
    ])
  func options(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "drinks that are told of, given away or paid for by others",
    arguments: [
      "一杯熟成紅茶要 40 塊太貴了", "一杯熟成紅茶要40塊", "熟成紅茶一杯要 40 塊", "店家多給一杯熟成紅茶", "店家多給了一杯熟成紅茶大杯", "輸的請一杯熟成紅茶",
      "輸的人請一杯熟成紅茶", "主管請三杯熟成紅茶", "熟成紅茶給小明了", "熟成紅茶兩杯給客戶了", "打翻一杯熟成紅茶", "贏的人有一杯熟成紅茶",
    ])
  func told(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "加 of what is no add-on, and add-ons that are things",
    arguments: [
      "加油", "加班到九點", "加薪 3%", "加入群組", "加測試", "珍珠項鍊", "布丁誰的", "紅豆湯", "仙草", "白玉漲價了", "喜糖", "製冰機壞了",
    ])
  func additions(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "a change, a cancellation or a copy of something else",
    arguments: [
      "把標題改成大一點", "字改大一點", "change it to 5", "取消會議", "會議取消了", "cancel the meeting", "delete row 2",
      "我也要請假", "加一行 log",
      "跟昨天一樣的錯誤", "+1 我也覺得", "我要取消訂閱", "改天請你一杯",
    ])
  func edits(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "the words of commands in other meanings",
    arguments: [
      "open the door", "open it", "start the meeting", "open at 9", "switch to main",
      "switch to bob", "團購蛋糕", "收工", "收尾", "收信",
      "收一下會議記錄", "重開一下", "同步一下", "紀錄一下", "說明一下", "just sent it", "who is organizer", "開團嗎",
      "可不可 開團嗎",
    ])
  func commands(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "who tells of a drink or asks about one orders none",
    arguments: [
      "有人知道熟成紅茶半糖多少卡嗎", "我平常都喝熟成紅茶半糖", "熟成紅茶半糖少冰是我的最愛", "昨天喝了兩杯熟成紅茶睡不著", "熟成紅茶微糖微冰最好喝",
      "誰點的熟成紅茶少冰半糖", "剩一杯白玉奶茶在冰箱", "一杯白玉奶茶 500 大卡", "欠我兩杯白玉奶茶", "每天一杯無糖綠茶", "白玉歐蕾半糖就很甜了",
      "熟成紅茶無糖好喝嗎", "medium rare steak", "50% of the team", "要不要加珍珠", "要加珍珠嗎", "take in the view",
      "y*2", "who ordered a large ripened black tea", "no milk tea for me thanks",
      "my green tea got cold",
      "one ripened black tea left in the fridge",
    ])
  func drinks(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "counts of other things",
    arguments: ["15 杯 600 元", "大家都點一杯吧", "I like this one", "幾杯", "幫小明開門", "代班"])
  func counts(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "drinks that were bought some time ago",
    arguments: [
      "昨天買了兩杯熟成紅茶", "前天訂了五杯熟成紅茶", "剛剛點了一杯熟成紅茶 大杯 半糖 去冰", "早上買了熟成紅茶半糖", "上禮拜點的熟成紅茶半糖超甜",
      "店家送一杯熟成紅茶",
    ])
  func bought(_ text: String) throws { try expectNoAct(text) }

  @Test(
    "a time with a drink that is wanted now",
    arguments: ["早上來一杯熟成紅茶", "跟上次一樣的熟成紅茶半糖", "下午茶 熟成紅茶 大杯 半糖 少冰"])
  func wantedNow(_ text: String) throws {
    let acts = try Samples.reader().read(text).acts
    #expect(acts.map(\.intent) == [.order] && acts.first?.items.first?.drink == "熟成紅茶")
  }

  @Test("other levels that are told of are none of the order's")
  func otherLevels() throws {
    let item = try Samples.reader().read("我平常都喝半糖 今天要熟成紅茶無糖去冰").acts.first?.items.first
    #expect(item?.sugar == "無糖" && item?.ice == "去冰")
  }

  @Test(
    "an order with talk around it is an order",
    arguments: [
      "熱死了 我要熟成紅茶去冰", "太熱了 熟成紅茶去冰無糖", "上次喝到的太甜，這次我要熟成紅茶無糖", "好想喝 幫我點一杯熟成紅茶 少冰", "熟成紅茶半糖去冰，誰還要？",
      "我平常都喝半糖 今天要熟成紅茶無糖去冰", "聽說熟成紅茶不錯 來一杯半糖少冰", "我不喝冰的 熟成紅茶熱的半糖",
      "I usually get half sugar but today ripened black tea no sugar please",
    ])
  func orders(_ text: String) throws {
    #expect(try Samples.reader().read(text).acts.map(\.intent) == [.order])
  }
}
