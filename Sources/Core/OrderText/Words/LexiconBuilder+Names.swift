import Ordering

/// The menus' names.
extension LexiconBuilder {
  mutating func addNames() {
    var numbers: [String: Int] = [:]
    for (menuIndex, menu) in menus.enumerated() {
      addShop(menu)
      for drink in menu.drinks {
        let number = numbers[drink.name] ?? drinks.count
        if number == drinks.count {
          drinks.append(
            Lexicon.KnownDrink(
              name: drink.name, key: key(drink.name), names: drink.names.values.sorted(),
              menu: menuIndex))
        }
        numbers[drink.name] = number
        for name in drink.allNames { addName(name, .drink(number)) }
      }
      for addOn in menu.addOns {
        let number = addOnNumber(addOn.name)
        for name in addOn.allNames { addName(name, .addOn(number)) }
      }
    }
  }

  private mutating func addShop(_ menu: Menu) {
    shops.append(menu.shop)
    for name in [menu.shop] + menu.aliases { add(name, .shop(shops.count - 1)) }
  }

  /// The name, with a hyphen for a blank or a blank for a hyphen too: teh-o and teh o.
  private mutating func addName(_ name: String, _ meaning: Meaning) {
    let key = key(name)
    addForms(of: key, meaning)
    let (blank, hyphen) = (UInt8(ascii: " "), UInt8(ascii: "-"))
    guard key.allSatisfy({ $0 == blank || $0 == hyphen || $0.isLetter }) else { return }
    for joint in [blank, hyphen] where key.contains(blank + hyphen - joint) {
      addForms(of: key.map { $0.isLetter ? $0 : joint }, meaning)
    }
  }

  /// The name, and its plural where it ends in a letter.
  mutating func addForms(of key: [UInt8], _ meaning: Meaning) {
    add(key, meaning)
    if key.count > 2, let last = key.last, last.isLetter, last != UInt8(ascii: "s") {
      add(key + [UInt8(ascii: "s")], meaning)
    }
  }

  mutating func addOnNumber(_ name: String) -> Int {
    if let known = addOns.firstIndex(of: name) { return known }
    addOns.append(name)
    return addOns.count - 1
  }

  /// The beginnings and ends of drinks' names, of two characters and more, that are no word by themselves.
  mutating func addPartials() {
    var found: [[UInt8]: (prefix: [Int], suffix: [Int])] = [:]
    for (number, drink) in drinks.enumerated() {
      let key = drink.key
      let cuts = key.indices.filter { key[$0].startsCharacter }
      guard cuts.count > 2 else { continue }
      for cut in cuts.dropFirst(2) {
        found[Array(key[..<cut]), default: ([], [])].prefix.append(number)
      }
      for cut in cuts.dropFirst().dropLast() {
        found[Array(key[cut...]), default: ([], [])].suffix.append(number)
      }
    }
    for (number, drink) in drinks.enumerated() {
      for name in drink.names {
        let parts = key(name).split(separator: UInt8(ascii: " ")).map(Array.init)
        guard parts.count > 2 else { continue }
        for count in 2..<parts.count {
          let head = Array(parts.prefix(count).joined(separator: [UInt8(ascii: " ")]))
          let tail = Array(parts.suffix(count).joined(separator: [UInt8(ascii: " ")]))
          found[head, default: ([], [])].prefix.append(number)
          found[tail, default: ([], [])].suffix.append(number)
        }
      }
    }
    for key in found.keys.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where !words.contains(key) {
      guard let lists = found[key], !isCutInside(key) else { continue }
      let isPrefix = !lists.prefix.isEmpty && lists.suffix.isEmpty
      let all = lists.prefix + lists.suffix.filter { !lists.prefix.contains($0) }
      partials.append(Lexicon.Partial(drinks: all, isPrefix: isPrefix))
      addForms(of: key, .partial(partials.count - 1))
    }
  }

  /// Whether a piece is nothing that a person would say: signs at its ends.
  private func isCutInside(_ key: [UInt8]) -> Bool {
    func isSign(_ byte: UInt8?) -> Bool {
      byte.map { $0 < 0x80 && !$0.isLetter && !$0.isDigit } ?? true
    }
    return isSign(key.first) || isSign(key.last)
  }
}
