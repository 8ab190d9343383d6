public import Ordering

/// A way by which people talk to the bot.
public protocol Channel: Sendable {
  /// The channel's key in the configuration.
  var key: String { get }

  /// How its people want to be answered.
  var manner: Manner { get }

  /// Says what nobody asked for at this moment: a reminder, a closing run.
  ///
  /// - Returns: The ids of those that were taken; the others are offered again later.
  func send(_ announcements: [Announcement]) async -> Set<Int64>
}

/// A channel that fetches what people say by itself, where others are handed it: a webhook by the web server.
public protocol ListeningChannel: Channel {
  /// Takes messages and gives each to `answer`, until the task is cancelled or the input ends.
  ///
  /// - Parameter answer: What is said in return to a message, in this channel; it throws when the message could not be
  ///   stored and should be delivered again.
  func run(answer: @escaping @Sendable (Message) async throws -> [Sentence]) async throws
}
