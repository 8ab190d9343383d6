import Ordering

/// The words of the vocabulary that are no levels, and the commands.
extension LexiconBuilder {
  mutating func addWords(_ vocabulary: Vocabulary) {
    for name in vocabulary.addOns {
      let key = key(name)
      guard meanings[key] == nil else { continue }
      add(key, .addOn(addOnNumber(name)))
    }
    for note in vocabulary.notes { add(note, .note) }
    for (word, count) in vocabulary.counts { add(word, .count(count)) }
    for (word, times) in vocabulary.multiples { add(word, .multiple(times)) }
    for (word, value) in vocabulary.digits where word.utf8.allSatisfy({ $0 < 0x80 }) {
      add(word, .number(.whole(value)))
    }
    for role in Role.allCases {
      for word in vocabulary.words[role] ?? [] { add(word, .role(role)) }
    }
  }

  mutating func addCommands(_ vocabulary: Vocabulary) {
    var literals: [[UInt8]: Int] = [:]
    for intent in Intent.allCases {
      for text in vocabulary.commands[intent] ?? [] {
        let parts = Command.parse(text).map { part -> Command.Part in
          guard case .literal(let word) = part else { return .slot(part.slot) }
          let key = key(word)
          let number = literals[key] ?? literals.count
          literals[key] = number
          add(key, .literal(number))
          return .literal(number)
        }
        commands.append(Command(intent: intent, parts: parts))
      }
    }
  }
}
