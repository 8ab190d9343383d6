import OrderText
import Ordering
import Testing

/// A reading in short, as a tea shop's clerk would note it: 珍珠奶茶 大杯 半糖 少冰 +椰果*2 x3 @小明 !分開裝.
struct Told {
  private let reading: Reading

  init(_ text: String) throws { self.init(text, by: try Self.reader.get()) }

  init(_ text: String, by reader: Reader) { reading = reader.read(text) }

  /// What is ordered; nothing where the message does something else.
  var items: String {
    guard reading.acts.map(\.intent) == [.order] else {
      return reading.acts.map(\.intent.rawValue).joined(separator: ", ")
    }
    return reading.acts[0].items.map(Self.told).joined(separator: "; ")
  }

  var unread: [String] { reading.unread.map(\.text) }

  /// The fields that are asked of though something was said of them.
  var asks: Set<String> {
    Set(reading.questions.map(\.question).filter { $0.because != .missing }.map(\.field.rawValue))
  }

  /// Whether every word is explained and nothing that was said is asked.
  var isClear: Bool { unread.isEmpty && asks.isEmpty }

  private static func told(_ line: DraftLine) -> String {
    let addOns = line.addOns.map { $0.portions == 1 ? "+\($0.name)" : "+\($0.name)*\($0.portions)" }
    let count = line.quantity.flatMap { $0 == 1 ? nil : "x\($0)" }
    let words =
      [line.drink, line.size, line.sugar, line.ice] + addOns
      + [count, line.beneficiary.map { "@\($0)" }, line.note.map { "!\($0)" }]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.teaShop()])
  }
}

/// Holds that a text orders this, with every word explained and nothing asked that was said.
func expectRead(
  _ text: String, as told: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let reading = try Told(text)
  #expect(reading.items == told, sourceLocation: sourceLocation)
  #expect(reading.isClear, sourceLocation: sourceLocation)
}

/// Holds that a text orders this, and keeps a piece that nothing explains.
func expectRead(
  _ text: String, as told: String, unread piece: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let reading = try Told(text)
  #expect(reading.items == told && reading.asks.isEmpty, sourceLocation: sourceLocation)
  #expect(
    piece.isEmpty || reading.unread.contains { $0.contains(piece) }, sourceLocation: sourceLocation)
}
