public import Ordering

/// The names of a menu that are heard as something else or not at all.
public func nameClashes(of menu: Menu, vocabulary: Vocabulary) -> [NameClash] {
  NameClashes(of: menu, vocabulary: vocabulary).clashes
}

/// Finds the names of a menu that clash with words of orders or with each other.
struct NameClashes {
  private let lexicon: Lexicon
  /// The words of orders without a drink or an add-on.
  private let words: Lexicon
  private let menu: Menu
  private static let cupLimit = 100
  private var workspace = Workspace()
  private(set) var clashes: [NameClash] = []
  /// The drinks by the keys of their names.
  private var drinks: [[UInt8]: String] = [:]

  init(of menu: Menu, vocabulary: Vocabulary) {
    self.menu = menu
    lexicon = Lexicon(vocabulary: vocabulary, menus: [menu])
    var bare = menu
    (bare.drinks, bare.addOns) = ([], [])
    words = Lexicon(vocabulary: vocabulary, menus: [bare])
    for drink in menu.drinks {
      for name in drink.allNames { drinks[Lexicon.key(name)] = drink.name }
    }
    check(menu.sizes, NameClash.Entry.size, besides: Self.isOfSize)
    check(menu.ice, NameClash.Entry.ice, besides: Self.isOfIce)
    check(menu.sugar, NameClash.Entry.sugar, besides: Self.isOfSugar)
    check(menu.addOns, NameClash.Entry.addOn, besides: Self.isOfAddOn)
    for index in menu.drinks.indices { check(menu.drinks[index], .drink(index)) }
  }

  private mutating func check(
    _ entries: [some Named], _ entry: (Int) -> NameClash.Entry,
    besides isOwn: (WordMeaning) -> Bool
  ) {
    for (index, named) in entries.enumerated() {
      for name in named.allNames {
        let tokens = Tokens(name, lexicon: lexicon, workspace: &workspace)
        let others = others(tokens) { isOwn($0) }
        if !others.isEmpty { add(entry(index), name, .also(others), tokens) }
      }
    }
  }

  private static func isOfSize(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .ice, .sugar, .addOn: false
    default: true
    }
  }

  private static func isOfIce(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .size, .sugar, .addOn: false
    default: true
    }
  }

  private static func isOfSugar(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .size, .addOn: false
    default: true
    }
  }

  private static func isOfAddOn(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .addOn, .drink, .pieceOfDrinks, .shortFor, .note: true
    default: false
    }
  }

  private mutating func add(
    _ entry: NameClash.Entry, _ name: String, _ reason: NameClash.Reason, _ tokens: Tokens
  ) {
    let typed = MessageActs.reading(of: name, tokens, cupLimit: Self.cupLimit)
    clashes.append(NameClash(entry: entry, name: name, reason: reason, typed: typed))
  }

  /// What else a text is that is one word.
  private func others(_ tokens: Tokens, _ isOwn: (WordMeaning) -> Bool) -> [WordMeaning] {
    tokens.words.count == 1 ? tokens.wordMeanings(0).filter { !isOwn($0) && $0 != .mark } : []
  }

  // MARK: Drinks

  private mutating func check(_ drink: Drink, _ entry: NameClash.Entry) {
    for name in drink.allNames {
      let tokens = Tokens(name, lexicon: lexicon, workspace: &workspace)
      if let reason = reason(name, of: drink, tokens) { add(entry, name, reason, tokens) }
    }
  }

  private mutating func reason(
    _ name: String, of drink: Drink, _ tokens: Tokens
  ) -> NameClash.Reason? {
    let key = Lexicon.key(name)
    let others = others(tokens) { meaning in
      switch meaning {
      case .drink(let name): name == drink.name
      case .pieceOfDrinks, .shortFor: true
      default: false
      }
    }
    if !others.isEmpty { return .also(others) }
    if key.characters == 1 { return .oneCharacter }
    if isMadeOfWords(name) { return .wordsOfOrders }
    if let level = withLevel(key, besides: drink.name) { return level }
    let begun = name == drink.name ? [] : othersBegun(by: key, besides: drink)
    if !begun.isEmpty { return .beginsOthers(begun) }
    let reading = MessageActs.reading(of: name, tokens, cupLimit: Self.cupLimit)
    let isHeard = reading.acts.contains { $0.items.contains { $0.drink == drink.name } }
    return isHeard ? nil : .notHeard
  }

  /// 兩杯, 108: whether an order says that without the drink.
  private mutating func isMadeOfWords(_ name: String) -> Bool {
    let tokens = Tokens(name, lexicon: words, workspace: &workspace)
    let reading = MessageActs.reading(of: name, tokens, cupLimit: Self.cupLimit)
    if case .number = reading.bare { return true }
    let isSure = !reading.acts.isEmpty && reading.unread.isEmpty && reading.questions.isEmpty
    return isSure
      && reading.acts.allSatisfy { act in
        act.items.allSatisfy { $0.drink == nil && $0.addOns.isEmpty && $0.note == nil }
      }
  }

  /// 無糖綠茶, where there is a 綠茶 too.
  private func withLevel(_ key: [UInt8], besides own: String) -> NameClash.Reason? {
    for cut in key.indices.dropFirst() where key[cut].startsCharacter {
      let (head, tail) = (Array(key[..<cut]), Array(key[cut...]))
      for (name, rest) in [(tail, head), (head, tail)] {
        guard let drink = drinks[name], drink != own, let level = level(rest) else { continue }
        return .withLevel(level, drink: drink)
      }
    }
    return nil
  }

  /// The level that a word is, of two characters and more.
  private func level(_ key: [UInt8]) -> WordMeaning? {
    guard key.characters > 1 else { return nil }
    var workspace = Workspace()
    let tokens = Tokens(
      String(decoding: key, as: UTF8.self), lexicon: lexicon, workspace: &workspace)
    guard tokens.words.count == 1 else { return nil }
    return tokens.wordMeanings(0).first { meaning in
      switch meaning {
      case .size, .ice, .sugar: true
      default: false
      }
    }
  }

  private func othersBegun(by key: [UInt8], besides drink: Drink) -> [String] {
    guard !Lexicon.key(drink.name).holds(key) else { return [] }
    return menu.drinks.filter {
      $0.name != drink.name && Lexicon.key($0.name).starts(with: key)
    }.map(\.name)
  }
}
