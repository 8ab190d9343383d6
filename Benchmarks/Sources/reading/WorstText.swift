internal import Sides

/// Texts that could make a reader work more than their length asks for: one piece, over and over.
enum WorstText {
  static let pieces = [
    "drink-character": "茶",
    "drinks": "珍珠奶茶",
    "drinks-apart": "紅茶，",
    "unknown": "囧",
    "unknown-letters": "zq",
    "unknown-words": "zq ",
    "near-miss": "珍豬奶茶",
    "near-miss-letters": "blak tea ",
    "half-name": "珍珠奶",
    "brackets": "(",
    "brackets-closed": "()",
    "brackets-shut": ")",
    "digits": "9",
    "numbers": "12 ",
    "numerals": "十",
    "times": "4:30 ",
    "separators": "，",
    "lines": "\n",
    "list": "1. 紅茶\n",
    "blanks": " ",
    "plus": "+1 ",
    "levels": "半糖",
    "negation": "不要",
    "adding": "加",
    "persons": "小明：",
    "for-persons": "幫小明",
    "yes": "好",
    "open": "開團 ",
    "change": "改",
    "talk": "今天天氣真好我們去哪裡吃飯",
    "combining": "e\u{301}\u{302}",
    "pictures": "👨‍👩‍👧",
  ]

  /// So many bytes of a piece, or a few less: the last one is cut off where it does not fit.
  static func text(_ name: String, bytes: Int) throws -> String {
    guard let piece = pieces[name] else { throw SideFailure("no worst text is called \(name)") }
    var text = String(repeating: piece, count: bytes / piece.utf8.count)
    for character in piece {
      guard text.utf8.count + character.utf8.count <= bytes else { break }
      text.append(character)
    }
    return text
  }
}
