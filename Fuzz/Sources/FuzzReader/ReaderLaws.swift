import Laws
import Ordering

@testable import OrderText

/// What holds for the reading of any text.
enum ReaderLaws {
  static let menu = Checkout.menu()
  static let vocabulary = Checkout.vocabulary()
  static let reader = Reader(vocabulary: vocabulary, menus: [menu])
  private static let lexicon = Lexicon(vocabulary: vocabulary, menus: [menu])

  /// The words of a text, joined, give the text.
  static func requireCover(of text: String) {
    guard text.utf8.count <= Reader.longestText else { return }
    var workspace = Workspace()
    workspace.cut(text, lexicon)
    let folded = FoldedText(text, symbols: workspace.symbols)
    var end = 0
    for word in Segmentation.words(workspace.steps) {
      let span = folded.span(word.lowerBound, word.upperBound)
      require(span.lower == end && span.upper >= end, "words follow one another: \(span)")
      end = span.upper
    }
    require(folded.count == 0 || end == text.utf8.count, "words cover the text to its end")
  }

  /// What is unread is a piece of the text, in order; a question is about an item that is there.
  static func requireSound(_ reading: Reading, of text: String) {
    require(reading.text.utf8.elementsEqual(text.utf8), "a reading keeps its text")
    require((reading.failure == .tooLong) == (text.utf8.count > Reader.longestText), "too long")
    let bytes = Array(text.utf8)
    var end = 0
    for piece in reading.unread {
      require(piece.span.lower >= end && piece.span.upper > piece.span.lower, "\(piece)")
      require(piece.span.upper <= bytes.count, "a span lies in the text: \(piece)")
      end = piece.span.upper
      let said = String(decoding: bytes[piece.span.lower..<piece.span.upper], as: UTF8.self)
      let inner = said.trimmingBlanks
      require(piece.text.utf8.elementsEqual(inner.utf8), "a piece is what stands there: \(piece)")
    }
    for asked in reading.questions {
      require(reading.acts.indices.contains(asked.act), "a question is about an act: \(asked)")
      let items = reading.acts[asked.act].items
      require(asked.item >= 0 && asked.item < max(items.count, 1), "and about an item: \(asked)")
    }
    for item in reading.acts.flatMap(\.items) { requireSound(item) }
  }

  private static func requireSound(_ item: DraftLine) {
    require(item.quantity.map { $0 > 0 } ?? true, "a count of cups: \(item)")
    require(item.drink.map { menu.drink(named: $0) != nil } ?? true, "a drink of the menu: \(item)")
    require(isOne(item.size, of: menu.sizes), "a size of the menu: \(item)")
    require(isOne(item.ice, of: menu.ice), "ice of the menu: \(item)")
    require(isOne(item.sugar, of: menu.sugar), "sugar of the menu: \(item)")
    for addOn in item.addOns {
      require(addOn.portions >= 0, "portions: \(item)")
      require(menu.addOn(named: addOn.name) != nil, "an add-on of the menu: \(item)")
    }
  }

  private static func isOne(_ name: String?, of known: [some Named]) -> Bool {
    name.map { name in known.contains { $0.name == name } } ?? true
  }

  /// What could be placed as it is reads as itself in the menu's own words; a note and a name are anybody's words.
  static func requireRoundTrip(_ reading: Reading) {
    for (number, act) in reading.acts.enumerated() where act.intent == .order {
      for (index, item) in act.items.enumerated() {
        let isAsked = reading.questions.contains { $0.act == number && $0.item == index }
        guard item.drink != nil, !isAsked else { continue }
        var plain = item
        (plain.note, plain.beneficiary) = (nil, nil)
        let text = canonicalText(of: plain)
        guard text.utf8.count <= Reader.longestText else { continue }
        let again = reader.read(text)
        require(again.acts == [Act(.order, items: [plain])], "\(text) reads as \(again.acts)")
      }
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    var piece = self[...]
    while piece.unicodeScalars.first == " " { piece.unicodeScalars.removeFirst() }
    while piece.unicodeScalars.last == " " { piece.unicodeScalars.removeLast() }
    return piece
  }
}
