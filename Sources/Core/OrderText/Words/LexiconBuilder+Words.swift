import Ordering

/// The words of the vocabulary that are no levels, and the commands.
extension LexiconBuilder {
  mutating func addWords(_ vocabulary: Vocabulary) {
    for name in vocabulary.addOns {
      let key = key(name)
      guard !words.contains(key) else { continue }
      add(key, .addOn(addOnNumber(name)))
    }
    for note in vocabulary.notes { add(note, .note) }
    for (word, count) in vocabulary.counts { add(word, .count(count)) }
    for (word, times) in vocabulary.multiples { add(word, .multiple(times)) }
    for (word, count) in vocabulary.packs { add(word, .pack(count)) }
    addNumbers(vocabulary.digits.filter { $0.key.utf8.allSatisfy { $0 < 0x80 } })
    for role in Role.allCases {
      for word in vocabulary.words[role] ?? [] { add(word, .role(role)) }
    }
  }

  /// The numbers in letters, and twenty-one to ninety-nine as they are made of them.
  private mutating func addNumbers(_ words: [String: Int]) {
    for (word, value) in words { add(word, .number(.whole(value))) }
    for (tens, value) in words where (20...90).contains(value) && value.isMultiple(of: 10) {
      for (digit, one) in words where (1...9).contains(one) {
        for joint in ["-", " ", ""] { add(tens + joint + digit, .number(.whole(value + one))) }
      }
    }
  }

  mutating func addCommands(_ vocabulary: Vocabulary) {
    var literals = KeyTable(capacity: 1 << 10)
    for intent in Intent.allCases {
      for text in vocabulary.commands[intent] ?? [] {
        let parts = Command.parse(text).map { part -> Command.Part in
          guard case .literal(let word) = part else { return .slot(part.slot) }
          let key = key(word)
          let number = literals.insert(key)
          add(key, .literal(number))
          return .literal(number)
        }
        commands.append(Command(intent: intent, parts: parts))
      }
    }
  }
}
