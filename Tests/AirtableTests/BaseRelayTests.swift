import HTTPMessages
import Synchronization
import TestKit
import Testing

@testable import Airtable

@Suite struct BaseRelayTests {
  /// Milliseconds that pass when somebody sleeps.
  private final class MadeTime: Sendable {
    private let milliseconds = Mutex<Int64>(0)
    var now: Int64 { milliseconds.withLock { $0 } }
    func sleep(_ duration: Int64) { milliseconds.withLock { $0 += duration } }
  }

  private let time = MadeTime()

  private func relay(_ answers: [ScriptedHTTP.Answer]) -> BaseRelay {
    let time = time
    return BaseRelay(ScriptedHTTP(answers), now: { time.now }, sleep: { time.sleep($0) })
  }

  private let fine = ScriptedHTTP.Answer.json(200, "{}")

  @Test func whateverIsAskedKeepsOneDistance() async throws {
    let relay = relay(Array(repeating: fine, count: 3))
    for method in ["PATCH", "GET", "POST"] {
      _ = try await relay.send(HTTPRequest(method: method, target: "https://example.org"))
    }
    #expect(time.now == 406)
  }

  @Test(
    arguments: [
      (429, [:], Int64(30_000)...33_000), (429, ["Retry-After": "7"], 7_000...7_700),
      (429, ["Retry-After": "soon"], 30_000...33_000), (503, ["Retry-After": "2"], 2_000...2_200),
      (
        429,
        [
          "Date": "Mon, 30 Nov 2026 23:59:58 GMT", "Retry-After": "Tue, 01 Dec 2026 00:00:03 GMT",
        ], 5_000...5_500
      ),
      (503, [:], 203...203), (500, ["Retry-After": "9"], 203...203),
    ] as [(Int, HTTPHeaders, ClosedRange<Int64>)])
  func silenceIsKeptByAll(
    status: Int, headers: HTTPHeaders, wait: ClosedRange<Int64>
  ) async throws {
    let relay = relay([.json(status, "", headers), fine])
    _ = try await relay.send(HTTPRequest(target: "https://example.org"))
    _ = try await relay.send(HTTPRequest(target: "https://example.org"))
    #expect(wait.contains(time.now), "\(time.now)")
  }

  /// A server is believed up to an hour.
  @Test(arguments: [("600", Int64(660_000)), ("86400", 3_960_000)])
  func aLongSilenceIsToldAtOnceAndNothingIsSent(asked: String, longest: Int64) async throws {
    let relay = relay([.json(429, "", ["Retry-After": asked]), fine])
    _ = try await relay.send(HTTPRequest(target: "https://example.org"))
    let failure = await #expect(throws: HTTPFailure.self) {
      try await relay.send(HTTPRequest(target: "https://example.org"))
    }
    #expect(failure?.wasSurelyNotSent == true)
    #expect(time.now == 0)
    time.sleep(longest)
    #expect(try await relay.send(HTTPRequest(target: "https://example.org")).status == 200)
  }

  @Test func aWaitThatIsBrokenOffSendsNothing() async throws {
    let http = ScriptedHTTP([fine, fine])
    let relay = BaseRelay(http, now: { 0 }, sleep: { _ in throw CancellationError() })
    _ = try await relay.send(HTTPRequest(target: "https://example.org"))
    await #expect(throws: HTTPFailure.self) {
      try await relay.send(HTTPRequest(target: "https://example.org"))
    }
    #expect(await http.requests.count == 1)
  }
}
