import FoundationEssentials

/// What a cell is sorted by; the cells of a field have keys of one kind, and empty ones come first.
enum SortKey: Hashable {
  case empty
  case number(Decimal)
  /// Without case, and the text itself where that is equal.
  case text(folded: String, String)

  func order(to other: SortKey) -> Comparison {
    switch (self, other) {
    case (.number(let left), .number(let right)): return .of(left, right)
    case (.text(let left, let leftText), .text(let right, let rightText)):
      let order = Comparison.of(left, right)
      return order == .equal ? .of(leftText, rightText) : order
    default: return .of(rank, other.rank)
    }
  }

  private var rank: Int {
    switch self {
    case .empty: 0
    case .number: 1
    case .text: 2
    }
  }
}

extension Field {
  /// A single select is sorted by the order of its choices, as people arranged them.
  func sortKey(of cell: Cell?) -> SortKey {
    switch cell {
    case nil: .empty
    case .number(let number): .number(number)
    case .checked: .number(1)
    case .moment(let moment): .number(Decimal(moment.milliseconds))
    case .choices(let choices): SortKey(choices.joined(separator: ", "))
    case .text(let text): choiceKey(of: text) ?? SortKey(text)
    }
  }

  private func choiceKey(of text: String) -> SortKey? {
    guard type == .singleSelect, let place = choices.firstIndex(of: text) else { return nil }
    return .number(Decimal(place))
  }
}

extension SortKey {
  fileprivate init(_ text: String) { self = .text(folded: text.lowercased(), text) }
}
