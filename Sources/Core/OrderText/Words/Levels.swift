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
  private var numbers: [[UInt8]: Int] = [:]
  /// The first word of each class.
  private var firsts: [String: Int] = [:]

  /// The number of the word with that key, a new one where it is not known.
  mutating func add(_ key: [UInt8], _ text: String, level: String? = nil, percent: Int? = nil)
    -> Int
  {
    let number = numbers[key] ?? said.count
    if number == said.count {
      said.append(Said(text: text))
      numbers[key] = number
    }
    if said[number].level == nil { said[number].level = level }
    if said[number].percent == nil { said[number].percent = percent }
    if let level, firsts[level] == nil { firsts[level] = number }
    return number
  }

  func number(of key: [UInt8]) -> Int? { numbers[key] }
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
      let known = levels.map { level in
        let word = level.keys.compactMap { numbers[$0] }.first { said[$0].level != nil }
        return (level, word.flatMap { said[$0].level })
      }
      return said.indices.map { word in
        name(of: word, among: known, percents).flatMap { name in
          levels.firstIndex { $0.name == name }.map { Named(name: name, place: $0) }
        }
      }
    }
  }

  private func name(
    of word: Int, among levels: [(NamedLevel, String?)], _ percents: [String: Int]
  ) -> String? {
    let said = said[word]
    for (level, _) in levels where level.keys.contains(where: { numbers[$0] == word }) {
      return level.name
    }
    for (level, known) in levels where said.level != nil && known == said.level {
      return level.name
    }
    guard let percent = said.percent ?? said.level.flatMap({ percents[$0] }) else { return nil }
    for (level, known) in levels
    where (level.percent ?? known.flatMap { percents[$0] }) == percent {
      return level.name
    }
    return nil
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
