/// A value and where in its file it stands, for what is checked after decoding.
public struct Located<Value> {
  /// What the file says there.
  public var value: Value
  /// From 1.
  public var line: Int
  private var path: NodePath

  /// The keys that lead there: `drinks[3].name`.
  public var keys: String { path.text }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

extension Located: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? NodeDecoder else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "only YAML has lines")
      throw DecodingError.dataCorrupted(context)
    }
    line = decoder.node.mark.line
    path = decoder.path
    value = try decoder.value(Value.self)
  }
}
