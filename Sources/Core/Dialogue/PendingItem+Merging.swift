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
  /// The item as a yes leaves it: what was asked with one choice alone is that choice.
  var agreed: Pending.Item {
    doubts.reduce(self) { item, doubt in
      guard doubt.because == .nearMiss, doubt.choices.count == 1 else { return item }
      return item.merging(DraftLine(doubt.choices[0], as: doubt.field))
    }
  }
}

extension DraftLine {
  /// The draft that says that one thing.
  fileprivate init(_ choice: String, as field: Question.Field) {
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
