public import Ordering

extension Pending.Item {
  /// What is open about the item: the reader's doubts, then what the menu asks.
  ///
  /// An add-on that the shop has not is told and left out; it holds nothing up. Where several drinks may be meant, what all
  /// of them ask is asked along: one question is enough then.
  ///
  /// - Parameter cupLimit: The most cups in one line.
  public func openQuestions(on menu: Menu, cupLimit: Int) -> [Question] {
    let doubts = doubts.filter { !$0.isOnlyTold }
    let fields = Set(doubts.map(\.field))
    let drinks = doubts.first { $0.field == .drink }?.choices ?? []
    let asked =
      draft.drink == nil && !drinks.isEmpty
      ? questions(thatAllAsk: drinks, on: menu, cupLimit)
      : menu.questions(about: draft, cupLimit: cupLimit)
    return doubts + asked.filter { !fields.contains($0.field) }
  }

  /// What is missing whichever of the drinks is meant, with the choices that all of them have.
  private func questions(
    thatAllAsk drinks: [String], on menu: Menu, _ cupLimit: Int
  ) -> [Question] {
    let asked = drinks.map { drink in
      var draft = draft
      draft.drink = drink
      return menu.questions(about: draft, cupLimit: cupLimit)
    }
    return (asked.first ?? []).compactMap { question in
      // How many cups there may be is the same for every drink.
      guard question.field != .quantity else { return question }
      let same = asked.map { $0.first { $0.field == question.field && $0.because == .missing } }
      guard question.because == .missing, !same.contains(nil) else { return nil }
      var common = question
      common.choices = question.choices.filter { choice in
        same.allSatisfy { $0?.choices.contains(choice) == true }
      }
      return common.choices.isEmpty ? nil : common
    }
  }
}

extension Question {
  /// Whether it needs no answer: an add-on that the shop has not is left out, and that is said.
  var isOnlyTold: Bool { field == .addOns && because == .notOnMenu }
}
