extension Misbehaviour {
  /// Reads a description such as `seed=7,late=10%:2s,lost=5%`.
  public init(_ text: String) throws(MisbehaviourError) {
    self.text = text
    var names: Set<Substring> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw .init(part, "is no NAME=VALUE") }
      guard names.insert(sides[0]).inserted else { throw .init(part, "stands twice") }
      try take(name: sides[0], value: sides[1], part)
    }
    guard chances.reduce(0, { $0 + $1.percent }) <= 100 else {
      throw .init(text[...], "is more than 100 % of the requests")
    }
  }

  private mutating func take(
    name: Substring, value: Substring, _ part: Substring
  ) throws(MisbehaviourError) {
    let sides = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var time: Duration?
    if sides.count == 2 {
      guard let read = Duration(plain: sides[1]) else {
        throw .init(part, "has no time such as 500ms, 2s or 1m, an hour at most")
      }
      time = read
    }
    switch name {
    case "seed":
      guard let seed = UInt64(value) else { throw .init(part, "needs a whole number") }
      self.seed = seed
    case "quota":
      quota = Quota(requests: try Self.count(sides[0], part), length: time)
    case "limit":
      guard sides[0].hasSuffix("/s") else { throw .init(part, "needs a number and /s") }
      let count = try Self.count(sides[0].dropLast(2), part)
      limit = Limit(requests: count, silence: Silence(time))
    default: chances.append(try Self.chance(name, percent: sides[0], time, part))
    }
  }

  private static func count(
    _ text: Substring, _ part: Substring
  ) throws(MisbehaviourError) -> Int {
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw .init(part, "needs a number from 1 to 1000000")
    }
    return count
  }

  private static func chance(
    _ name: Substring, percent: Substring, _ time: Duration?, _ part: Substring
  ) throws(MisbehaviourError) -> Chance {
    guard let fault = fault(name, time) else { throw .init(part, "is no fault that there is") }
    guard time == nil || name == "late" || name == "429" else {
      throw .init(part, "takes no time")
    }
    guard percent.hasSuffix("%"), percent.allSatisfy({ $0.isASCIIDigit || $0 == "." || $0 == "%" }),
      let number = Double(percent.dropLast()), (0...100).contains(number)
    else { throw .init(part, "needs a percentage") }
    return Chance(percent: number, fault: fault)
  }

  private static func fault(_ name: Substring, _ time: Duration?) -> Fault? {
    switch name {
    case "late": return .late(time ?? .seconds(1))
    case "lost": return .lost
    case "hang": return .hangUp
    case "429": return .throttled(Silence(time))
    case "html": return .page
    case "cut": return .cut
    case "partial": return .partial
    default:
      guard let status = Int(name), (500...599).contains(status) else { return nil }
      return .failing(status: status)
    }
  }
}

extension Misbehaviour.Silence {
  fileprivate init(_ time: Duration?) {
    self = time.map { Self(length: $0, isTold: true) } ?? .airtable
  }
}

extension MisbehaviourError {
  fileprivate init(_ part: Substring, _ reason: String) {
    self.init(part: String(part), reason: reason)
  }
}

extension Duration {
  /// Reads `500ms`, `2s` or `1m`: more than nothing, an hour at most.
  fileprivate init?(plain text: Substring) {
    let digits = text.prefix(while: \.isASCIIDigit)
    let lengths: [Substring: Int] = ["ms": 1, "s": 1000, "m": 60_000]
    guard let count = Int(digits), let length = lengths[text.dropFirst(digits.count)],
      (1...3_600_000 / length).contains(count)
    else { return nil }
    self = .milliseconds(count * length)
  }
}
