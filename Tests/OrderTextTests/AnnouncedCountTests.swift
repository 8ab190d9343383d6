import OrderText
import Ordering
import Testing

/// How many cups there will be, said before the drinks.
@Suite struct AnnouncedCountTests {
  private static let reader = Result { try Samples.reader(["紅茶", "珍珠奶茶", "奶綠"]) }

  private func reading(_ text: String) throws -> Reading { try Self.reader.get().read(text) }

  @Test(
    "it counts what follows",
    arguments: [
      "我要兩杯\n1. 珍奶大杯\n2. 奶綠大杯", "兩杯:\n珍奶大杯\n奶綠大杯", "兩杯\n珍奶大杯\n奶綠大杯", "點兩杯：珍奶大杯、奶綠大杯",
      "幫我點2杯：珍奶大杯，奶綠大杯",
    ])
  func counts(_ text: String) throws {
    let reading = try reading(text)
    #expect(
      reading.acts.flatMap(\.items) == [
        DraftLine(drink: "珍珠奶茶", size: "大杯"), DraftLine(drink: "奶綠", size: "大杯"),
      ])
    #expect(!reading.questions.contains { $0.question.because == .conflict })
  }

  @Test("where it does not add up it is asked about")
  func differs() throws {
    let questions = try reading("三杯:\n珍奶大杯\n奶綠大杯").questions.map(\.question)
    #expect(questions.contains { $0.field == .quantity && $0.because == .conflict })
  }

  @Test("of one drink it is the count")
  func ofOne() throws {
    #expect(try reading("兩杯:\n珍奶大杯").acts.flatMap(\.items).map(\.quantity) == [2])
  }
}
