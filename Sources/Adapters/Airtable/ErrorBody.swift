internal import WebTable

extension WebAnswer {
  /// What is wrong; `nil` for success.
  var problem: Problem? {
    guard !isSuccess else { return nil }
    let said = decoded(ErrorBody.self)
    return Problem(
      status: status, type: said?.type, retryAfter: retryAfter,
      reason: reason(said?.type, said?.message))
  }
}

/// The error in a body, in each of the four shapes that the API uses: an object with or without a message, a bare string, and
/// a list of errors.
struct ErrorBody: Decodable {
  var type: String?
  var message: String?

  private enum Key: CodingKey {
    case error, errors, type, message
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let list = try? container.decode([ErrorBody].self, forKey: .errors), let first = list.first {
      self = first
    } else if let word = try? container.decode(String.self, forKey: .error) {
      type = word
      message = try? container.decode(String.self, forKey: .message)
    } else {
      let error = try container.nestedContainer(keyedBy: Key.self, forKey: .error)
      type = try? error.decode(String.self, forKey: .type)
      message = try? error.decode(String.self, forKey: .message)
    }
  }
}
