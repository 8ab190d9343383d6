/// A value of a YAML document and where it begins.
public struct YAMLNode: Hashable, Sendable {
  public var content: Content
  /// The place of its first character.
  public var mark: Mark

  public init(_ content: Content, mark: Mark) {
    self.content = content
    self.mark = mark
  }

  /// A scalar, a list or a mapping.
  public indirect enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// The pairs in the order of the file; no key comes twice.
    case mapping([Pair])
  }

  /// A key and its value.
  public struct Pair: Hashable, Sendable {
    /// As it is read: without quotes.
    public var key: String
    /// The place of the key's first character.
    public var keyMark: Mark
    public var value: YAMLNode

    public init(key: String, keyMark: Mark, value: YAMLNode) {
      self.key = key
      self.keyMark = keyMark
      self.value = value
    }
  }

  /// A place in a file.
  public struct Mark: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// In characters, from 1.
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}

extension YAMLNode {
  /// The scalar, where it is one.
  public var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// The value of a key, where it is a mapping that has it.
  public subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The node with some of those in it replaced, from the outside in.
  ///
  /// - Parameter replacement: What stands in a node's place; `nil` to keep it and look at what it holds. It is told of
  ///   the keys that lead there, `drinks[3].name`, too.
  public func replacing(
    _ replacement: (YAMLNode, _ keys: String) -> YAMLNode?
  ) -> YAMLNode {
    replacing(at: .root, replacement)
  }

  private func replacing(
    at path: NodePath, _ replacement: (YAMLNode, String) -> YAMLNode?
  ) -> YAMLNode {
    if let other = replacement(self, path.text) { return other }
    var copy = self
    switch content {
    case .scalar: break
    case .sequence(let nodes):
      copy.content = .sequence(
        nodes.enumerated().map { index, node in
          node.replacing(at: .index(path, index), replacement)
        })
    case .mapping(let pairs):
      copy.content = .mapping(
        pairs.map { pair in
          var changed = pair
          changed.value = pair.value.replacing(at: .key(path, pair.key), replacement)
          return changed
        })
    }
    return copy
  }

  /// What it is, for messages.
  var kind: String {
    switch content {
    case .scalar(let scalar): scalar.kind
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
