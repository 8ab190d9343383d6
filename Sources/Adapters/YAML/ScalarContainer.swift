/// The single value of a node.
struct ScalarContainer: SingleValueDecodingContainer {
  private let decoder: NodeDecoder

  init(decoder: NodeDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.node.scalar?.isNull ?? false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }

  private func misfit(wanted: String) -> Misfit {
    decoder.misfit("\(decoder.node.kind) stands here, write \(wanted)")
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let bool = decoder.node.scalar?.bool else { throw misfit(wanted: "true or false") }
    return bool
  }

  /// The text; a number is the text of its digits, so that a name such as 4 needs no quotes.
  func decode(_ type: String.Type) throws -> String {
    guard let text = decoder.node.scalar?.string else {
      throw misfit(wanted: "a text, in quotes if need be")
    }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard let double = decoder.node.scalar?.double else { throw misfit(wanted: "a number") }
    return double
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard let integer = decoder.node.scalar?.integer else {
      throw misfit(wanted: "a whole number")
    }
    guard let value = Value(exactly: integer) else {
      throw decoder.misfit("this number is beyond \(Value.min) to \(Value.max), write another")
    }
    return value
  }

  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
}
