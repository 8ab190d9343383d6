import Ordering

/// The said words of one field, and what each is called on each menu.
struct Levels: Sendable {
  /// A word as it is said: its class in the vocabulary, its measure, or nothing but a menu's own name.
  struct Said: Sendable {
    var text: String
    var level: String?
    var percent: Int?
  }

  private(set) var said: [Said] = []
  /// The menu's level for a word, by menu and word; `nil` where the menu has no such level.
  private var resolved: [Named?] = []
  private var numbers = KeyTable()
  /// The first word of each class.
  private var firsts: [String: Int] = [:]

  /// The number of the word with that key, a new one where it is not known.
  mutating func add(_ key: [UInt8], _ text: String, level: String? = nil, percent: Int? = nil)
    -> Int
  {
    let number = numbers.insert(key)
    if number == said.count { said.append(Said(text: text)) }
    if said[number].level == nil { said[number].level = level }
    if said[number].percent == nil { said[number].percent = percent }
    if let level, firsts[level] == nil { firsts[level] = number }
    return number
  }

  func number(of key: [UInt8]) -> Int? { numbers.number(of: key) }
  func first(of level: String) -> Int? { firsts[level] }
  func name(of word: Int, menu: Int) -> String? { level(of: word, menu: menu)?.name }

  /// The menu's name for a word, and its place among the menu's levels.
  func level(of word: Int, menu: Int) -> Named? {
    let place = menu * said.count + word
    return place < resolved.count ? resolved[place] : nil
  }

  struct Named: Sendable {
    var name: String
    var place: Int
  }

  /// Settles what each word is called on each menu: its own name, else its class, else its measure.
  mutating func resolve(_ menus: [[NamedLevel]], percents: [String: Int]) {
    resolved = menus.flatMap { levels in
      let places = places(levels, percents)
      return said.indices.map { word in
        places.place(of: word, said[word], percents).map { place in
          Named(name: levels[place].name, place: place)
        }
      }
    }
  }

  private func places(_ levels: [NamedLevel], _ percents: [String: Int]) -> LevelPlaces {
    var places = LevelPlaces()
    for (place, level) in levels.enumerated() {
      let words = level.keys.compactMap(numbers.number)
      let known = words.lazy.compactMap { said[$0].level }.first
      places.add(
        place, words: words, level: known, percent: level.percent ?? known.flatMap { percents[$0] })
    }
    return places
  }
}

/// The places of a menu's levels, the first of each word, class and measure.
private struct LevelPlaces {
  private var words: [Int: Int] = [:]
  private var classes: [String: Int] = [:]
  private var measures: [Int: Int] = [:]

  mutating func add(_ place: Int, words: [Int], level: String?, percent: Int?) {
    for word in words where self.words[word] == nil { self.words[word] = place }
    if let level, classes[level] == nil { classes[level] = place }
    if let percent, measures[percent] == nil { measures[percent] = place }
  }

  func place(of word: Int, _ said: Levels.Said, _ percents: [String: Int]) -> Int? {
    if let place = words[word] ?? said.level.flatMap({ classes[$0] }) { return place }
    return (said.percent ?? said.level.flatMap { percents[$0] }).flatMap { measures[$0] }
  }
}

/// A level of a menu, with everything that it is called.
struct NamedLevel {
  var name: String
  var keys: [[UInt8]]
  var percent: Int?
}

extension Named {
  /// The name and everything else that it is called.
  var allNames: [String] { [name] + aliases + names.values.sorted() }
}
