internal import HTTPMessages
internal import Ordering
public import Table
public import TableSync

/// Why the API of a table did not do what was asked.
public protocol TableProblem: Error {
  /// Safe to show.
  var reason: String { get }
  /// What it means for rows that were being written.
  var verdict: Verdict { get }
}

extension Verdict {
  /// What an error means for rows that were being written.
  public init(of error: any Error) {
    switch error {
    case let problem as any TableProblem: self = problem.verdict
    case let failure as HTTPFailure:
      self =
        failure.wasSurelyNotSent
        ? .unsent(reason: failure.message) : .unavailable(reason: failure.message)
    case let error as TableError: self = .unavailable(reason: error.message)
    default: self = .stopped(.token, reason: TableError.noToken)
    }
  }

  /// Whether the table could not say anything now and may later.
  public var isOfTheMoment: Bool {
    switch self {
    case .unsent, .unavailable, .throttled: true
    case .stored, .refused, .gone, .stopped: false
    }
  }
}

extension TableError {
  /// What is wrong, without anything secret.
  public init(explaining error: any Error) {
    switch error {
    case let error as TableError: self = error
    case let problem as any TableProblem: self.init(problem.reason)
    case let failure as HTTPFailure: self.init(failure.message)
    default: self.init(Self.noToken)
    }
  }

  fileprivate static let noToken = "the table's token cannot be read"
}
