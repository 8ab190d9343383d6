internal import TableSync

/// Writes that are done together or not at all (Firestore, "projects.databases.documents.commit").
struct CommitBody: Encodable {
  var writes: [Write]

  /// A document that is changed, or the name of one that goes.
  struct Write: Encodable {
    var update: Update?
    /// The fields that are ours to write; all others stay as they are.
    var updateMask: Mask?
    var currentDocument: Precondition?
    var delete: String?
  }

  struct Update: Encodable {
    var name: String
    var fields: [String: FieldValue]
  }

  struct Mask: Encodable {
    var fieldPaths: [String]
  }

  struct Precondition: Encodable {
    var exists: Bool
  }
}

extension CommitBody.Write {
  init(deleting name: String) {
    delete = name
  }

  /// - Parameter isKnown: Whether the document was there: then it is not made again.
  init(
    _ row: Row, to name: String, isKnown: Bool, types: [String: ColumnType]
  ) {
    let kept = row.cells.filter { $0.value != .empty }
    update = CommitBody.Update(
      name: name,
      fields: Dictionary(kept.map { ($0.column, FieldValue($0.value, for: types[$0.column])) }) {
        $1
      })
    updateMask = CommitBody.Mask(fieldPaths: row.cells.map { FieldPath.of($0.column) })
    currentDocument = isKnown ? CommitBody.Precondition(exists: true) : nil
  }
}

/// What came of a commit.
struct CommitAnswer: Decodable {
  /// One for each write.
  var writeResults: [WriteResult]?

  struct WriteResult: Decodable {}
}
