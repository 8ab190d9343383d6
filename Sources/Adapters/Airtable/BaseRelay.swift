public import HTTPMessages
internal import WebTable

/// The one way to a base: whatever is asked of it, by whomever, keeps its limit of requests together, and after a 429 nobody
/// asks before it may.
public actor BaseRelay: HTTPSending {
  private let http: any HTTPSending
  private let now: @Sendable () -> Int64
  private let sleep: @Sendable (Int64) async throws -> Void
  private var pace = RequestPace()

  /// Whoever would wait longer, in milliseconds, is told so at once.
  static let longestWait: Int64 = 60_000
  /// In milliseconds (Airtable, "Rate limits").
  private static let silence: Int64 = 30_000
  /// A server is believed up to an hour.
  private static let longestSilence: Int64 = 3_600_000

  public init(_ http: any HTTPSending) {
    let start = ContinuousClock.now
    self.init(
      http, now: { Int64((ContinuousClock.now - start) / .milliseconds(1)) },
      sleep: { try await Task.sleep(for: .milliseconds($0), tolerance: .zero) })
  }

  /// Takes time as the caller makes it: `now` counts milliseconds, `sleep` waits for so many.
  public init(
    _ http: any HTTPSending, now: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (Int64) async throws -> Void
  ) {
    self.http = http
    self.now = now
    self.sleep = sleep
  }

  public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    try await waitForTurn()
    let response = try await http.send(request)
    if let silence = Self.silence(after: response) { pace.silence(until: now() + silence) }
    return response
  }

  private func waitForTurn() async throws(HTTPFailure) {
    repeat {
      let wait = pace.silentUntil == .min ? 0 : pace.silentUntil - now()
      guard wait <= Self.longestWait else {
        throw HTTPFailure(
          "the table has asked for silence, \(wait / 1_000) seconds are left",
          wasSurelyNotSent: true)
      }
      let slot = pace.slot(at: now())
      do {
        let wait = slot - now()
        if wait > 0 { try await sleep(wait) }
      } catch {
        throw HTTPFailure("the wait for the table was broken off", wasSurelyNotSent: true)
      }
      // Another's answer may have asked for silence meanwhile.
    } while now() < pace.silentUntil
  }

  /// For how long an answer asks to be left alone, and by chance up to a tenth more, so that not all return at once.
  private static func silence(after response: HTTPResponse) -> Int64? {
    let asked = RetryAfter.seconds(response.headers).map { min($0, longestSilence / 1_000) * 1_000 }
    switch response.status {
    case 429: break
    case 503: if asked == nil { return nil }
    default: return nil
    }
    let milliseconds = asked ?? silence
    return milliseconds + Int64.random(in: 0...milliseconds / 10)
  }
}
