/// Decodes the value of one node.
final class NodeDecoder: Decoder {
  let node: YAMLNode
  let path: NodePath
  private let faults: FaultList
  /// The keys that were asked for; `nil` while the node was not read as a mapping.
  private var askedKeys: Set<String>?
  private var nested: [NodeDecoder] = []

  init(node: YAMLNode, path: NodePath, faults: FaultList) {
    self.node = node
    self.path = path
    self.faults = faults
  }

  var codingPath: [any CodingKey] { path.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .mapping(let pairs) = node.content else {
      throw misfit("\(node.kind) stands here, write keys and values")
    }
    askedKeys = askedKeys ?? []
    return KeyedDecodingContainer(MappingContainer(pairs: pairs, decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .sequence(let nodes) = node.content else {
      throw misfit("\(node.kind) stands here, write a list")
    }
    return SequenceContainer(nodes: nodes, decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ScalarContainer(decoder: self)
  }

  /// Another value from the same node, whose keys count as asked for by this one.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try faults.value(type, from: node, at: path)
  }

  func value<Value: Decodable>(
    _ type: Value.Type, from node: YAMLNode, at path: NodePath
  ) throws -> Value {
    try faults.value(type, from: node, at: path)
  }

  /// A decoder for a node within this one, whose unasked keys are refused together with this one's.
  func inner(_ node: YAMLNode, at path: NodePath) -> NodeDecoder {
    let decoder = NodeDecoder(node: node, path: path, faults: faults)
    nested.append(decoder)
    return decoder
  }

  func ask(_ key: String) { askedKeys?.insert(key) }

  func misfit(_ what: String) -> Misfit { Misfit(node, path, what) }

  /// Takes in a fault and goes on without the value.
  func leaveOut(_ error: any Error, at node: YAMLNode, _ path: NodePath) {
    faults.add(error, at: node, path)
  }

  func refuseUnaskedKeys() {
    for decoder in nested { decoder.refuseUnaskedKeys() }
    guard let askedKeys, case .mapping(let pairs) = node.content else { return }
    for pair in pairs where !askedKeys.contains(pair.key) {
      let message = NodePath.key(path, pair.key).message(
        "this key is not known here, mend or remove it")
      faults.add(message, line: pair.keyMark.line)
    }
  }
}
