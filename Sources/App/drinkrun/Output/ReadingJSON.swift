internal import FoundationEssentials
internal import OrderText
internal import Ordering

/// A reading as the JSON object of the contract: every key there, null where nothing was said.
struct ReadingJSON: Encodable {
  let reading: Reading

  /// The object on one line.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private enum Key: String, CodingKey {
    case text, acts, unread, questions, error
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(reading.text, forKey: .text)
    try object.encode(acts, forKey: .acts)
    try object.encode(reading.unread.map(\.text), forKey: .unread)
    try object.encode(reading.questions.map(QuestionJSON.init), forKey: .questions)
    if let failure = reading.failure { try object.encode(failure.rawValue, forKey: .error) }
  }
}

extension ReadingJSON {
  /// The acts, with one cup for each item of an order whose count was neither said nor is asked for.
  private var acts: [ActJSON] {
    reading.acts.enumerated().map { index, act in
      guard act.intent == .order else { return ActJSON(act: act) }
      var counted = act
      for item in act.items.indices where act.items[item].quantity == nil {
        let isAsked = reading.questions.contains {
          $0.act == index && $0.item == item && $0.question.field == .quantity
        }
        if !isAsked { counted.items[item].quantity = 1 }
      }
      return ActJSON(act: counted)
    }
  }
}

private struct ActJSON: Encodable {
  let act: Act

  private enum Key: String, CodingKey {
    case intent, items, target, details
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(act.intent.rawValue, forKey: .intent)
    try object.encode(act.items.map(ItemJSON.init), forKey: .items)
    try object.encode(act.target.map(TargetJSON.init), forKey: .target)
    try object.encode(DetailsJSON(details: act.details), forKey: .details)
  }
}

private struct ItemJSON: Encodable {
  let item: DraftLine

  private enum Key: String, CodingKey {
    case drink, size, ice, sugar, addOns, quantity, note
    case beneficiary = "for"
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(item.drink, forKey: .drink)
    try object.encode(item.size, forKey: .size)
    try object.encode(item.ice, forKey: .ice)
    try object.encode(item.sugar, forKey: .sugar)
    try object.encode(item.addOns, forKey: .addOns)
    try object.encode(item.quantity, forKey: .quantity)
    try object.encode(item.note, forKey: .note)
    try object.encode(item.beneficiary, forKey: .beneficiary)
  }
}

private struct TargetJSON: Encodable {
  let target: Target

  private enum Key: String, CodingKey {
    case person, number, drink, last
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch target {
    case .person(let name): try object.encode(name, forKey: .person)
    case .number(let number): try object.encode(number, forKey: .number)
    case .drink(let name): try object.encode(name, forKey: .drink)
    case .last: try object.encode(true, forKey: .last)
    }
  }
}

private struct QuestionJSON: Encodable {
  let question: ReadingQuestion

  private enum Key: String, CodingKey {
    case act, item, field, because, heard, choices
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(question.act, forKey: .act)
    try object.encode(question.item, forKey: .item)
    try object.encode(question.question.field.rawValue, forKey: .field)
    try object.encode(question.question.because.rawValue, forKey: .because)
    try object.encode(question.question.heard, forKey: .heard)
    try object.encode(question.question.choices, forKey: .choices)
  }
}
