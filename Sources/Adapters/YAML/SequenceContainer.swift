/// The elements of a list, read one after another.
struct SequenceContainer: UnkeyedDecodingContainer {
  private let nodes: [YAMLNode]
  private let decoder: NodeDecoder
  private(set) var currentIndex = 0

  init(nodes: [YAMLNode], decoder: NodeDecoder) {
    self.nodes = nodes
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex == nodes.count }

  private var path: NodePath { .index(decoder.path, currentIndex) }

  private func current() throws -> YAMLNode {
    guard currentIndex < nodes.count else {
      throw decoder.misfit("the list is too short at \(nodes.count), add to it")
    }
    return nodes[currentIndex]
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().scalar?.isNull == true else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try decoder.value(type, from: current(), at: path)
    currentIndex += 1
    return value
  }

  private mutating func inner() throws -> NodeDecoder {
    let inner = decoder.inner(try current(), at: path)
    currentIndex += 1
    return inner
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try inner().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try inner().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try inner() }
}
