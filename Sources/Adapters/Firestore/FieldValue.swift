internal import FoundationEssentials
internal import Ordering
internal import TableSync

/// A value of a field as the API has it: an object with one key, which names the type (Firestore, "Value").
struct FieldValue: Codable {
  /// `nil` for what none of our columns holds: maps, bytes, places, references.
  var value: Row.Value?
  /// Of the column that it goes to; `nil` where it comes from a document.
  private var type: ColumnType?

  init(_ value: Row.Value, for type: ColumnType?) {
    self.value = value
    self.type = type
  }

  private enum Key: String, CodingKey {
    case stringValue, integerValue, doubleValue, booleanValue, timestampValue, arrayValue
  }

  private struct List: Codable {
    /// Left out where it is empty.
    var values: [FieldValue]?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    value =
      switch container.allKeys.first {
      case .stringValue: .text(try container.decode(String.self, forKey: .stringValue))
      case .timestampValue: .text(try container.decode(String.self, forKey: .timestampValue))
      case .booleanValue: .flag(try container.decode(Bool.self, forKey: .booleanValue))
      // Whole numbers are texts, as JSON's numbers are none of 64 bits.
      case .integerValue: .number(try container.decode(String.self, forKey: .integerValue))
      // What is no number is a text, too: NaN.
      case .doubleValue:
        (try? container.decode(Decimal.self, forKey: .doubleValue)).map { .number($0.description) }
      case .arrayValue: Self.list(try container.decode(List.self, forKey: .arrayValue))
      case nil: nil
      }
  }

  private static func list(_ list: List) -> Row.Value? {
    let names = (list.values ?? []).compactMap { value -> String? in
      if case .text(let name) = value.value { name } else { nil }
    }
    return names.count == (list.values ?? []).count ? .list(names) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch value {
    case .text(let text) where type == .dateTime && Timestamp(rfc3339: text) != nil:
      try container.encode(text, forKey: .timestampValue)
    case .text(let text): try container.encode(text, forKey: .stringValue)
    case .number(let digits) where Int64(digits) != nil:
      try container.encode(digits, forKey: .integerValue)
    // A decimal in JSON; Firestore keeps the binary fraction that is next to it, and tells it as it came.
    case .number(let digits):
      try container.encode(Decimal(string: digits), forKey: .doubleValue)
    case .flag(let flag): try container.encode(flag, forKey: .booleanValue)
    case .list(let names):
      try container.encode(
        List(values: names.map { FieldValue(.text($0), for: nil) }), forKey: .arrayValue)
    // A field without a value is left out, so that the mask takes it away.
    case .none, .empty: break
    }
  }
}
