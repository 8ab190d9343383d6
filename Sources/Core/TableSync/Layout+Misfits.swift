public import Ordering

extension Layout {
  /// Something of ours that a column cannot say.
  public struct Misfit: Hashable, Sendable, CustomStringConvertible {
    public var column: String
    public var kind: Kind

    public enum Kind: Hashable, Sendable {
      /// A word that has no counterpart in a column that is whole.
      case noWord(String)
      /// More add-ons in a cup than the column's one.
      case severalAddOns
    }

    public init(column: String, _ kind: Kind) {
      self.column = column
      self.kind = kind
    }

    /// What is wrong and what to do.
    public var description: String {
      switch kind {
      case .noWord(let word):
        "column \(column): it has no counterpart of '\(word)', add one to its words"
      case .severalAddOns:
        "column \(column): it takes one add-on, and a cup may have more: "
          + "write maxAddOns: 1 into the menu"
      }
    }
  }

  /// What the columns cannot say of what these menus sell, and of what becomes of an order.
  public func misfits(of menus: [Menu]) -> [Misfit] {
    var misfits: [Misfit] = []
    for column in columns {
      for word in column.lacking(column.vocabulary(of: menus)) {
        misfits.append(Misfit(column: column.name, .noWord(word)))
      }
      if column.form == .one, menus.contains(where: { $0.mayHaveSeveralAddOns }) {
        misfits.append(Misfit(column: column.name, .severalAddOns))
      }
    }
    misfits += header?.misfits(of: menus) ?? []
    return misfits + unheld(menus.flatMap { $0.addOns.map(\.name) })
  }

  /// What the columns cannot say of a line; its menu may have changed since it was ordered.
  public func misfits(of line: OrderLine, in run: Run, currency: Currency) -> [Misfit] {
    var misfits: [Misfit] = []
    for column in columns {
      guard let field = column.field, field.isMadeOfWords else { continue }
      switch field.value(of: line, run: run, currency: currency) {
      case .text(let word):
        misfits += column.lacking([word]).map { Misfit(column: column.name, .noWord($0)) }
      case .list(let words):
        misfits += column.lacking(words).map { Misfit(column: column.name, .noWord($0)) }
        if column.form == .one, words.count > 1 {
          misfits.append(Misfit(column: column.name, .severalAddOns))
        }
      case .empty, .number, .flag: break
      }
    }
    misfits += header?.misfits(of: line, in: run, currency: currency) ?? []
    return misfits + unheld(line.portionNames)
  }

  /// The add-ons that no column tells of where they are ticked in columns alone.
  private func unheld(_ addOns: [String]) -> [Misfit] {
    var held: Set<String> = []
    var first: String?
    for column in columns where column.field == .addOns {
      guard case .holds(let names) = column.form else { return [] }
      held.formUnion(names)
      first = first ?? column.name
    }
    guard let first else { return [] }
    return addOns.differing.filter { !held.contains($0) }.map {
      Misfit(column: first, .noWord($0))
    }
  }
}

extension Layout.Column {
  /// The words of these that the column has no counterpart of, each once.
  fileprivate func lacking(_ words: [String]) -> [String] {
    guard self.words.isWhole else { return [] }
    return words.differing.filter { self.words.counterparts[$0] == nil }
  }
}

extension Menu {
  fileprivate var mayHaveSeveralAddOns: Bool { !addOns.isEmpty && (maxAddOns ?? .max) > 1 }
}
