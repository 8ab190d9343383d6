import Testing

@testable import TableServer

@Suite struct MisbehaviourTests {
  private static func faults(
    _ text: String, count: Int, every step: Duration = .zero
  ) throws -> [Misbehaviour.Fault?] {
    var sequence = FaultSequence(try Misbehaviour(text))
    return (0..<count).map { sequence.next(at: step * $0) }
  }

  @Test(
    arguments: [
      ("late=100%", .late(.seconds(1))), ("late=100%:250ms", .late(.milliseconds(250))),
      ("lost=100%", .lost), ("hang=100%", .hangUp), ("html=100%", .page), ("cut=100%", .cut),
      ("partial=100%", .partial), ("500=100%", .failing(status: 500)),
      ("504=99.5%,503=.5%", .failing(status: 504)), ("429=100%", .throttled(.airtable)),
      ("429=100%:2m", .throttled(.init(length: .seconds(120), isTold: true))),
      ("lost=0%", nil), ("seed=18446744073709551615", nil),
    ] as [(String, Misbehaviour.Fault?)])
  func `each fault has its name`(text: String, fault: Misbehaviour.Fault?) throws {
    #expect(try Self.faults(text, count: 1) == [fault])
  }

  @Test(arguments: [
    ("", "''"), ("lost", "'lost'"), ("lost=5", "'lost=5'"), ("lost=x%", "'lost=x%'"),
    ("lost=101%", "'lost=101%'"), ("lost=-1%", "'lost=-1%'"), ("lost=nan%", "'lost=nan%'"),
    ("lost=5%:2s", "'lost=5%:2s'"), ("late=5%:2", "'late=5%:2'"), ("late=5%:0s", "'late=5%:0s'"),
    ("late=5%:2h", "'late=5%:2h'"), ("late=5%:61m", "'late=5%:61m'"), ("lots=5%", "'lots=5%'"),
    ("499=5%", "'499=5%'"), ("600=5%", "'600=5%'"), ("seed=-1", "'seed=-1'"),
    ("seed=7,,lost=1%", "''"), ("seed=7,seed=8", "'seed=8'"), ("limit=5", "'limit=5'"),
    ("limit=0/s", "'limit=0/s'"), ("quota=x", "'quota=x'"), ("quota=9999999999", "'quota=99"),
    ("late=5%:99999999999999999999s", "'late=5%"), ("lost=60%,hang=41%", "'lost=60%,hang=41%'"),
    ("lost= 5%", "'lost= 5%'"),
  ])
  func `what cannot be followed is named, with all that can`(text: String, part: String) throws {
    let error = #expect(throws: MisbehaviourError.self) { try Misbehaviour(text) }
    #expect(error?.description.hasPrefix(part) == true)
    for allowed in ["seed=N", "late=P%", "quota=N", "partial=P%"] {
      #expect(error?.description.contains(allowed) == true)
    }
  }

  @Test func `the same seed has the same faults, another has others`() throws {
    let text = "late=10%,lost=5%,hang=2%,503=3%"
    let first = try Self.faults("seed=7," + text, count: 300)
    #expect(try Self.faults("seed=7," + text, count: 300, every: .seconds(60)) == first)
    #expect(try Self.faults("seed=8," + text, count: 300) != first)
  }

  @Test func `a percentage is one of the requests`() throws {
    let faults = try Self.faults("seed=7,late=10%,lost=30%", count: 20_000)
    #expect((1_800...2_200).contains(faults.count { $0 == .late(.seconds(1)) }))
    #expect((5_700...6_300).contains(faults.count { $0 == .lost }))
    #expect((11_600...12_400).contains(faults.count { $0 == nil }))
  }

  @Test func `a storm refuses everything until it is over, and takes no number of the sequence`()
    throws
  {
    let text = "seed=3,429=20%:10s,lost=20%"
    let calm = try Self.faults(text, count: 40, every: .seconds(10))
    let storm = try #require(calm.firstIndex { $0.map(isThrottled) == true })
    var sequence = FaultSequence(try Misbehaviour(text))
    for number in 0..<storm {
      #expect(sequence.next(at: .seconds(number * 10)) == calm[number])
    }
    let start = Duration.seconds(storm * 10)
    for (past, left) in [(0, 10_000), (1, 9_999), (9_999, 1)] {
      #expect(
        sequence.next(at: start + .milliseconds(past))
          == .throttled(.init(length: .milliseconds(left), isTold: true)))
    }
    #expect(sequence.next(at: start + .seconds(10)) == calm[storm + 1])
  }

  private func isThrottled(_ fault: Misbehaviour.Fault) -> Bool {
    if case .throttled = fault { true } else { false }
  }

  @Test func `a sixth request in a second silences the base for half a minute`() throws {
    var sequence = FaultSequence(try Misbehaviour("limit=5/s"))
    for step in [0, 100, 200, 300, 999] {
      #expect(sequence.next(at: .milliseconds(step)) == nil)
    }
    #expect(sequence.next(at: .milliseconds(1_000)) == nil)
    #expect(sequence.next(at: .milliseconds(1_050)) == .throttled(.airtable))
    let left = Misbehaviour.Silence(length: .milliseconds(50), isTold: false)
    #expect(sequence.next(at: .milliseconds(31_000)) == .throttled(left))
    #expect(sequence.next(at: .milliseconds(31_050)) == nil)
  }

  @Test func `the quota is used up for good, or for so long`() throws {
    #expect(
      try Self.faults("quota=2", count: 5, every: .seconds(3600))
        == [nil, nil, .overQuota, .overQuota, .overQuota])
    #expect(
      try Self.faults("quota=2:3s", count: 8, every: .seconds(1))
        == [nil, nil, .overQuota, .overQuota, .overQuota, nil, nil, .overQuota])
  }
}
