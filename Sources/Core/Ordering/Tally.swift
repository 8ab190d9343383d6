/// How many cups and how much money some lines come to; cancelled lines count for nothing.
public struct Tally: Hashable, Codable, Sendable {
  public var cups: Int
  /// Of the drinks alone, without delivery.
  public var sum: Money

  /// Nothing, unless said.
  public init(cups: Int = 0, sum: Money = .zero) {
    self.cups = cups
    self.sum = sum
  }

  /// Counts the lines that are not cancelled.
  public init(_ lines: some Sequence<OrderLine>) {
    self.init()
    for line in lines where !line.isCancelled {
      cups += line.quantity
      sum += line.total
    }
  }
}
