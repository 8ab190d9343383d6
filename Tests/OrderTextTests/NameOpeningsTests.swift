import Ordering
import Testing

@testable import OrderText

/// What the opening of a text rules out before names with a slip are looked for.
@Suite struct NameOpeningsTests {
  private static let names = ["熟成紅茶", "冷露歐蕾", "白玉奶茶", "胭脂紅", "金萱", "麗春"].map {
    $0.unicodeScalars.map(\.value)
  }
  private let openings = NameOpenings(names)

  private func opens(_ text: [UInt32]) -> Bool {
    openings.mayOpen(text.map { Symbol(scalar: $0) }, at: 0)
  }

  @Test(arguments: names) func aSlipInANameIsNeverRuledOut(_ name: [UInt32]) {
    let other: UInt32 = 0x56E7
    #expect(opens(name))
    for place in name.indices {
      var slip = name
      slip[place] = other
      #expect(opens(slip))
    }
    guard name.count > 2 else { return }
    for place in name.indices {
      var slip = name
      slip.remove(at: place)
      #expect(opens(slip))
      slip = name
      if place > 0 {
        slip.insert(other, at: place)
        #expect(opens(slip))
        slip = name
        slip.swapAt(place - 1, place)
        #expect(opens(slip))
      }
    }
  }

  @Test func nearlyAllTalkIsRuledOut() throws {
    let lines = try Samples.corpus("chatter.txt")
    let talk = lines.joined(separator: " ").unicodeScalars.map { Symbol(scalar: $0.value) }
    let count = talk.indices.count { openings.mayOpen(talk, at: $0) }
    #expect(count * 20 < talk.count)
  }
}
