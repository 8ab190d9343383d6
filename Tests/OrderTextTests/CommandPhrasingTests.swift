import OrderText
import Ordering
import Testing

/// The ways in which people say the commands, with the particles that they put around them.
@Suite struct CommandPhrasingTests {
  private func expect(_ text: String, _ intent: Intent) throws {
    let reading = try Samples.reader().read(text)
    #expect(reading.acts.map(\.intent) == [intent] && reading.unread.isEmpty)
  }

  @Test(
    "what is there so far",
    arguments: [
      ("我剛剛點了什麼？", Intent.mine), ("看我的訂單", .mine), ("我的訂單呢", .mine), ("大家都點了什麼", .summary),
      ("現在幾杯了", .summary), ("統計一下", .summary), ("現在總共多少", .total), ("一共多少錢？", .total),
      ("誰還沒付錢", .owes), ("還有誰沒付", .owes), ("我以前點過什麼", .history), ("菜單呢", .menu), ("有什麼喝的？", .menu),
      ("show me the menu", .menu), ("what's my order?", .mine), ("how do I order?", .help),
      ("怎麼點餐", .help),
    ])
  func asked(_ text: String, _ intent: Intent) throws { try expect(text, intent) }

  @Test(
    "what happens to a run",
    arguments: [
      ("今天開團囉各位", Intent.open), ("我要開團", .open), ("可不可開團囉", .open), ("收單囉！", .close),
      ("我要收單", .close),
      ("重新開單", .reopen), ("延到五點半收單", .extend), ("再延長 15 分鐘", .extend),
      ("extend another 10 minutes", .extend),
      ("什麼時候收單呢", .question), ("現在還可以點嗎", .question), ("已經送單了", .sent), ("飲料到了 來拿", .arrived),
      ("店家說熟成紅茶賣完了", .soldOut), ("熟成紅茶漲價到45元", .reprice), ("小明付錢了", .paid), ("收到小明 100 元", .paid),
      ("有什麼推薦的嗎", .recommend), ("隨便啦你決定", .recommend), ("老樣子謝謝", .usual), ("復原一下", .undo),
    ])
  func told(_ text: String, _ intent: Intent) throws { try expect(text, intent) }

  @Test(
    "the terms of a run",
    arguments: [
      ("500免運", Details(freeFrom: "500")), ("免運門檻 500", Details(freeFrom: "500")),
      ("滿五百免運", Details(freeFrom: "500")),
      ("四點十分收", Details(at: 970)), ("下午四點一刻收", Details(at: 975)),
      ("下午 4 點 30 分 截止", Details(at: 990)),
      ("四點收 我去拿", Details(at: 960, collect: true)), ("限時20分鐘", Details(within: 20)),
      ("4點截止 5點到", Details(at: 960, pickup: 1020)),
      ("4點半截止 5點半自取", Details(at: 990, pickup: 1050, collect: true)),
    ])
  func terms(_ words: String, _ details: Details) throws {
    let reading = try Samples.reader().read("開團 可不可 \(words)")
    var wanted = details
    wanted.shop = "可不可"
    #expect(reading.acts.map(\.details) == [wanted] && reading.unread.isEmpty)
  }
}

extension Details {
  fileprivate init(
    at minutes: Int? = nil, within stretch: Int? = nil, pickup: Int? = nil, collect: Bool? = nil,
    freeFrom: String? = nil
  ) {
    self.init()
    deadline = minutes.map { .at(minutes: $0, day: nil) } ?? stretch.map { .within(minutes: $0) }
    self.pickup = pickup.map { .at(minutes: $0, day: nil) }
    (self.collect, self.freeFrom) = (collect, freeFrom)
  }
}
