public import Ordering

extension Pending.Item {
  /// What is open about the item: the reader's doubts, then what the menu asks.
  ///
  /// An add-on that the shop has not is told and left out; it holds nothing up.
  ///
  /// - Parameter cupLimit: The most cups in one line.
  public func openQuestions(on menu: Menu, cupLimit: Int) -> [Question] {
    let doubts = doubts.filter { !$0.isOnlyTold }
    let fields = Set(doubts.map(\.field))
    return doubts
      + menu.questions(about: draft, cupLimit: cupLimit).filter { !fields.contains($0.field) }
  }
}

extension Question {
  /// Whether it needs no answer: an add-on that the shop has not is left out, and that is said.
  var isOnlyTold: Bool { field == .addOns && because == .notOnMenu }
}
