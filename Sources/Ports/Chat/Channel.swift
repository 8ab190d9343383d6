public import Ordering

/// A way by which people talk to the bot.
public protocol Channel: Sendable {
  /// The channel's key in the configuration.
  var key: String { get }

  /// How its people want to be answered.
  var manner: Manner { get }

  /// Takes messages and gives each to `answer`, until the task is cancelled or the input ends.
  ///
  /// - Parameter answer: What is said in return to a message; it throws when the message could not be stored and should be
  ///   delivered again.
  func run(answer: @escaping @Sendable (Message) async throws -> [Sentence]) async throws

  /// Says what nobody asked for at this moment: a reminder, a closing run.
  ///
  /// - Returns: Which of the sentences were taken, by index; the others are offered again later.
  func send(_ sentences: [Sentence]) async -> Set<Int>
}
