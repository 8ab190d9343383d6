import Ordering
import Testing

@testable import OrderText

/// Texts that nobody types: an answer or a refusal, and never more work than their length asks for.
@Suite struct EndlessTextTests {
  @Test(arguments: ["茶", "熟成紅茶 大杯 ", "9", "(", "\u{202E}", "e\u{301}", "👨‍👩‍👧", "\n"])
  func aHundredThousandCharactersAreRefused(_ piece: String) throws {
    let reading = try Samples.reader().read(String(repeating: piece, count: 100_000))
    #expect(reading.failure == .tooLong)
    #expect(reading.acts.isEmpty && reading.unread.isEmpty && reading.questions.isEmpty)
  }

  /// Marks of direction, combining marks without end, joiners, tags and selectors.
  @Test(arguments: [
    "\u{202E}紅茶\u{202C}", "\u{2066}大杯\u{2069}", "紅\u{301}\u{302}\u{303}\u{304}",
    "\u{20D0}\u{20E3}",
    "e\u{301}\u{327}", "\u{E0062}\u{E007F}", "\u{200D}\u{FE0F}", "\u{1F468}\u{200D}", "ﷺ",
    "\u{1D15E}",
    "\u{3099}か", "ᄀ\u{1161}\u{11A8}",
  ])
  func aStormOfMarksHasAReading(_ piece: String) throws {
    let text = String(repeating: piece, count: Reader.longestText / piece.utf8.count)
    let reading = try Samples.reader().read(text)
    #expect(reading.failure == nil && reading.text == text)
    var end = 0
    for piece in reading.unread {
      #expect(piece.span.lower >= end && piece.span.upper <= text.utf8.count)
      end = piece.span.upper
    }
  }

  @Test(arguments: [
    "x99999999999999999999", "x1e9", "100000000杯", "18446744073709551616杯", "百百百百百百杯",
    "x-9223372036854775808",
    "\(String(repeating: "9", count: 4_000))杯", "x\(String(repeating: "0", count: 4_000))",
  ])
  func aHugeQuantityIsAsked(_ count: String) throws {
    let reading = try Samples.reader().read("熟成紅茶 大杯 半糖 少冰 \(count)")
    let item = try #require(reading.acts.first?.items.first)
    #expect(item.drink == "熟成紅茶" && item.quantity == nil)
    #expect(reading.questions.map(\.question.field) == [.quantity])
  }

  /// Long numbers in characters are numbers all the same, wherever they are cut.
  @Test func aLongNumberInCharactersIsNone() throws {
    let reading = try Samples.reader().read("熟成紅茶 \(String(repeating: "十", count: 2_000))杯")
    #expect(reading.acts.allSatisfy { $0.items.allSatisfy { $0.quantity ?? 0 <= 100 } })
  }

  /// Found by the fuzzer: ㌲ folds to several characters, and a rule may read some of them.
  @Test func aCharacterThatFoldsToSeveralIsUnreadAsAWhole() throws {
    let bytes: [UInt8] = [
      0xE5, 0x8D, 0xE6, 0x9C, 0x89, 0xE3, 0x80, 0x8A, 0xE3, 0x8C, 0xB2, 0xE6, 0x80, 0x92, 0xE7,
      0xB3, 0x96, 0xE6, 0x9C, 0x89, 0xE3, 0x80, 0x83, 0xE3, 0x88, 0x35, 0x31, 0x8D, 0x25,
    ]
    let reading = try Samples.reader().read(String(decoding: bytes, as: UTF8.self))
    #expect(!reading.unread.isEmpty)
    #expect(reading.unread.allSatisfy { $0.span.lower < $0.span.upper && !$0.text.isEmpty })
  }
}
