import Dialogue
import OrderText
import Ordering
import Store
import TestKit
import Testing

/// What the table tells of a run, and what people did there.
@Suite struct TableNewsTests {
  private let stage = Stage(confirm: .whenUnsure)

  /// A run of amy with a line of bob and one of amy, and what is said of the news.
  private func hear(_ news: TableNews) async throws -> [Reply] {
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    try await stage.say(Samples.amy, .order(.milk))
    let run = try #require(try await stage.lines().first?.run)
    return try await stage.happen(.tableTold(run, news))
  }

  private func key(_ number: Int) async throws -> OrderKey {
    OrderKey(run: try #require(try await stage.lines().first?.run), number: number)
  }

  @Test func statusAndPaymentBecomeAsPeopleSetThem() async throws {
    _ = try await hear(.gone([2]))
    let readings = [
      TableReading(key: try await key(1), status: .done, isPaid: true),
      TableReading(key: try await key(2), isGone: true),
      TableReading(key: OrderKey("OTHER-9"), status: .done),
    ]
    let run = try #require(try await stage.lines().first?.run)
    let replies = try await stage.happen(.tableTold(run, .read(readings, isAsked: false)))
    #expect(replies.map(\.content) == [.synced(changed: [1], gone: [2])])
    #expect(replies.map(\.audience) == [.person(Samples.amy, Samples.room)])
    #expect(try await stage.lines().map(\.status) == [.done, .placed])
    #expect(try await stage.lines().map(\.isPaid) == [true, false])
    // Once more, nothing is new.
    let again = try await stage.happen(
      .tableTold(run, .read(Array(readings.prefix(1)), isAsked: false)))
    #expect(again.isEmpty)
  }

  @Test func whoAskedHearsThatNothingWasDone() async throws {
    #expect(
      try await hear(.read([], isAsked: true)).map(\.content) == [.synced(changed: [], gone: [])])
  }

  @Test(arguments: [
    (TableNews.parked([ParkedLine(number: 1, reason: "422")]), "linesParked"),
    (.gone([1]), "linesGone"), (.doubled([1]), "linesDoubled"), (.stopped(.token), "tableStopped"),
    (.unread, "tableUnread"),
  ])
  func theOrganizerHearsIt(news: TableNews, kind: String) async throws {
    let replies = try await hear(news)
    #expect(replies.kinds == [kind])
    #expect(replies.map(\.audience) == [.person(Samples.amy, Samples.room)])
  }

  @Test func onlyTheOrganizerSyncs() async throws {
    _ = try await hear(.gone([2]))
    #expect(try await stage.say(Samples.bob, Act(.sync)) == [])
    #expect(try await stage.say(Samples.amy, Act(.sync)).kinds == ["syncing"])
    try await stage.say(Samples.amy, .close)
    #expect(await stage.tableQueries.map(\.isAsked) == [true, false])
    #expect(await stage.tableQueries.map(\.run.state) == [.open, .closed])
  }
}
