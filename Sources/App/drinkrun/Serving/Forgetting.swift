import Bot
import Ordering
import Store

/// Forgets the answers to old messages, which no platform will deliver again.
struct Forgetting {
  let store: any Store
  let clock: any Clock

  /// Platforms deliver again for up to four days; a week leaves them time.
  private static let kept: Int64 = 7 * 86_400

  /// Forgets once an hour until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        try await store.forgetAnswers(before: clock.now.advanced(bySeconds: -Self.kept))
      } catch {
        StandardStreams.report("old answers could not be forgotten: \(error)")
      }
      // A cancelled sleep ends the loop.
      try? await Task.sleep(for: .seconds(3_600))
    }
  }
}
