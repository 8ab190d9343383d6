/// What is wrong with the body of a request, and where.
struct BodyFault: Error, Hashable, Sendable, CustomStringConvertible {
  enum Kind: String, Hashable, Sendable {
    case notUTF8
    case notJSON
    case missing
    case wrongType
    case empty
    case tooLong
    case controlCharacter
    case notATime
  }

  var kind: Kind
  /// The field, as `user.id`; empty for the whole body.
  var field: String

  init(_ kind: Kind, at field: String = "") {
    self.kind = kind
    self.field = field
  }

  var description: String {
    let what = field.isEmpty ? "the body" : field
    return switch kind {
    case .notUTF8: "\(what) is not UTF-8"
    case .notJSON: "\(what) is not JSON"
    case .missing: "\(what) is missing"
    case .wrongType: "\(what) has another type than it should"
    case .empty: "\(what) is empty"
    case .tooLong: "\(what) has more than \(MessageBody.longestName) bytes"
    case .controlCharacter: "\(what) holds a control character"
    case .notATime: "\(what) is no RFC 3339 time, as 2026-11-30T06:00:00Z"
    }
  }
}
