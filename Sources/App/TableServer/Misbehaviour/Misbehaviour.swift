/// How a table server fails on purpose, so that its clients can be tested.
///
/// Which request fails, and how, follows from the seed and from the requests' order alone.
public struct Misbehaviour: Hashable, Sendable {
  /// As it was written.
  public let text: String
  /// Where the sequence of faults begins.
  var seed: UInt64 = 0
  /// In the order of the text; together they are 100 % at most.
  var chances: [Chance] = []
  var limit: Limit?
  var quota: Quota?

  /// What is done in place of an answer.
  enum Fault: Hashable, Sendable {
    /// It is carried out, and the answer is held back for so long.
    case late(Duration)
    /// It is carried out, and the connection closed without an answer.
    case lost
    /// Nothing is done, and the connection is closed.
    case hangUp
    /// This request and all that follow in the silence are refused with 429.
    case throttled(Silence)
    /// The month's requests are used up.
    case overQuota
    /// Nothing is done; the status is 500 to 599.
    case failing(status: Int)
    /// It is carried out, and a proxy's HTML page is the answer.
    case page
    /// It is carried out, and the answer is JSON that ends in its midst.
    case cut
    /// The first half of a batch is written, and the answer is 503.
    case partial
  }

  /// How many of a hundred requests have a fault.
  struct Chance: Hashable, Sendable {
    var percent: Double
    var fault: Fault
  }

  /// How long a client is refused that asked for too much.
  struct Silence: Hashable, Sendable {
    var length: Duration
    /// Whether `Retry-After` tells it: Airtable's own half a minute is in its manual alone.
    var isTold: Bool

    static let airtable = Silence(length: .seconds(30), isTold: false)
  }

  /// The requests that may come in a second.
  struct Limit: Hashable, Sendable {
    var requests: Int
    var silence: Silence
  }

  /// The requests that may come in a month.
  struct Quota: Hashable, Sendable {
    var requests: Int
    /// When the next month begins, from the first refusal; nil for never.
    var length: Duration?
  }

  /// The longest that an answer is held back.
  public var longestDelay: Duration {
    chances.map { if case .late(let delay) = $0.fault { delay } else { .zero } }.max() ?? .zero
  }
}

/// A description of a misbehaviour that cannot be followed.
public struct MisbehaviourError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part of the text that is wrong.
  public let part: String
  let reason: String

  public var description: String { "'\(part)' \(reason)\n" + Misbehaviour.manual }
}
