public import Ordering

/// Reads what people write about orders, against the menus in play and the words of every locale.
public struct Reader: Sendable {
  /// The longest text that is read, in bytes of UTF-8.
  public static let longestText = 8 << 10

  private let lexicon: Lexicon
  private let cupLimit: Int

  /// Puts the names of the menus and the words of the vocabulary into one trie.
  ///
  /// - Parameter cupLimit: The most cups in one line; more are asked about.
  public init(vocabulary: Vocabulary, menus: [Menu], cupLimit: Int = 100) {
    lexicon = Lexicon(vocabulary: vocabulary, menus: menus)
    self.cupLimit = cupLimit
  }

  /// The reading of a text; any text has one.
  public func read(_ text: String) -> Reading {
    var workspace = Workspace()
    return read(text, in: &workspace)
  }

  /// The reading of one of many texts, in buffers that go from each to the next.
  public func read(_ text: String, in workspace: inout Workspace) -> Reading {
    guard text.utf8.count <= Self.longestText else {
      return Reading(text: text, failure: .tooLong)
    }
    workspace.cut(text, lexicon)
    if let items = PlainOrder.read(workspace, lexicon, cupLimit: cupLimit) {
      return Reading(text: text, acts: [Act(.order, items: items)])
    }
    let tokens = Tokens(ofCut: text, lexicon: lexicon, workspace: &workspace)
    return MessageActs.reading(of: text, tokens, cupLimit: cupLimit)
  }

  /// The reading of a text with the words, meanings and rules that it comes of.
  public func explain(_ text: String) -> Explanation {
    guard text.utf8.count <= Self.longestText else {
      return Explanation(reading: Reading(text: text, failure: .tooLong))
    }
    var workspace = Workspace()
    let tokens = Tokens(text, lexicon: lexicon, workspace: &workspace)
    return MessageActs.explanation(of: text, tokens, cupLimit: cupLimit)
  }
}
