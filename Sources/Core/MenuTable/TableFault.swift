/// Why a text is no table that a menu can be made of.
public struct TableFault: Error, Hashable, Sendable {
  /// From 1, in the table's file.
  public var line: Int
  public var kind: Kind

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Not even a header stands there.
    case empty
    /// A quote that opens on that line is never closed.
    case openQuote
    /// Something stands between a closing quote and the next field.
    case textBehindQuote
    /// A row has more fields than the header has columns.
    case tooManyFields(count: Int, columns: Int)
    /// Two columns say the same: their heads.
    case twoColumns(String, String)
    /// No column is known for that of the names.
    case noNameColumn(heads: [String])
    /// No column is known for one with prices.
    case noPriceColumn(heads: [String])
  }
}
