import Ordering

/// The names that a misspelt word may mean, found by what is left when one character is taken out.
struct NearMissIndex: Sendable {
  /// A name of a drink, an add-on or a level.
  struct Name: Sendable {
    var characters: [UInt32]
    var sounds: [UInt32]
    var meaning: Meaning
  }

  private(set) var names: [Name] = []
  private(set) var longest = 0
  /// The neighbours of each character of the longer names, with its sound in its place.
  private var places = SoundPlaces()
  /// What a text opens with where a name with a slip may follow.
  private(set) var openings = NameOpenings([])
  /// The names by the hash of all their characters.
  private var whole = HashIndex()
  /// The names by the hash of all characters but one.
  private var lacking = HashIndex()

  init(_ words: WordEntries, addOns: [String], menus: [Menu], _ folding: Folding) {
    // What no menu has is no choice.
    let offered = addOns.map { name in menus.contains { $0.addOn(named: name) != nil } }
    for word in 0..<words.keys.count {
      for meaning in words.meanings(ofWord: word) where Self.isName(meaning, offered) {
        add(Array(words.keys[word]), meaning, folding)
      }
    }
    openings = NameOpenings(names.map(\.characters))
    let prints = names.map { Fingerprints($0.characters) }
    whole = HashIndex(prints.enumerated().map { ($1.all, $0) })
    lacking = HashIndex(
      prints.enumerated().flatMap { name, prints in prints.lacking.map { ($0, name) } })
  }

  private static func isName(_ meaning: Meaning, _ offered: [Bool]) -> Bool {
    switch meaning {
    case .addOn(let number): offered[number]
    case .drink, .level(.ice, _), .level(.sugar, _): true
    default: false
    }
  }

  private mutating func add(_ characters: [UInt32], _ meaning: Meaning, _ folding: Folding) {
    let isLevel = if case .level = meaning { true } else { false }
    // A level in digits or letters is one slip away from the next level.
    guard characters.count >= 2, characters.count <= 24,
      !isLevel || characters.allSatisfy({ $0 > 0x2FFF }) && characters.count <= 3,
      // Short words in letters are too near to names of people.
      characters.count > 4 || characters.contains(where: { $0 > 0x7F })
    else { return }
    let number = names.count
    names.append(
      Name(
        characters: characters, sounds: characters.map { folding.sound($0) }, meaning: meaning))
    longest = max(longest, characters.count)
    if characters.count >= Self.leastForAlike { addSounds(of: number) }
  }

  /// The least characters of a name in which one may stand for a word that it sounds like.
  static let leastForAlike = 3

  private mutating func addSounds(of number: Int) {
    let characters = names[number].characters
    for (place, sound) in names[number].sounds.enumerated() where sound != 0 {
      places.insert(
        sound, behind: place > 0 ? characters[place - 1] : nil,
        before: place + 1 < characters.count ? characters[place + 1] : nil)
    }
  }

  /// Whether a character may stand for another of a longer name that sounds like it.
  ///
  /// - Returns: False only where no name has such a sound between these neighbours.
  func maySound(
    like sound: UInt32, behind left: UInt32?, before right: UInt32?
  ) -> Bool {
    sound != 0
      && (places.contains(sound, behind: left, before: right)
        || places.contains(sound, behind: nil, before: right)
        || places.contains(sound, behind: left, before: nil))
  }

  /// The names that are one character away from the text, with where that character stands in it, or two change places.
  ///
  /// - Parameter prints: Those of the text.
  /// - Returns: For a name that has one character more, the place is `nil`.
  func candidates(
    for text: [UInt32], _ prints: Fingerprints
  ) -> [(name: Int, place: Int?)] {
    var found: [(Int, Int?)] = []
    lacking.forEach(of: prints.all) { name in
      if names[name].characters.count == text.count + 1 { found.append((name, nil)) }
    }
    for place in text.indices {
      let print = prints.without(place)
      lacking.forEach(of: print) { name in
        if isSame(text, names[name].characters, but: place) { found.append((name, place)) }
      }
      whole.forEach(of: print) { name in
        if names[name].characters.count == text.count - 1 { found.append((name, place)) }
      }
      guard place + 1 < text.count, text[place] != text[place + 1] else { continue }
      whole.forEach(of: prints.swapping(place, in: text)) { name in
        if isSwapped(text, names[name].characters, at: place) { found.append((name, place)) }
      }
    }
    return found
  }

  private func isSwapped(_ text: [UInt32], _ name: [UInt32], at place: Int) -> Bool {
    text.count == name.count && text[place] == name[place + 1] && text[place + 1] == name[place]
      && text.indices.allSatisfy { $0 == place || $0 == place + 1 || text[$0] == name[$0] }
  }

  private func isSame(_ text: [UInt32], _ name: [UInt32], but place: Int) -> Bool {
    text.count == name.count && text[place] != name[place]
      && text.indices.allSatisfy { $0 == place || text[$0] == name[$0] }
  }
}

/// Places of sounds in names, each between two characters or at an end; one that is not in it may seem to be.
///
/// Two bits for each of the names' characters: with the names of a hundred shops one question in a hundred is answered
/// wrongly, which costs a search that finds nothing.
private struct SoundPlaces {
  private static let bitCount = 18
  private var words = [UInt64](repeating: 0, count: 1 << (bitCount - 6))

  private static func places(
    _ sound: UInt32, _ left: UInt32?, _ right: UInt32?
  ) -> (first: Int, second: Int) {
    var hash = UInt64(sound) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ UInt64(left ?? 0)) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ UInt64(right ?? 0)) &* 0x1656_67B1_9E37_79F9
    let first = Int(truncatingIfNeeded: hash >> UInt64(64 - bitCount))
    let second = Int(truncatingIfNeeded: hash >> UInt64(64 - 2 * bitCount)) & ((1 << bitCount) - 1)
    return (first, second)
  }

  mutating func insert(_ sound: UInt32, behind left: UInt32?, before right: UInt32?) {
    let (first, second) = Self.places(sound, left, right)
    words[first / 64] |= 1 << UInt64(first % 64)
    words[second / 64] |= 1 << UInt64(second % 64)
  }

  func contains(_ sound: UInt32, behind left: UInt32?, before right: UInt32?) -> Bool {
    let (first, second) = Self.places(sound, left, right)
    return isSet(first) && isSet(second)
  }

  private func isSet(_ place: Int) -> Bool { words[place / 64] >> UInt64(place % 64) & 1 != 0 }
}
