public import Dialogue
internal import Ordering

/// The runs whose rows are still to be read from the table, the longest asked first.
public actor AskedReadings {
  private var queries: [TableQuery] = []

  /// Nothing is asked.
  public init() {}

  /// Asks for a run's rows; they are read once, however often that is asked before.
  public func append(_ query: TableQuery) {
    if let index = queries.firstIndex(where: { $0.run.id == query.run.id }) {
      queries[index].isAsked = queries[index].isAsked || query.isAsked
    } else {
      queries.append(query)
    }
  }

  func next() -> TableQuery? { queries.isEmpty ? nil : queries.removeFirst() }
}
