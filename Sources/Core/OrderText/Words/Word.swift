/// A piece of a text with what it can mean; the words of a text cover it without gap or overlap.
struct Word: Sendable {
  /// In bytes of the folded text.
  var lower: Int
  var upper: Int
  var meanings: [Meaning]

  var isBlank: Bool { meanings == [.blank] }
  func has(_ mark: Mark) -> Bool { meanings.contains(.mark(mark)) }
  var isMark: Bool { meanings.contains { if case .mark = $0 { true } else { false } } }
  func has(_ role: Role) -> Bool { meanings.contains(.role(role)) }
  var isUnknown: Bool { meanings == [.unknown] }
}
