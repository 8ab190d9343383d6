internal import TableSync
internal import YAML

extension LayoutCheck {
  /// How rows are told: by the order key, or by the columns that the file names in its place.
  ///
  /// - Parameter columns: `nil` where they were not all read, so that nothing can be said about them.
  mutating func identity(_ entry: LayoutEntry, columns: [Layout.Column]?) -> Layout.Identity {
    let hasKey = columns?.contains { $0.field == .orderKey } ?? true
    let foundBy: Located<[Located<String>]>
    switch entry.identity {
    case nil:
      if !hasKey {
        fault(
          entry.columns,
          "no column holds orderKey, by which rows are found: add it, or name in "
            + "identity: {foundBy: […]} the columns that tell a row from others")
      }
      return .key
    case .word(let word):
      if word.value != "documentId" {
        fault(word, "there is no \(word.value) here, write documentId or {foundBy: […]}")
      }
      return .documentID
    case .foundBy(let columns): foundBy = columns
    }
    if columns != nil, hasKey {
      fault(
        foundBy, "a column holds orderKey, by which rows are found: remove the one or the other")
    }
    if let columns { check(foundBy, columns) }
    return .foundBy(foundBy.value.map(\.value))
  }

  private mutating func check(
    _ foundBy: Located<[Located<String>]>, _ columns: [Layout.Column]
  ) {
    var names: Set<String> = []
    for name in foundBy.value {
      guard let column = columns.first(where: { $0.name == name.value }) else {
        let known = columns.map(\.name).joined(separator: ", ")
        fault(name, "no field goes to a column \(name.value), write one of \(known)")
        continue
      }
      if !names.insert(name.value).inserted {
        fault(name, "the column \(name.value) stands twice, remove one")
      } else if column.field == .status || column.field == .paid {
        fault(
          name, "people change \(name.value) in the table, so that no row is found by it: remove it"
        )
      }
    }
    if !columns.contains(where: { names.contains($0.name) && $0.type.canBeAskedFor }) {
      fault(foundBy, "rows are asked for by a text, a select or a number: name such a column, too")
    }
  }
}
