public import MenuTable
internal import YAML

/// A locale's words for menu tables in a file, `table.yaml`.
public enum TableWordsFile {
  /// Reads the words at a path.
  ///
  /// - Throws: Every fault of its keys and types, with its line.
  public static func load(_ path: String) throws(FileFaults) -> TableWords {
    let text = try FileText.read(path)
    do {
      return try YAMLDecoder().decode(TableWords.self, from: YAML.parse(text, file: path))
    } catch {
      throw FileFaults(error)
    }
  }
}

extension MenuImport {
  /// Reads the table of a file.
  ///
  /// - Parameter isOfAddOns: Whether its rows are add-ons, whatever their category says.
  /// - Throws: What keeps it from being a table, with its line.
  public func table(
    at path: String, isOfAddOns: Bool = false
  ) throws(FileFaults) -> MenuImport.Table {
    let text = try FileText.read(path)
    do {
      return try table(of: text, isOfAddOns: isOfAddOns)
    } catch {
      throw FileFaults([FileFault(file: path, line: error.line, message: error.message)])
    }
  }
}

extension TableFault {
  /// What is wrong and what to do.
  fileprivate var message: String {
    switch kind {
    case .empty: "the table is empty, write a row with the heads of the columns and rows below"
    case .openQuote: "a quote opens here and is never closed, close it"
    case .textBehindQuote:
      "text stands behind a closing quote, write a quote inside quotes twice"
    case .tooManyFields(let count, let columns):
      "the row has \(count) fields where the header has \(columns) columns, put quotes around "
        + "a field with a delimiter in it"
    case .twoColumns(let first, let second):
      "the columns \(first) and \(second) say the same, keep one"
    case .noNameColumn(let heads):
      "no column is called name or 品名, rename one of \(heads.joined(separator: ", "))"
    case .noPriceColumn(let heads):
      "no column is called price, 價格 or a size such as 大杯, rename one of "
        + heads.joined(separator: ", ")
    }
  }
}
