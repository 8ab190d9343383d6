/// How many cups and how much money some lines come to; cancelled lines count for nothing.
public struct Tally: Hashable, Codable, Sendable {
  public var cups: Int
  public var sum: Money

  public init(cups: Int = 0, sum: Money = .zero) {
    self.cups = cups
    self.sum = sum
  }

  public init(_ lines: some Sequence<OrderLine>) {
    self.init()
    for line in lines where !line.isCancelled {
      cups += line.quantity
      sum += line.total
    }
  }
}
