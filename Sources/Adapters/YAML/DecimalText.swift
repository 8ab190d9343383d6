/// A plain decimal as it was written, so that `2.90` stays exact.
public struct DecimalText: Hashable, Sendable, Decodable {
  /// An optional minus sign, digits, and an optional point with more digits.
  public var text: String

  public init(from decoder: any Decoder) throws {
    guard let scalar = (decoder as? NodeDecoder)?.node.scalar, let decimal = scalar.decimal else {
      let kind = (decoder as? NodeDecoder)?.node.kind ?? "no YAML"
      let context = DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(kind) stands here, write a plain decimal such as 35 or 2.90")
      throw DecodingError.dataCorrupted(context)
    }
    text = decimal
  }
}
