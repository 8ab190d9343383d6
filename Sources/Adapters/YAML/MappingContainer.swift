/// The keys of a mapping, each read when it is asked for.
struct MappingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let pairs: [YAMLNode.Pair]
  private let decoder: NodeDecoder

  init(pairs: [YAMLNode.Pair], decoder: NodeDecoder) {
    self.pairs = pairs
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    pairs.compactMap { pair in
      decoder.ask(pair.key)
      return Key(stringValue: pair.key)
    }
  }

  func contains(_ key: Key) -> Bool { node(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { node(key)?.scalar?.isNull ?? true }

  private func node(_ key: Key) -> YAMLNode? {
    decoder.ask(key.stringValue)
    return pairs.first { $0.key == key.stringValue }?.value
  }

  private func path(_ key: Key) -> NodePath { .key(decoder.path, key.stringValue) }

  private func required(_ key: Key) throws -> YAMLNode {
    guard let node = node(key) else {
      throw decoder.misfit("the key \(key.stringValue) is missing, add it")
    }
    return node
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(type, from: required(key), at: path(key))
  }

  /// The value, where there is one; a faulty one is taken down and left out, so that the next key is read too.
  private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    guard let node = node(key), node.scalar?.isNull != true else { return nil }
    do {
      return try decoder.value(type, from: node, at: path(key))
    } catch {
      decoder.leaveOut(error, at: node, path(key))
      return nil
    }
  }

  // The protocol has a default of its own for each of these types, which would win over a generic function alone.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    optional(type, key)
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { optional(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { optional(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { optional(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { optional(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { optional(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? { optional(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? { optional(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? { optional(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { optional(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? { optional(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? { optional(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? { optional(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? { optional(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? { optional(type, key) }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try decoder.inner(required(key), at: path(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.inner(required(key), at: path(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.inner(try required(key), at: path(key))
  }
}
