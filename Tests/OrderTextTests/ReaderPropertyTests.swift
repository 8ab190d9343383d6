import Ordering
import Testing

@testable import OrderText

/// Laws that hold for any text at all.
@Suite struct ReaderPropertyTests {
  private static let pieces = [
    "紅茶", "珍珠奶茶", "大杯", "半糖", "少冰", "微微", "加", "珍珠", "不要", "糖", "跟", "冰塊", "x", "2", "十", "杯", "份",
    "各", "都",
    "改", "取消", "好", "我", "的", "，", "、", "；", "(", ")", "+", "-", "1", "：", " ", "\n", "小明", "宇宙",
    "開團", "4:30", "收",
    "#", "第", "筆", "其中", "啊不對", "或", "共", "總計", "$", "元", "🧋", "👨‍👩‍👧", "\u{0}", "\u{FEFF}", "e\u{301}",
    "ﷺ", "²", "①",
    "large", "no sugar", "boba", "嗎", "？", "0", "99999999999999999999", "1e9", ".", "/",
  ]

  private static let menu = Samples.shop(["紅茶", "珍珠奶茶", "四季春"])
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [menu])
  }
  private static let lexicon = Result {
    Lexicon(vocabulary: try Samples.vocabulary(), menus: [menu])
  }

  private func text(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...24, using: &random)
    return (0..<count).map { _ in
      Int.random(in: 0..<12, using: &random) > 0
        ? Self.pieces.randomElement(using: &random) ?? ""
        : Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &random)).map(String.init) ?? ""
    }.joined()
  }

  private func bytes(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 0...64, using: &random)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 1...8)
  func wordsCoverTheTextExactly(_ seed: UInt64) throws {
    let lexicon = try Self.lexicon.get()
    var random = SplitMix64(state: seed)
    for _ in 0..<30 {
      let text = text(&random)
      var workspace = Workspace()
      workspace.cut(text, lexicon)
      let folded = FoldedText(text, symbols: workspace.symbols)
      let spans = Segmentation.words(workspace.steps).map {
        folded.span($0.lowerBound, $0.upperBound)
      }
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.upper == $1.lower }, "\(text)")
      if let first = spans.first, let last = spans.last {
        #expect(first.lower == 0 && last.upper == text.utf8.count, "\(text)")
      }
    }
  }

  @Test(arguments: 1...8)
  func anyTextHasAReadingWhosePiecesAreItsOwn(_ seed: UInt64) throws {
    let reader = try Self.reader.get()
    var random = SplitMix64(state: seed &* 7919)
    for round in 0..<60 {
      let text = round.isMultiple(of: 3) ? bytes(&random) : text(&random)
      let reading = reader.read(text)
      #expect(reading.text == text)
      let utf8 = Array(text.utf8)
      for piece in reading.unread {
        let said = String(decoding: utf8[piece.span.lower..<piece.span.upper], as: UTF8.self)
        #expect(said.contains(piece.text), "\(text)")
      }
      for question in reading.questions {
        #expect(reading.acts.indices.contains(question.act), "\(text)")
      }
      for act in reading.acts {
        #expect(act.items.allSatisfy { $0.quantity.map { $0 > 0 } ?? true }, "\(text)")
      }
    }
  }

  @Test func refusesATextThatIsTooLong() throws {
    let reading = try Samples.reader().read(String(repeating: "茶", count: 3000))
    #expect(reading.failure == .tooLong && reading.acts.isEmpty)
  }

  @Test(arguments: ["茶", "x1", "紅茶 ", "加", "1 ", "，", "好", "(", "小明：", "不要"])
  func readsTheLongestText(_ piece: String) throws {
    let text = String(repeating: piece, count: Reader.longestText / piece.utf8.count)
    #expect(try Self.reader.get().read(text).failure == nil)
  }

  /// What a person could say of a draft reads as that draft.
  @Test(arguments: 1...4)
  func readsItsOwnWords(_ seed: UInt64) throws {
    let reader = try Self.reader.get()
    var random = SplitMix64(state: seed)
    for _ in 0..<40 {
      let draft = DraftLine(
        drink: ["紅茶", "珍珠奶茶"].randomElement(using: &random),
        size: ["中杯", "大杯"].randomElement(using: &random),
        ice: ["少冰", "去冰", "熱"].randomElement(using: &random),
        sugar: ["半糖", "無糖"].randomElement(using: &random),
        addOns: Bool.random(using: &random)
          ? [] : [.init(name: "椰果", portions: Int.random(in: 1...3, using: &random))],
        quantity: Int.random(in: 1...40, using: &random))
      #expect(reader.read(canonicalText(of: draft)).acts == [Act(.order, items: [draft])])
    }
  }
}

/// A seeded source of numbers, so that a failure can be had again.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
