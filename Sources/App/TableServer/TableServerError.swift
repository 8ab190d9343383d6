/// Why the table server cannot serve its file.
public enum TableServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened, or not be written; the reason is SQLite's.
  case unusable(file: String, reason: String)
  /// Not `app` and 14 letters or digits.
  case malformedBase(String)
  /// A table cannot be made as it is described.
  case impossibleTable(name: String, reason: String)

  public var description: String {
    switch self {
    case .unusable(let file, let reason): "\(file): \(reason)"
    case .malformedBase(let base):
      "\(base) is no base id: write app and 14 letters or digits, or leave it out"
    case .impossibleTable(let name, let reason): "table \(name): \(reason)"
    }
  }
}
