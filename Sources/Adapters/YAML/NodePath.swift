/// The keys and places in lists that lead to a node.
indirect enum NodePath: Hashable, Sendable {
  case root
  case key(NodePath, String)
  /// From 0.
  case index(NodePath, Int)

  /// The path as people write it: `drinks[3].prices.大杯`; empty for the root.
  var text: String {
    switch self {
    case .root: ""
    case .key(.root, let key): key
    case .key(let outer, let key): "\(outer.text).\(key)"
    case .index(let outer, let index): "\(outer.text)[\(index)]"
    }
  }

  /// A fault's message: the path before what is wrong.
  func message(_ what: String) -> String { self == .root ? what : "\(text): \(what)" }

  var codingPath: [any CodingKey] {
    switch self {
    case .root: []
    case .key(let outer, let key): outer.codingPath + [NodeKey(stringValue: key)]
    case .index(let outer, let index): outer.codingPath + [NodeKey(intValue: index)]
    }
  }
}

/// A step of a path, where the standard library asks for one.
struct NodeKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
