internal import OrderText
internal import Ordering

/// Reads the marks of a piece of text, if it is made of nothing else.
struct MarkReader {
  private enum Item: Hashable {
    case size(String)
    case sugar(String)
    case ice(String)
    case remark(TableWords.Remark)
  }

  private var items: [String: Item] = [:]
  private var longest = 0
  let levels: ShopLevels
  /// The sizes that there are words for, from the least on.
  private(set) var sizes: [Size] = []

  /// - Parameters:
  ///   - words: Of all locales.
  ///   - heard: What people say in any locale.
  ///   - named: The locale whose words the menu is written in.
  init(words: TableWords, heard: Vocabulary, named: Vocabulary) {
    levels = ShopLevels(words: words, heard: heard, named: named)
    for remark in TableWords.Remark.allCases {
      for word in words.remarks[remark] ?? [] { add(word, .remark(remark)) }
    }
    for level in heard.sizes {
      let name = ShopLevels.name(of: level.level, in: \.sizes, named, heard)
      for word in level.words + (words.sizes[level.level] ?? []) { add(word, .size(name)) }
      if !sizes.contains(where: { $0.name == name }) {
        sizes.append(Size(name: name, aliases: words.sizeSigns[level.level] ?? []))
      }
    }
    for level in heard.ice {
      let name = ShopLevels.name(of: level.level, in: \.ice, named, heard)
      for word in level.words { add(word, .ice(name)) }
    }
    for level in heard.sugar {
      let name = ShopLevels.name(of: level.level, in: \.sugar, named, heard)
      for word in level.words { add(word, .sugar(name)) }
    }
  }

  private mutating func add(_ word: String, _ item: Item) {
    let key = Self.key(word)
    guard !key.isEmpty, items[key] == nil else { return }
    items[key] = item
    longest = max(longest, key.count)
  }

  /// The text as it is compared: folded, without what parts its words.
  static func key(_ text: String) -> String {
    NameKey.of(text).filter { !isSeparator($0) }
  }

  /// The words that are parted in a text, as they are compared.
  static func parts(of text: String) -> [String] {
    NameKey.of(text).split(whereSeparator: isSeparator).map(String.init)
  }

  static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || "-–—/_|.,:=、·・()[]".contains(character)
  }

  /// The marks of a text; `nil` where it says anything else, or nothing.
  func marks(in text: String) -> Marks? {
    if let marks = marks(of: Self.key(text)) { return marks }
    let parts = Self.parts(of: text)
    guard parts.count > 1 else { return nil }
    var all = Marks()
    for part in parts {
      guard var marks = marks(of: part) else { return nil }
      // M/L: both sizes.
      marks.sizes = all.sizes + marks.sizes.filter { !all.sizes.contains($0) }
      all = marks.over(all)
    }
    return all
  }

  private func marks(of text: String) -> Marks? {
    let key = Array(text)
    var marks = Marks()
    var pending: TableWords.Remark?
    var isMarked = false
    var index = 0
    while index < key.count {
      guard let (item, end) = item(at: index, in: key) else { return nil }
      index = end
      if case .remark(let remark) = item, remark == .fixed || remark == .lowest {
        pending = remark
        continue
      }
      if item == .remark(.filler) { continue }
      apply(item, pending, to: &marks)
      isMarked = true
      pending = nil
    }
    return isMarked ? marks : nil
  }

  /// The longest word there; letters and digits are never parted.
  private func item(at start: Int, in key: [Character]) -> (Item, end: Int)? {
    if let end = volumeEnd(at: start, in: key) { return (.size(String(key[start..<end])), end) }
    for end in stride(from: min(key.count, start + longest), to: start, by: -1) {
      if end < key.count, Self.isInWord(key[end - 1]), Self.isInWord(key[end]) { continue }
      if let item = items[String(key[start..<end])] { return (item, end) }
    }
    return nil
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// 700cc, 360ml, 16oz.
  private func volumeEnd(at start: Int, in key: [Character]) -> Int? {
    let digits = key[start...].prefix { $0.isASCII && $0.isNumber }
    guard (2...4).contains(digits.count) else { return nil }
    let unit = key[digits.endIndex...].prefix { $0.isASCII && $0.isLetter }
    return ["cc", "ml", "oz"].contains(String(unit)) ? unit.endIndex : nil
  }

  private func apply(_ item: Item, _ pending: TableWords.Remark?, to marks: inout Marks) {
    switch item {
    case .size(let name): takeSize(name, &marks)
    case .sugar(let name): marks.sugar = pending == .lowest ? .lowest(name) : .only(name)
    case .ice(let name): marks.ice = pending == .lowest ? .lowest(name) : .only(name)
    case .remark(.cold): marks.temperature = .cold
    case .remark(.hot): marks.temperature = .hot
    case .remark(.fixedSugar): marks.sugar = .fixed
    case .remark(.fixedIce): marks.ice = .fixed
    case .remark(.fixedBoth): (marks.sugar, marks.ice) = (.fixed, .fixed)
    case .remark(.fixed), .remark(.lowest), .remark(.idle), .remark(.filler): break
    }
  }

  /// A volume beside a size only says how much that is.
  private func takeSize(_ name: String, _ marks: inout Marks) {
    let isVolume = Marks.isVolume(name)
    if isVolume, !marks.sizes.isEmpty { return }
    if !isVolume { marks.sizes.removeAll(where: Marks.isVolume) }
    if !marks.sizes.contains(name) { marks.sizes.append(name) }
  }

  /// Whether a text is a word of a size, of two characters and more: 大杯.
  func isSizeWord(_ text: String) -> Bool {
    let key = Self.key(text)
    guard key.count > 1, case .size = items[key] else { return false }
    return !key.allSatisfy(\.isASCII)
  }

  /// Whether a text is a remark that may be glued to a name: 甜度固定, 限冷飲.
  func isGluedRemark(_ text: String) -> Bool {
    let key = Self.key(text)
    guard key.count > 2, !key.allSatisfy(\.isASCII), case .remark(let remark) = items[key] else {
      return false
    }
    return remark != .filler
  }
}
