/// What keeps the team's table from taking any row until a person mends it.
public enum TableTrouble: String, Hashable, Codable, Sendable, CaseIterable {
  /// The token is not taken, or cannot be read.
  case token
  /// The token does not reach the table, or may not write there.
  case forbidden
  /// There is no such base or table.
  case missing
  /// A column is not there, or does not take what the layout sends.
  case mismatched
  /// What is paid for is used up, such as the calls of the month.
  case quota
}
