/// Says of each request what becomes of it, one after the other.
struct FaultSequence {
  private let misbehaviour: Misbehaviour
  /// How many requests were left to chance.
  private var draws: UInt64 = 0
  private var silence: (end: Duration, isTold: Bool)?
  /// When the requests of the last second came.
  private var lately: [Duration] = []
  private var countOfMonth = 0
  private var nextMonth: Duration?

  init(_ misbehaviour: Misbehaviour) { self.misbehaviour = misbehaviour }

  /// What the next request meets; nil where it is answered as it should be.
  ///
  /// - Parameter now: Since any moment, and never less than at the last call.
  mutating func next(at now: Duration) -> Misbehaviour.Fault? {
    if let refusal = silenced(at: now) ?? overQuota(at: now) ?? overLimit(at: now) {
      return refusal
    }
    let fault = drawn()
    guard case .throttled(let storm)? = fault else { return fault }
    return refused(for: storm, at: now)
  }

  private func silenced(at now: Duration) -> Misbehaviour.Fault? {
    guard let silence, now < silence.end else { return nil }
    return .throttled(.init(length: silence.end - now, isTold: silence.isTold))
  }

  private mutating func overQuota(at now: Duration) -> Misbehaviour.Fault? {
    guard let quota = misbehaviour.quota else { return nil }
    if let end = nextMonth, now >= end { (countOfMonth, nextMonth) = (0, nil) }
    guard countOfMonth >= quota.requests else {
      countOfMonth += 1
      return nil
    }
    if nextMonth == nil { nextMonth = quota.length.map { now + $0 } }
    return .overQuota
  }

  private mutating func overLimit(at now: Duration) -> Misbehaviour.Fault? {
    guard let limit = misbehaviour.limit else { return nil }
    lately.removeAll { $0 + .seconds(1) <= now }
    guard lately.count >= limit.requests else {
      lately.append(now)
      return nil
    }
    return refused(for: limit.silence, at: now)
  }

  private mutating func refused(
    for silence: Misbehaviour.Silence, at now: Duration
  ) -> Misbehaviour.Fault {
    self.silence = (now + silence.length, silence.isTold)
    return .throttled(silence)
  }

  /// The fault whose share of the hundred the next number falls into.
  private mutating func drawn() -> Misbehaviour.Fault? {
    draws += 1
    var place = Self.number(draws, of: misbehaviour.seed) * 100
    for chance in misbehaviour.chances {
      if place < chance.percent { return chance.fault }
      place -= chance.percent
    }
    return nil
  }

  /// A number from 0 to below 1, by SplitMix64: <https://prng.di.unimi.it/splitmix64.c>.
  private static func number(_ place: UInt64, of seed: UInt64) -> Double {
    var bits = seed &+ place &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
