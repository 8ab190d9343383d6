import Ordering

/// What people call drinks in short, where the menus give no such alias.
extension LexiconBuilder {
  /// The known ones, held against the menus: 珍奶 is their 珍珠奶茶.
  mutating func addShortNames(_ names: [String: [String]]) {
    for (short, fulls) in names.sorted(by: { $0.key < $1.key }) {
      let key = key(short)
      guard !words.contains(key), let name = shortName(of: key, for: fulls) else { continue }
      shortNames.append(name)
      addForms(of: key, .shortName(shortNames.count - 1))
    }
  }

  /// A shop that is called after a drink of its own: 可不可熟成紅茶 大杯 orders 熟成紅茶.
  mutating func addDrinksOfShopNames() {
    for menu in menus {
      let names = menu.drinks.map { (name: $0.name, key: key($0.name)) }
      for shop in [menu.shop] + menu.aliases {
        let key = key(shop)
        let ending = names.filter { key.count > $0.key.count && key.hasSuffix($0.key) }
        guard let drink = ending.max(by: { $0.key.count < $1.key.count }),
          let number = drinks.firstIndex(where: { $0.name == drink.name })
        else { continue }
        shortNames.append(
          Lexicon.ShortName(drinks: [number], addOn: nil, full: drink.name, isKnown: false))
        add(key, .shortName(shortNames.count - 1))
      }
    }
  }

  /// 黃金烏龍茶, 檸檬綠茶 of a menu that leaves the 茶 out.
  mutating func addDrinksWithTea() {
    let teas = ["紅", "綠", "青", "烏龍"].map { key($0) }
    // 國綠茶 is nearer to 綠茶 with a name before it than to 奶綠茶.
    for (number, drink) in drinks.enumerated()
    where drink.key.characters > 2 && teas.contains(where: drink.key.hasSuffix) {
      let full = drink.key + key("茶")
      if !words.contains(full) { add(full, .drink(number)) }
    }
  }

  private func shortName(of key: [UInt8], for fulls: [String]) -> Lexicon.ShortName? {
    // Some menus leave the 茶 of 檸檬綠茶 out.
    let bare = fulls.filter { $0.count > 3 && $0.hasSuffix("茶") }.map { String($0.dropLast()) }
    let exact = (fulls + bare).map { drinks(called: self.key($0)) }.filter { !$0.isEmpty }
    if let first = exact.first {
      // Of one character, nobody can tell 烏龍茶 from 烏龍綠茶.
      let meant = key.characters == 1 ? Array(exact.joined()) : first
      return Lexicon.ShortName(drinks: meant, addOn: nil, full: fulls[0], isKnown: true)
    }
    if let served = fulls.lazy.compactMap({ served($0) }).first { return served }
    // black tea is a piece of names elsewhere, and no name by itself.
    guard let full = fulls.first, key.contains(where: { $0 > 0x7F }) else { return nil }
    // Of a name of one character, what ends like the full name can be meant: 紅 is 麗春紅茶 to some.
    guard key.characters == 1 else {
      return Lexicon.ShortName(drinks: [], addOn: nil, full: full, isKnown: true)
    }
    let ending = self.key(full)
    let near = drinks.indices.filter { drinks[$0].key.hasSuffix(ending) }
    return near.isEmpty
      ? nil : Lexicon.ShortName(drinks: near, addOn: nil, full: full, isKnown: false)
  }

  /// 冬瓜茶+珍珠, where the menus have both.
  private func served(_ full: String) -> Lexicon.ShortName? {
    let parts = full.split(separator: "+").map(String.init)
    guard parts.count == 2, let drink = drinks(called: key(parts[0])).first,
      let addOn = addOns.firstIndex(of: parts[1]),
      menus[drinks[drink].menu].addOn(named: parts[1]) != nil
    else { return nil }
    return Lexicon.ShortName(drinks: [drink], addOn: addOn, full: full, isKnown: true)
  }

  private func drinks(called key: [UInt8]) -> [Int] {
    words.meanings(of: key).compactMap { if case .drink(let number) = $0 { number } else { nil } }
  }

  /// The first characters of each two of a name: 冬檸 of 冬瓜檸檬, 養綠 of 養樂多綠茶, 黃烏拿 of 黃金烏龍拿鐵.
  mutating func addAbbreviations(numerals: Set<UInt32>) {
    var found: [[UInt8]: [Int]] = [:]
    for (number, drink) in drinks.enumerated() {
      guard let parts = Self.beginnings(of: drink.key), let last = parts.last,
        !Array(parts.joined()).scalars.contains(where: numerals.contains),
        !isWord(parts[0]), !isLevel(last)
      else { continue }
      let short = Array(parts.joined())
      if !words.contains(short) { found[short, default: []].append(number) }
    }
    for short in found.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let meant = found[short], let first = meant.first else { continue }
      shortNames.append(
        Lexicon.ShortName(drinks: meant, addOn: nil, full: drinks[first].name, isKnown: false))
      add(short, .shortName(shortNames.count - 1))
    }
  }

  private static func beginnings(of name: [UInt8]) -> [[UInt8]]? {
    guard name.allSatisfy({ $0 > 0x7F }) else { return nil }
    let starts = name.indices.filter { name[$0].startsCharacter } + [name.count]
    let picks: [Int]
    switch starts.count - 1 {
    case 4: picks = [0, 2]
    case 5: picks = [0, 3]
    case 6: picks = [0, 2, 4]
    default: return nil
    }
    return picks.map { Array(name[starts[$0]..<starts[$0 + 1]]) }
  }

  /// Whether a character is a word of orders by itself: 大 of 大正紅茶.
  private func isWord(_ character: [UInt8]) -> Bool {
    words.meanings(of: character).contains { meaning in
      switch meaning {
      case .drink, .shortName, .partial: false
      default: true
      }
    }
  }

  private func isLevel(_ character: [UInt8]) -> Bool {
    words.meanings(of: character).contains { meaning in
      switch meaning {
      case .level, .either, .role(.cold), .role(.cup): true
      default: false
      }
    }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool {
    suffix(ending.count).elementsEqual(ending)
  }
}
