import Ordering

/// The words of sizes, ice and sugar.
extension LexiconBuilder {
  mutating func addLevels(_ vocabulary: Vocabulary) {
    for level in vocabulary.sizes { addWords(of: level, .size) }
    for level in vocabulary.ice { addWords(of: level, .ice) }
    for level in vocabulary.sugar { addWords(of: level, .sugar) }
    addMeasured(vocabulary)
    weakenNounsFirst(vocabulary)
    addMenuLevels(vocabulary.either)
    let menuLevels = menus.map(namedLevels)
    let percents = { (levels: [Vocabulary.Level]) in
      Dictionary(
        levels.compactMap { level in level.percent.map { (level.level, $0) } },
        uniquingKeysWith: { first, _ in first })
    }
    sizes.resolve(menuLevels.map(\.sizes), percents: percents(vocabulary.sizes))
    ice.resolve(menuLevels.map(\.ice), percents: percents(vocabulary.ice))
    sugar.resolve(menuLevels.map(\.sugar), percents: percents(vocabulary.sugar))
  }

  private mutating func addWords(of level: Vocabulary.Level, _ field: LevelField) {
    for word in level.words {
      _ = addLevel(word, field, level: level.level, percent: level.percent)
    }
  }

  @discardableResult
  mutating func addLevel(
    _ text: String, _ field: LevelField, level: String? = nil, percent: Int? = nil
  ) -> Int {
    let key = key(text)
    let number =
      switch field {
      case .size: sizes.add(key, text, level: level, percent: percent)
      case .ice: ice.add(key, text, level: level, percent: percent)
      case .sugar: sugar.add(key, text, level: level, percent: percent)
      }
    add(key, .level(field, number))
    return number
  }

  /// 糖少, 冰正常: rarer than the other way round, so that 糖少冰 is 糖|少冰.
  private mutating func weakenNounsFirst(_ vocabulary: Vocabulary) {
    let nouns = [Role.sugarNoun, .iceNoun].flatMap { vocabulary.words[$0] ?? [] }.map(key)
    for word in 0..<words.count {
      let key = words.keys[word]
      if key.contains(where: { $0 > 0x7F }),
        nouns.contains(where: { key.count > $0.count && key.starts(with: $0) })
      {
        surcharges[word] = Cost.nounFirst
      }
    }
  }

  /// 三分糖, 3分糖, 30%: every measure of tenths and of percent.
  private mutating func addMeasured(_ vocabulary: Vocabulary) {
    let words = Dictionary(grouping: vocabulary.digits.keys) { vocabulary.digits[$0] ?? 0 }
    for tenths in 0...10 {
      let spelled =
        (words[tenths] ?? [])
        + (tenths == 10 ? vocabulary.tens.filter { $0.value == 10 }.map(\.key) : [])
      for number in (spelled + [String(tenths)]).sorted() {
        for end in vocabulary.measured.sugarTenths {
          addLevel(number + end, .sugar, percent: tenths * 10)
          if end.count == 1, let word = self.words.keys.number(of: key(number + end)) {
            surcharges[word] = Cost.weakLevel
          }
        }
        for end in vocabulary.measured.iceTenths {
          addLevel(number + end, .ice, percent: tenths * 10)
        }
      }
    }
    addNamedPercents(vocabulary)
    for percent in stride(from: 0, through: 100, by: 5) {
      for end in vocabulary.measured.sugarPercents {
        addLevel("\(percent)\(end)", .sugar, percent: percent)
      }
      for end in vocabulary.measured.icePercents {
        addLevel("\(percent)\(end)", .ice, percent: percent)
      }
    }
  }

  /// 糖30%, sugar 30%: percent behind the noun of its field.
  private mutating func addNamedPercents(_ vocabulary: Vocabulary) {
    for (role, field) in [(Role.sugarNoun, LevelField.sugar), (.iceNoun, .ice)] {
      for noun in vocabulary.words[role] ?? [] {
        let joint = noun.utf8.allSatisfy { $0 < 0x80 } ? " " : ""
        for percent in stride(from: 0, through: 100, by: 5) {
          addLevel("\(noun)\(joint)\(percent)%", field, percent: percent)
        }
      }
    }
  }

  private mutating func addMenuLevels(_ eithers: [Vocabulary.EitherLevel]) {
    let open = Dictionary(
      eithers.flatMap { either in either.words.map { (key($0), either.level) } },
      uniquingKeysWith: { first, _ in first })
    for menu in menus {
      for size in menu.sizes { for name in size.allNames { addLevel(name, .size) } }
      for level in menu.ice { for name in level.allNames { addMenuLevel(name, .ice, open) } }
      for level in menu.sugar { for name in level.allNames { addMenuLevel(name, .sugar, open) } }
    }
  }

  /// A level that a menu calls 正常 is the regular one; which field the word is of is seen where it stands.
  private mutating func addMenuLevel(
    _ name: String, _ field: LevelField, _ open: [[UInt8]: String]
  ) {
    let key = key(name)
    switch (open[key], field) {
    case (let level?, .ice): _ = ice.add(key, name, level: level)
    case (let level?, _): _ = sugar.add(key, name, level: level)
    case (nil, _): addLevel(name, field)
    }
  }

  private func namedLevels(
    _ menu: Menu
  ) -> (sizes: [NamedLevel], ice: [NamedLevel], sugar: [NamedLevel]) {
    (
      menu.sizes.map { NamedLevel(name: $0.name, keys: $0.allNames.map(key), percent: nil) },
      menu.ice.map { NamedLevel(name: $0.name, keys: $0.allNames.map(key), percent: nil) },
      menu.sugar.map { NamedLevel(name: $0.name, keys: $0.allNames.map(key), percent: $0.percent) }
    )
  }

  mutating func addShorthand(_ vocabulary: Vocabulary) {
    addEithers(vocabulary)
    let sugars = shorts(vocabulary.sugar)
    let ices = shorts(vocabulary.ice)
    let always = Set(vocabulary.shorthand.asked)
    let withHalf = Set(vocabulary.shorthand.askedWithHalfIce)
    for fixed in vocabulary.shorthand.fixed {
      addPair(fixed.word, fixed.sugar, fixed.ice, always.contains(fixed.word) ? .always : .never)
    }
    let fixed = Set(vocabulary.shorthand.fixed.map(\.word))
    for first in Set(sugars.keys).union(ices.keys).sorted() {
      for second in Set(sugars.keys).union(ices.keys).sorted() {
        let word = first + second
        guard !fixed.contains(word) else { continue }
        let asked: Lexicon.Pair.Asked =
          always.contains(word) ? .always : withHalf.contains(word) ? .withHalfIce : .never
        if let sugar = sugars[first], let ice = ices[second] {
          addPair(word, sugar, ice, asked)
        } else if let sugar = sugars[second], let ice = ices[first] {
          addPair(word, sugar, ice, asked)
        }
      }
    }
  }

  /// The characters that mean a level of one field alone.
  func shortLevels(_ vocabulary: Vocabulary) -> [[UInt8]: (field: LevelField, word: Int)] {
    var found: [[UInt8]: (field: LevelField, word: Int)] = [:]
    let (sugars, ices) = (shorts(vocabulary.sugar), shorts(vocabulary.ice))
    for (short, level) in sugars where ices[short] == nil {
      if let word = sugar.first(of: level) { found[key(short)] = (.sugar, word) }
    }
    for (short, level) in ices where sugars[short] == nil {
      if let word = ice.first(of: level) { found[key(short)] = (.ice, word) }
    }
    return found
  }

  private func shorts(_ levels: [Vocabulary.Level]) -> [String: String] {
    var found: [String: String] = [:]
    for level in levels { for short in level.short ?? [] { found[short] = level.level } }
    return found
  }

  private mutating func addPair(
    _ word: String, _ sugarLevel: String, _ iceLevel: String, _ asked: Lexicon.Pair.Asked
  ) {
    guard let sugar = sugar.first(of: sugarLevel), let ice = ice.first(of: iceLevel) else { return }
    pairs.append(Lexicon.Pair(sugar: sugar, ice: ice, asked: asked))
    add(word, .pair(pairs.count - 1))
  }

  private mutating func addEithers(_ vocabulary: Vocabulary) {
    for either in vocabulary.either {
      guard let sugar = sugar.first(of: either.level), let ice = ice.first(of: either.level) else {
        continue
      }
      eithers.append(Lexicon.Either(sugar: sugar, ice: ice, isBoth: either.isBoth))
      for word in either.words { add(word, .either(eithers.count - 1)) }
    }
  }
}
