import Ordering

extension Pending.Item {
  /// The item with an answer laid over it: what the answer says is no longer in doubt.
  func merging(
    _ answer: DraftLine, doubts new: [Question] = [], unread pieces: [String] = []
  ) -> Pending.Item {
    var item = self
    item.draft = draft.merging(answer)
    item.doubts.removeAll { doubt in
      answer.settles(doubt.field) || new.contains { $0.field == doubt.field }
    }
    item.doubts += new
    item.unread += pieces
    return item
  }
}

extension Pending.Item {
  /// Whether what was asked for is nothing that the shop has.
  var isOfUnknownDrink: Bool {
    draft.drink == nil && doubts.contains { $0.field == .drink && $0.because == .notOnMenu }
  }

  /// The item without so many cups; `nil` where it has no more.
  func without(cups: Int) -> Pending.Item? {
    guard let quantity = draft.quantity, cups > 0, cups < quantity else { return nil }
    var item = self
    item.draft.quantity = quantity - cups
    return item
  }

  /// The cups that stay as they are, and those that the draft changes; `nil` where that is all of them.
  func split(by change: DraftLine) -> [Pending.Item]? {
    guard let cups = change.quantity, let rest = without(cups: cups) else { return nil }
    return [rest, merging(change)]
  }
}

extension Conversation {
  /// The items as a yes leaves them: what was asked with one choice alone is that choice.
  func agreed(_ items: [Pending.Item], on menu: Menu) -> [Pending.Item] {
    items.map { item in
      item.openQuestions(on: menu, cupLimit: setting.cupLimit).reduce(item) { item, question in
        guard question.choices.count == 1, [.nearMiss, .notAllowed].contains(question.because)
        else { return item }
        return item.merging(DraftLine(question.choices[0], as: question.field))
      }
    }
  }
}

extension Menu {
  /// Whether a word is a sugar or an ice level; `nil` where it is neither.
  func field(of level: String) -> Question.Field? {
    if sugar.contains(where: { $0.name == level }) { return .sugar }
    return iceLevel(named: level).map { _ in .ice }
  }
}

extension DraftLine {
  /// The draft that says that one thing.
  init(_ choice: String, as field: Question.Field) {
    self.init()
    switch field {
    case .drink: drink = choice
    case .size: size = choice
    case .ice: ice = choice
    case .sugar: sugar = choice
    case .addOns: addOns = [Portion(name: choice)]
    case .quantity, .beneficiary, .target: break
    }
  }

  /// Whether the draft is what a description says of it: 「無糖那杯」.
  func `is`(_ description: DraftLine) -> Bool {
    func fits(_ said: String?, _ has: String?) -> Bool { said == nil || said == has }
    return (description.drink.map { drink?.contains($0) ?? false } ?? true)
      && fits(description.size, size) && fits(description.ice, ice)
      && fits(description.sugar, sugar)
      && description.addOns.allSatisfy { said in addOns.contains { $0.name == said.name } }
  }

  /// Whether the draft says something of that field.
  func settles(_ field: Question.Field) -> Bool {
    switch field {
    case .drink: drink != nil
    case .size: size != nil
    case .ice: ice != nil
    case .sugar: sugar != nil
    case .addOns: !addOns.isEmpty
    case .quantity: quantity != nil
    case .beneficiary: beneficiary != nil
    case .target: false
    }
  }
}
