extension Vocabulary {
  /// The words of some vocabularies, all heard at once, that mean two things in one position.
  ///
  /// A position is where nothing else decides what a word means: a level of ice, the answer to a question, a whole
  /// command. What means one thing in one position and another in another is meant to: 半 is half ice, and half past.
  public static func clashes(among vocabularies: [Vocabulary]) -> [WordClash] {
    var known: [[String]: (meaning: String, place: WordClash.Place)] = [:]
    var clashes: [WordClash] = []
    for (index, vocabulary) in vocabularies.enumerated() {
      for claim in vocabulary.claims {
        let place = WordClash.Place(vocabulary: index, keys: claim.keys, word: claim.word)
        let key = [claim.position, claim.key]
        guard let other = known[key] else {
          known[key] = (claim.meaning, place)
          continue
        }
        if other.meaning != claim.meaning {
          clashes.append(WordClash(first: other.place, second: place))
        }
      }
    }
    return clashes
  }

  /// That a word means something in a position.
  private struct Claim {
    var position: String
    var meaning: String
    var keys: [String]
    var word: String
    /// The same for all ways to write it.
    var key: String

    init(
      _ position: String, _ meaning: String, _ keys: [String], _ word: String, key: String? = nil
    ) {
      (self.position, self.meaning, self.keys, self.word) = (position, meaning, keys, word)
      self.key = key ?? NameKey.of(word)
    }
  }

  private var claims: [Claim] {
    levels(sizes, "sizes") + levels(ice, "ice") + levels(sugar, "sugar") + eithers + pairs + endings
      + numbers(digits, "digits") + numbers(tens, "tens") + numbers(counts, "counts")
      + numbers(packs, "packs") + numbers(multiples, "multiples") + roles + intents
  }

  private func levels(_ levels: [Level], _ field: String) -> [Claim] {
    levels.flatMap { level in
      level.words.map { Claim(field, level.level, [field, level.level], $0) }
        + (level.short ?? []).map {
          Claim("\(field) in two", level.level, [field, level.level], $0)
        }
    }
  }

  private var eithers: [Claim] {
    either.flatMap { level in
      level.words.map { Claim("either", level.level, ["either", level.level], $0) }
    }
  }

  private var pairs: [Claim] {
    shorthand.fixed.map {
      Claim("two in one", "\($0.sugar) \($0.ice)", ["shorthand", "fixed"], $0.word)
    }
  }

  private var endings: [Claim] {
    [
      ("sugarTenths", measured.sugarTenths), ("iceTenths", measured.iceTenths),
      ("sugarPercents", measured.sugarPercents), ("icePercents", measured.icePercents),
    ].flatMap { name, words in words.map { Claim("measured", name, ["measured", name], $0) } }
  }

  private func numbers(_ values: [String: Int], _ field: String) -> [Claim] {
    values.sorted { $0.key < $1.key }.map { Claim(field, String($0.value), [field], $0.key) }
  }

  private var roles: [Claim] {
    Role.allCases.flatMap { role -> [Claim] in
      guard let (position, meaning) = role.position else { return [] }
      return (words[role] ?? []).map { Claim(position, meaning, ["words", role.name], $0) }
    }
  }

  private var intents: [Claim] {
    Intent.allCases.flatMap { intent in
      (commands[intent] ?? []).map { text in
        let key = Command.parse(text).map { part in
          switch part {
          case .literal(let word): NameKey.of(word)
          case .slot(let name): "{\(name)}"
          }
        }
        return Claim(
          "command", intent.rawValue, ["commands", intent.rawValue], text,
          key: key.joined(separator: " "))
      }
    }
  }
}

extension Role {
  /// Where words of the role stand that words of another could stand as well, and what they mean there.
  fileprivate var position: (String, meaning: String)? {
    switch self {
    case .yes, .yesAlone: ("answer", "yes")
    case .no, .noAlone: ("answer", "no")
    case .cup, .portion, .money, .numbered, .times: ("beside a number", name)
    case .add, .without, .remove: ("before an option", name)
    case .and, .or, .but, .also: ("between options", name)
    case .all, .each: ("of several items", name)
    case .me, .mine, .last: ("whose", name)
    case .copy, .usual: ("in place of an item", name)
    case .sugarNoun, .iceNoun: ("noun", name)
    case .hour, .minutes, .hours, .halfHour: ("unit of time", name)
    case .morning, .afternoon: ("part of a day", name)
    case .today, .tomorrow: ("day", name)
    case .collect, .delivery: ("how it comes", name)
    case .until, .pickup, .fee, .reaching, .freeDelivery, .least: ("term of a run", name)
    default: nil
    }
  }
}
