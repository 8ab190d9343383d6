import OrderText
import Ordering

/// What is said of a name that is heard as something else.
enum NameClashText {
  static func of(_ clash: NameClash) -> String {
    "\(kind(clash.entry)) \(clash.name) \(reason(clash.reason)); typed alone it \(typed(clash.typed))"
  }

  private static func kind(_ entry: NameClash.Entry) -> String {
    switch entry {
    case .size: "the size"
    case .ice: "the ice level"
    case .sugar: "the sugar level"
    case .addOn: "the add-on"
    case .drink: "the drink"
    }
  }

  private static func reason(_ reason: NameClash.Reason) -> String {
    switch reason {
    case .also(let meanings):
      "is \(meanings.map(\.inWords).joined(separator: " and ")) as well"
    case .oneCharacter: "is one character, heard where an option stands beside it alone"
    case .wordsOfOrders: "is made of words of an order"
    case .withLevel(let level, let drink):
      "is what people type for \(drink) with \(level.inWords)"
    case .beginsOthers(let names):
      "begins \(names.prefix(3).joined(separator: ", ")), and not the drink that it is an alias of"
    case .notHeard: "is not heard as this drink"
    }
  }

  private static func typed(_ reading: Reading) -> String {
    let items = reading.acts.flatMap(\.items).map { canonicalText(of: $0) }
    let asks =
      reading.questions.contains { $0.question.because != .missing } ? ", and is asked" : ""
    guard let act = reading.acts.first else {
      return reading.bare == nil ? "does nothing" : "answers what is pending"
    }
    let what = items.filter { !$0.isEmpty }.joined(separator: ", ")
    return "is read as \(act.intent.rawValue)\(what.isEmpty ? "" : " of \(what)")\(asks)"
  }
}
