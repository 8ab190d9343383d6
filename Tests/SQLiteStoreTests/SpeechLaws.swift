import Dialogue
import Ordering
import Store
import Testing

@Suite struct SpeechLaws {
  @Test(arguments: StoreKind.allCases)
  func whatEventsSayWaitsByChannelUntilItIsDelivered(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    let here = [Sample.sentence("⏰ 1"), Sample.sentence("⏰ 2"), Sample.sentence("⏰ 3")]
    let there = Sample.sentence("收單！", in: Sample.elsewhere)
    try await bench.store.write([], sentences: [here[0], there, here[1]])
    try await bench.store.write([], sentences: [here[2]])
    try await bench.store.write([], message: Sample.message("m"), sentences: [Sample.sentence("✓")])
    try await bench.reopen()
    let waiting = try await bench.store.announcements(channel: "office", limit: 2)
    #expect(waiting.map(\.sentence) == [here[0], here[1]])
    try await bench.store.removeAnnouncements(waiting.map(\.id))
    let rest = try await bench.store.announcements(channel: "office", limit: 10)
    #expect(rest.map(\.sentence) == [here[2]])
    #expect(
      try await bench.store.announcements(channel: "factory", limit: 10).map(\.sentence) == [there])
    // A number is never given twice, even when all are gone.
    try await bench.store.removeAnnouncements(rest.map(\.id))
    try await bench.store.write([], sentences: [here[0]])
    let ids = try await bench.store.announcements(channel: "office", limit: 10).map(\.id)
    #expect(Set(ids).isDisjoint(with: waiting.map(\.id) + rest.map(\.id)))
  }

  @Test(arguments: StoreKind.allCases)
  func answersAreForgottenByAge(_ kind: StoreKind) async throws {
    let bench = try await Bench(kind)
    for (id, seconds) in [("old", Int64(0)), ("edge", 10), ("new", 11)] {
      try await bench.store.write(
        [], message: Sample.message(id), sentences: [Sample.sentence(id)],
        at: Sample.now.advanced(bySeconds: seconds))
    }
    try await bench.store.forgetAnswers(before: Sample.now.advanced(bySeconds: 10))
    #expect(try await bench.store.answer(to: Sample.message("old")) == nil)
    #expect(try await bench.store.answer(to: Sample.message("edge")) == [Sample.sentence("edge")])
    #expect(try await bench.store.answer(to: Sample.message("new")) == [Sample.sentence("new")])
  }
}
