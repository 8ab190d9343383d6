public import Chat
import Ordering
public import Store

/// Delivers what the bot says by itself, and keeps what is not taken until it is.
public struct Announcer: Sendable {
  private let store: any Store
  private let channels: [any Channel]

  /// How many are offered to a channel at once.
  private static let batch = 50

  /// Delivers through these channels alone; what is for another waits.
  public init(store: any Store, channels: [any Channel]) {
    self.store = store
    self.channels = channels
  }

  /// Offers each channel what waits for it, oldest first.
  ///
  /// - Returns: Whether something still waits that a channel may take later.
  @discardableResult
  public func deliver() async throws(StoreError) -> Bool {
    var isLeft = false
    for channel in channels where !channel.manner.answersBringAnnouncements {
      let waiting = try await store.announcements(channel: channel.key, limit: Self.batch)
      guard !waiting.isEmpty else { continue }
      let taken = await channel.send(waiting)
      try await store.removeAnnouncements(taken.sorted())
      if taken.count < waiting.count || waiting.count == Self.batch { isLeft = true }
    }
    return isLeft
  }
}
