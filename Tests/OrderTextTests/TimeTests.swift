import OrderText
import Ordering
import Testing

/// Times of day and stretches of time in the terms of a run.
@Suite struct TimeTests {
  private func deadline(_ text: String) throws -> Deadline? {
    let reading = try Samples.reader().read(text)
    #expect(reading.unread.isEmpty && reading.acts.count == 1)
    return reading.acts.first?.details.deadline
  }

  @Test(
    "hours and minutes, as people write them",
    arguments: [
      ("四點半截止", 990), ("下午兩點收", 840), ("3點15分 收", 915), ("三點四十五截止", 945), ("兩點整截止", 840),
      ("中午十二點收單", 720), ("中午截止", 720), ("晚上七點截止", 1140), ("早上十點半截止", 630), ("14點截止", 840),
      ("收到四點", 960), ("1430 截止", 870), ("十六點三十收", 990),
    ])
  func clock(_ words: String, _ minutes: Int) throws {
    #expect(try deadline("開團 可不可 \(words)") == .at(minutes: minutes, day: nil))
  }

  @Test(
    "a deadline that is moved",
    arguments: [
      ("收單時間延到三點半", 930), ("截止時間延到三點半", 930), ("提早到兩點半收單", 870), ("提前到 14:30 收單", 870),
      ("改到三點半收單", 930),
    ])
  func moved(_ text: String, _ minutes: Int) throws {
    #expect(try deadline(text) == .at(minutes: minutes, day: nil))
    #expect(try Samples.reader().read(text).acts.map(\.intent) == [.extend])
  }

  @Test(
    "times in English",
    arguments: [
      ("until 4:30pm", 990), ("by 3", 900), ("until noon", 720), ("closes at noon", 720),
      ("closing at 4pm", 960), ("until 10 am", 600),
    ])
  func english(_ words: String, _ minutes: Int) throws {
    #expect(try deadline("open kebuke \(words)") == .at(minutes: minutes, day: nil))
  }

  @Test(
    "a day before or behind the time",
    arguments: [
      ("開團 可不可 明天 12:00 截止", Deadline.Day.tomorrow), ("開團 可不可 明天中午截止", .tomorrow),
      ("開團 可不可 今天十二點截止", .today), ("open kebuke until 12 pm tomorrow", .tomorrow),
    ])
  func days(_ text: String, _ day: Deadline.Day) throws {
    #expect(try deadline(text) == .at(minutes: 720, day: day))
  }

  @Test(
    "stretches of time",
    arguments: [
      ("開團 可不可 半小時後截止", 30), ("開團 可不可 一個半小時後截止", 90), ("開團 可不可 一小時半後收", 90),
      ("開團 可不可 十分鐘後收", 10), ("開團 可不可 兩個小時後收", 120), ("open kebuke in 20 minutes", 20),
      ("open kebuke in half an hour", 30), ("十分鐘後收單", 10), ("再開十分鐘", 10), ("延半小時", 30),
      ("closes in 20 minutes", 20), ("extend by half an hour", 30), ("開團 可不可 再30分鐘收單", 30),
      ("再延10分", 10), ("延20分", 20), ("再延15分鐘", 15), ("晚10分鐘收", 10), ("晚 10 分鐘收單", 10),
    ])
  func stretches(_ text: String, _ minutes: Int) throws {
    #expect(try deadline(text) == .within(minutes: minutes))
  }

  @Test(
    "from what sum on delivery is free",
    arguments: [
      "free from 500", "free over 500", "free delivery over 500", "free delivery from 500",
    ])
  func freeFrom(_ words: String) throws {
    let reading = try Samples.reader().read("open kebuke until 4pm fee 30 \(words)")
    #expect(reading.acts.first?.details.freeFrom == "500" && reading.unread.isEmpty)
  }
}
