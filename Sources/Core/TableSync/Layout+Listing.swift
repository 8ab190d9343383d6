extension Layout {
  /// The table's records as people read them: every column in its place, by when they were ordered.
  ///
  /// What is not there is empty, or false for a checkbox; a list that its column holds as text is a list again.
  public func listing(_ records: [[String: Row.Value]]) -> [[Row.Cell]] {
    records.sorted { isBefore($0, $1) }.map { record in
      columns.map { column in
        Row.Cell(column.name, column.readable(record[column.name] ?? .empty))
      }
    }
  }

  private func isBefore(_ one: [String: Row.Value], _ other: [String: Row.Value]) -> Bool {
    let (first, second) = (place(one), place(other))
    return first.text != second.text ? first.text < second.text : first.number < second.number
  }

  /// Moments in UTC and the ids of runs sort as text; lines of a run by their number.
  private func place(_ record: [String: Row.Value]) -> (text: String, number: Int) {
    func digits(_ field: Field) -> String {
      switch column(of: field).flatMap({ record[$0.name] }) {
      case .text(let text), .number(let text): text
      default: ""
      }
    }
    return (text: digits(.orderedAt) + digits(.run), number: Int(digits(.number)) ?? 0)
  }
}

extension Layout.Column {
  func readable(_ value: Row.Value) -> Row.Value {
    switch (field, value) {
    case (.addOns, .text(let text)): text == words.none ? .empty : .list(parts(of: text))
    case (_, .empty): type == .checkbox ? .flag(false) : .empty
    default: value
    }
  }

  private func parts(of text: String) -> [String] {
    switch (form, type) {
    case (.joined(let separator), _): text.split(separator: separator).map { String($0) }
    case (.one, _): [text]
    default: text.split(separator: "\n").map { String($0) }
    }
  }
}
