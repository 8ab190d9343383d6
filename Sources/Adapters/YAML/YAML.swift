/// YAML texts as trees of nodes that know where they stand.
public enum YAML {
  /// A text that was read, with the name of the file for messages.
  public struct Document: Hashable, Sendable {
    /// The name for messages.
    public var file: String
    public var root: YAMLNode

    public init(file: String, root: YAMLNode) {
      self.file = file
      self.root = root
    }
  }

  /// The most bytes of a text: some ten times a menu of ten thousand drinks.
  public static let largestText = 32 << 20

  /// How deep lists and mappings may nest.
  public static let deepestNesting = 32

  /// Reads a text of one document.
  ///
  /// Anchors, aliases and tags are refused: the files that people write here need none, and aliases make small texts
  /// large. An empty text is a document of nothing.
  public static func parse(_ text: String, file: String) throws(YAMLError) -> Document {
    guard text.utf8.count <= largestText else {
      let message = "the file is over \(largestText >> 20) MiB, make it smaller"
      throw YAMLError(faults: [.init(file: file, line: 1, message: message)])
    }
    var builder = TreeBuilder(file: file, events: EventReader(text: text, file: file))
    return Document(file: file, root: try builder.document())
  }
}
