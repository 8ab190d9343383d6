internal import FoundationEssentials

/// JSON as we send it: always the same bytes for the same value, so that a signature and an id hold.
enum JSONText {
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(value))
    } catch {
      // Only a number that is none, or a type of one's own that throws, cannot be encoded: our bodies have strings alone.
      preconditionFailure("a body of strings is always JSON: \(error)")
    }
  }
}
