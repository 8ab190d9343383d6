import DataFiles
import TableSync

extension OpenTable {
  static func layout(at path: String) throws(CommandFailure) -> Layout {
    try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try LayoutFile.load(path)
    }
  }

  /// A layout as that kind of table has it: the id of a document is the key whatever else tells a row.
  static func layout(
    at path: String, for kind: TableConfiguration.Kind
  ) throws(CommandFailure) -> Layout {
    var layout = try layout(at: path)
    switch kind {
    case .airtable, .local:
      if layout.identity == .documentID {
        throw CommandFailure(
          .configuration,
          "\(path): identity: documentId is for kind firestore alone, as records elsewhere have ids "
            + "that we do not choose: give a column orderKey, or name in identity: {foundBy: […]} the "
            + "columns that tell a row from others")
      }
    case .firestore:
      if !layout.table.isCollectionID {
        throw CommandFailure(
          .configuration,
          "\(path): table: a collection of Firestore cannot be called \(layout.table), write a name "
            + "without a slash, which is not ., .. or __…__")
      }
      if layout.count.isPerCup {
        throw CommandFailure(
          .configuration,
          "\(path): rows: a document has the key of its line, so that a line has one: remove this")
      }
      if layout.header != nil || layout.columns.contains(where: { $0.type.isLinks }) {
        throw CommandFailure(
          .configuration,
          "\(path): documents link to no others: remove header and the columns of multipleRecordLinks"
        )
      }
      layout.identity = .documentID
    }
    return layout
  }
}

extension String {
  /// Firestore, "Quotas and limits": limits of collection IDs.
  fileprivate var isCollectionID: Bool {
    !isEmpty && utf8.count <= 1_500 && !utf8.contains(UInt8(ascii: "/"))
      && ![".", ".."].contains(self) && !(hasPrefix("__") && hasSuffix("__"))
  }
}
