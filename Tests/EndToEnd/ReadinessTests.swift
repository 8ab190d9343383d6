import Foundation
import TestKit
import Testing

/// What `/readyz` says when nothing can be written.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct ReadinessTests {
  @Test func itIsNotReadyWhereNothingCanBeStored() throws {
    let folder = try TemporaryFolder()
    let roomy = try ServedBot(folder)
    #expect(try roomy.ask("/readyz") == "ready\n 200")
    #expect(roomy.program.terminate() == 0)

    // Room for the index of the write-ahead log (32 KiB) and as much log: each check fills a page of it.
    let full = try ServedBot(folder, blocks: "64")
    var answer = ""
    for _ in 1...20 where !answer.hasSuffix("503") { answer = try full.ask("/readyz") }
    #expect(answer.hasPrefix("the store cannot be used: the store: "))
    #expect(answer.hasSuffix(" 503"))
    #expect(full.program.terminate() == 0)
  }
}
