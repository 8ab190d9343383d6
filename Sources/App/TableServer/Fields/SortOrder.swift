import FoundationEssentials

/// A field to sort by.
struct SortOrder {
  let field: Field
  let isDescending: Bool
  /// The places of a single select's options: it is sorted as people arranged them.
  private let places: [String: Int]

  init(_ field: Field, isDescending: Bool) {
    self.field = field
    self.isDescending = isDescending
    let choices = field.type == .singleSelect ? field.choices : []
    places = Dictionary(zip(choices, choices.indices)) { first, _ in first }
  }

  func key(of record: Record) -> SortKey {
    switch record.cell(of: field) {
    case nil: .empty
    case .number(let number): .number(number)
    case .checked: .number(1)
    case .moment(let moment): .number(Decimal(moment.milliseconds))
    case .choices(let texts), .links(let texts): SortKey(texts.joined(separator: ", "))
    case .attachments(let attachments):
      SortKey(attachments.map(\.filename).joined(separator: ", "))
    case .text(let text): places[text].map { .number(Decimal($0)) } ?? SortKey(text)
    }
  }
}

/// What a cell is sorted by; the cells of a field have keys of one kind, and empty ones come first.
enum SortKey: Hashable {
  case empty
  case number(Decimal)
  /// Without case, and the text itself where that is equal.
  case text(folded: String, String)

  init(_ text: String) { self = .text(folded: text.lowercased(), text) }

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

extension [Record] {
  /// Sorted by the first order, by the next where that is equal, and by age at last.
  func sorted(by orders: [SortOrder]) -> [Record] {
    guard !orders.isEmpty else { return self }
    let keyed = map { record in (record: record, keys: orders.map { $0.key(of: record) }) }
    return keyed.sorted { left, right in
      for (place, order) in orders.enumerated() {
        switch left.keys[place].order(to: right.keys[place]) {
        case .less: return !order.isDescending
        case .greater: return order.isDescending
        case .equal: continue
        }
      }
      return left.record.number < right.record.number
    }.map(\.record)
  }
}
