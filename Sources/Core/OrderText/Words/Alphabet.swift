/// The characters that the words of a lexicon are made of, each with a small number, so that a trie over them is dense.
///
/// A class, so that who folds a text holds one thing and not each of its tables.
final class Alphabet: Sendable {
  /// The number of a character that stands in no word.
  static let unknown: UInt16 = 0

  /// By scalar of the basic plane: the number of what it folds to; `unknown` where it folds to none or to several.
  private let codes: [UInt16]
  /// The numbers of characters beyond the basic plane: those of pictures.
  private let beyond: [UInt32: UInt16]
  /// By number: what stands for the character in a folded text.
  private let symbols: [Symbol]

  /// - Parameter scalars: All characters of the lexicon's keys, folded, each as often as it comes.
  init(_ scalars: some Sequence<UInt32>, numerals: NumeralCharacters, folding: Folding) {
    let ascii = (0x20...0x7E).map { folding.lowercase(UInt32($0)) }
    let sorted = Self.sorted(scalars, ascii + Mark.scalars + numerals.scalars)
    symbols =
      [Symbol(scalar: 0)]
      + sorted.enumerated().map { index, scalar in
        Symbol(
          scalar: scalar, code: UInt16(truncatingIfNeeded: index + 1),
          numeral: numerals.digits[scalar] ?? numerals.units[scalar])
      }
    codes = Self.codes(of: sorted.filter { $0 < 0x1_0000 }, folding)
    beyond = Dictionary(
      uniqueKeysWithValues: symbols.filter { $0.scalar >= 0x1_0000 }.map { ($0.scalar, $0.code) })
  }

  /// Characters in ascending order, each once.
  private static func sorted(_ scalars: some Sequence<UInt32>, _ others: [UInt32]) -> [UInt32] {
    var known = [UInt64](repeating: 0, count: 0x1_0000 / 64)
    var beyond: Set<UInt32> = []
    func take(_ scalar: UInt32) {
      guard scalar < 0x1_0000 else {
        beyond.insert(scalar)
        return
      }
      known[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
    }
    for scalar in scalars { take(scalar) }
    for scalar in others { take(scalar) }
    var sorted: [UInt32] = []
    for (index, word) in known.enumerated() {
      var bits = word
      while bits != 0 {
        sorted.append(UInt32(index << 6 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
    return sorted + beyond.sorted()
  }

  private static func codes(of sorted: [UInt32], _ folding: Folding) -> [UInt16] {
    var codes = [UInt16](repeating: unknown, count: 0x1_0000)
    for (index, scalar) in sorted.enumerated() { codes[Int(scalar)] = UInt16(index + 1) }
    // What a character folds to folds to itself, so its number stays.
    folding.forEachOfBasicPlane { source, folded in
      codes[Int(source)] = folded < 0x1_0000 ? codes[Int(folded)] : unknown
    }
    return codes
  }

  /// How many numbers there are, that of unknown characters among them.
  var count: Int { symbols.count }

  /// The number of what a scalar of a text folds to.
  @inline(__always)
  func code(of scalar: UInt32) -> UInt16 {
    scalar < 0x1_0000 ? codes[Int(scalar)] : beyond[scalar] ?? Self.unknown
  }

  @inline(__always)
  func symbol(_ code: UInt16) -> Symbol { symbols[Int(code)] }

  /// What stands for a folded scalar, which may be of no word.
  func symbol(folded scalar: UInt32) -> Symbol {
    let code = code(of: scalar)
    return code == Self.unknown ? Symbol(scalar: scalar) : symbol(code)
  }
}
