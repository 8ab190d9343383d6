/// Builds the tree of a document from its events, and gathers what is refused on the way.
struct TreeBuilder: ~Copyable {
  private let file: String
  private let events: EventReader
  private var faults: [YAMLError.Fault] = []

  init(file: String, events: consuming EventReader) {
    self.file = file
    self.events = events
  }

  mutating func document() throws(YAMLError) -> YAMLNode {
    var root: YAMLNode?
    var event = try events.next()
    while true {
      switch event.kind {
      case .streamStart, .documentEnd: break
      case .streamEnd:
        guard faults.isEmpty else { throw YAMLError(faults: faults) }
        let nothing = YAMLScalar("", isPlain: true)
        return root ?? YAMLNode(.scalar(nothing), mark: .init(line: 1, column: 1))
      case .documentStart:
        if root != nil {
          refuse(event.mark, .root, "a second document begins here, keep one in a file")
          throw YAMLError(faults: faults)
        }
      default: root = try node(event, at: .root, depth: 0)
      }
      event = try events.next()
    }
  }

  private mutating func node(
    _ event: Event, at path: NodePath, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    if event.hasAnchor {
      refuse(event.mark, path, "anchors (&) are not taken, write the value out")
    }
    if event.hasTag { refuse(event.mark, path, "tags (!) are not taken, leave the tag out") }
    guard depth <= YAML.deepestNesting else {
      refuse(event.mark, path, "this is nested over \(YAML.deepestNesting) deep, flatten it")
      throw YAMLError(faults: faults)
    }
    switch event.kind {
    case .sequenceStart: return try sequence(event.mark, at: path, depth: depth)
    case .mappingStart: return try mapping(event.mark, at: path, depth: depth)
    case .scalar(let scalar): return YAMLNode(.scalar(scalar), mark: event.mark)
    default:
      refuse(event.mark, path, "aliases (*) are not taken, write the value out")
      return YAMLNode(.scalar(YAMLScalar("", isPlain: true)), mark: event.mark)
    }
  }

  private mutating func sequence(
    _ mark: YAMLNode.Mark, at path: NodePath, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    var nodes: [YAMLNode] = []
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind { return YAMLNode(.sequence(nodes), mark: mark) }
      nodes.append(try node(event, at: .index(path, nodes.count), depth: depth + 1))
    }
  }

  private mutating func mapping(
    _ mark: YAMLNode.Mark, at path: NodePath, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    var pairs: [YAMLNode.Pair] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind { return YAMLNode(.mapping(pairs), mark: mark) }
      let keyNode = try node(event, at: path, depth: depth + 1)
      let key = keyNode.scalar?.text ?? ""
      let value = try node(try events.next(), at: .key(path, key), depth: depth + 1)
      if keyNode.scalar == nil {
        refuse(event.mark, path, "a key is \(keyNode.kind), make it a text")
      } else if let line = lines.updateValue(event.mark.line, forKey: key) {
        refuse(
          event.mark, .key(path, key), "this key stands on line \(line) already, keep one of them")
      } else {
        pairs.append(.init(key: key, keyMark: event.mark, value: value))
      }
    }
  }

  private mutating func refuse(_ mark: YAMLNode.Mark, _ path: NodePath, _ what: String) {
    faults.append(.init(file: file, line: mark.line, message: path.message(what)))
  }
}
