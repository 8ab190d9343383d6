import FoundationEssentials

/// A JSON value, its numbers as exact decimals.
enum JSON: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Decimal)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// Reads a document; nil for what is no JSON, or has a number beyond what decimals hold.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// The document, its keys in order, so that equal values are equal bytes.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in here can fail to encode: a NaN is made nowhere.
    return (try? encoder.encode(self)).map(Array.init) ?? Array("null".utf8)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var list: [JSON]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  var object: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// A whole number.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(number.description)
  }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Decimal.self), !number.isNaN {
      self = .number(number)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = try .object(value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }
}
