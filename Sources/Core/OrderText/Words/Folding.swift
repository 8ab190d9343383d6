internal import CTables

/// What makes two spellings of a character one: width, case, script, variants; and what makes two sound alike.
struct Folding: Sendable {
  /// The most characters that one is folded to.
  static let longest = max(Int(CTABLES_LONGEST_FOLD), 2)

  /// Gives the characters that stand for one of a text, none for one that does not show.
  func fold(_ scalar: Unicode.Scalar, _ append: (Unicode.Scalar) -> Void) {
    switch scalar.value {
    case 9: append(" ")
    case ..<0x80:
      append(Unicode.Scalar(lowercase(scalar.value)) ?? scalar)
    // Skin tones and what joins pictures and makes keycaps.
    case 0x1F3FB...0x1F3FF, 0x200D, 0x20E3: break
    // The one keycap that is not made of digits.
    case 0x1F51F: "10".unicodeScalars.forEach(append)
    default: lookUp(scalar, append)
    }
  }

  /// An ASCII letter in lower case; anything else itself.
  func lowercase(_ scalar: UInt32) -> UInt32 {
    (0x41...0x5A).contains(scalar) ? scalar + 0x20 : scalar
  }

  private func lookUp(_ scalar: Unicode.Scalar, _ append: (Unicode.Scalar) -> Void) {
    if let one = Unicode.Scalar(ctables_fold_to_one(scalar.value)), one.value != 0 {
      append(one)
      return
    }
    let capacity = Int(CTABLES_LONGEST_FOLD)
    // unsafe: the buffer is the callee's for this call alone, and as long as it is told.
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { folded in
      unsafe folded.initialize(repeating: 0)
      let count = unsafe ctables_fold(scalar.value, folded.baseAddress, Int32(capacity))
      for index in 0..<min(Int(count), capacity) {
        if let character = unsafe Unicode.Scalar(folded[index]) { append(character) }
      }
    }
  }

  /// Gives each scalar of the basic plane that folds to one, with that one.
  func forEachOfBasicPlane(_ body: (_ scalar: UInt32, _ folded: UInt32) -> Void) {
    for scalar in UInt32(0)..<0x80 { body(scalar, scalar == 9 ? 0x20 : lowercase(scalar)) }
    for scalar in UInt32(0x80)..<0x1_0000 where scalar != 0x200D && scalar != 0x20E3 {
      let folded = ctables_fold_to_one(scalar)
      if folded != 0 { body(scalar, folded) }
    }
  }

  /// The toneless sound of a Han character; 0 for one whose sound is not known.
  func sound(_ character: UInt32) -> UInt32 { ctables_sound(character) }
}
