/// Whether some phrases are one drink with its options and nothing else, as nearly every order is.
///
/// Such a sentence can be nothing but an order of one item, of which every phrase speaks: neither the kind of the
/// sentence nor the bounds of its items have to be looked for.
enum Plainness {
  static func holds(for phrases: [Phrase], _ tokens: Tokens) -> Bool {
    guard !tokens.roles.contains(.thatOne), !tokens.roles.contains(.fewer),
      !tokens.roles.contains(.cancel), !tokens.roles.contains(.noLonger),
      phrases.first?.separator != .soft
    else { return false }
    var drinks = 0
    var quantities = 0
    var said: Fields = []
    for (index, phrase) in phrases.enumerated() {
      // A second value for a field may be that of a second cup.
      let fields = phrase.fields.subtracting(.addOns)
      guard said.isDisjoint(with: fields) else { return false }
      said.formUnion(fields)
      switch phrase.content {
      case .drink: drinks += 1
      // 多一杯 is another one.
      case .quantity where tokens.has(.also, phrase.tokens.lowerBound): return false
      case .quantity: quantities += 1
      case .separator(.soft) where SelfCorrection.isArrow(phrase, tokens): return false
      case .level, .nearMiss, .cold, .pair, .either, .addOn, .strangeAddOn, .without, .refused,
        .price, .note, .of, .filler, .separator(.soft), .separator(.comma), .role(.me),
        .role(.order):
        continue
      case .separator(.hard) where index == phrases.count - 1: continue
      default: return false
      }
    }
    return drinks == 1 && quantities <= 1
  }
}
