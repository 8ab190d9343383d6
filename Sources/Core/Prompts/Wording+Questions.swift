internal import Dialogue
internal import ICU
internal import Ordering

/// What is asked before a draft can be placed.
extension Wording {
  func asks(_ person: Person, _ items: [AskedItem], _ menu: Menu, _ isNumbered: Bool) -> String {
    let chosen = isNumbered ? items.firstIndex { $0.questions.contains(where: isDrinkChoice) } : nil
    let texts = items.enumerated().map { askedItem($1, menu, isNumbered: $0 == chosen) }
    let example =
      items.count == 1 ? items.first.flatMap { answerExample(to: $0, menu, chosen != nil) } : nil
    return to(
      person, .asks,
      Arguments().with("items", as: .text(texts.joined(separator: "\n")))
        .with("example", example).with("unread", quoted(items.flatMap(\.unread))))
  }

  private func isDrinkChoice(_ question: Question) -> Bool {
    question.field == .drink && !question.choices.isEmpty
  }

  /// An item as it was heard, with its price where that is certain, and what is asked about it.
  private func askedItem(_ asked: AskedItem, _ menu: Menu, isNumbered: Bool) -> String {
    let heard = heard(asked, menu)
    let questions = join(
      asked.questions.map {
        question(
          $0, about: asked.draft, prices: asked.prices, on: menu,
          isNumbered: isNumbered && isDrinkChoice($0))
      }, by: .questions)
    guard let heard, let questions else { return heard ?? questions ?? "" }
    return say(.askedItem, ["what": .text(heard), "questions": .text(questions)])
  }

  private func heard(_ asked: AskedItem, _ menu: Menu) -> String? {
    var draft = asked.draft
    if asked.questions.contains(where: { $0.field == .quantity }) {
      draft.quantity = nil
      return known(draft, menu)
    }
    guard let unitPrice = asked.unitPrice else { return known(draft, menu) }
    return priced(item(draft, menu), draft, unitPrice, menu)
  }

  /// An answer to everything that is asked: 「1 半糖」.
  private func answerExample(to asked: AskedItem, _ menu: Menu, _ isNumbered: Bool) -> String? {
    let answers = asked.questions.filter { !$0.choices.isEmpty }.compactMap { question -> String? in
      switch question.field {
      case .drink: isNumbered ? "1" : nil
      case .size: question.choices.last.map { option($0, menu) }
      case .sugar: question.choices.prefix(3).last.map { option($0, menu) }
      case .ice: question.choices.prefix(2).last.map { option($0, menu) }
      case .addOns, .quantity, .beneficiary, .target: nil
      }
    }
    return answers.count > 1 ? answers.joined(separator: " ") : nil
  }

  func question(
    _ question: Question, about draft: DraftLine, prices: [String: Money], on menu: Menu,
    isNumbered: Bool = false
  ) -> String {
    switch question.field {
    case .drink: drinkQuestion(question, menu, isNumbered)
    case .size, .sugar, .ice: levelQuestion(question, draft, prices, menu)
    case .addOns: addOnQuestion(question, draft, menu)
    case .quantity:
      question.because == .outOfRange
        ? say(.quantityRefused, ["heard": .text(question.heard ?? "")]) : say(.askQuantity)
    case .beneficiary: say(.askRecipient, Arguments().with("heard", question.heard))
    case .target: say(.askTarget, Arguments().with("heard", question.heard))
    }
  }

  private func drinkQuestion(_ question: Question, _ menu: Menu, _ isNumbered: Bool) -> String {
    let heard = MessageArgument.text(question.heard.map { drink($0, menu) } ?? "")
    let drinks = question.choices.map { drink($0, menu) }
    let choices = MessageArgument.text(isNumbered ? numbered(drinks) : list(drinks))
    switch question.because {
    case .notAllowed: return say(.drinkSoldOut, ["heard": heard])
    case .nearMiss where !drinks.isEmpty:
      return say(.nearDrink, ["heard": heard, "choices": choices])
    case .notOnMenu where drinks.isEmpty:
      return say(.drinkNotOnMenu, ["shop": .text(shop(menu)), "heard": heard])
    default: return drinks.isEmpty ? say(.askDrink) : say(.askWhichDrink, ["choices": choices])
    }
  }

  private func levelQuestion(
    _ question: Question, _ draft: DraftLine, _ prices: [String: Money], _ menu: Menu
  ) -> String {
    switch question.because {
    case .missing: missing(question, draft, prices, menu)
    case .notAllowed, .notOnMenu: notAllowed(question, draft, menu)
    case .conflict where isHotOrCold(question, menu):
      say(.askHotOrCold, ["choices": .text(either(question.choices.map { option($0, menu) }))])
    default: which(question, menu)
    }
  }

  private func missing(
    _ question: Question, _ draft: DraftLine, _ prices: [String: Money], _ menu: Menu
  ) -> String {
    let names = question.choices.map { option($0, menu) }
    if question.field == .size, !prices.isEmpty {
      let priced = zip(question.choices, names).map { size, name in
        prices[size].map { pricedChoice(name, $0, menu) } ?? name
      }
      return say(
        .askSize,
        [
          "choices": .text(either(priced, by: .eitherPriced)),
          "cups": .integer(draft.quantity ?? 1),
        ])
    }
    guard names.count > 3, question.field != .size else { return which(question, menu) }
    return say(question.field == .sugar ? .askSugar : .askIce, ["choices": .text(list(names))])
  }

  func pricedChoice(_ choice: String, _ price: Money, _ menu: Menu) -> String {
    say(.pricedChoice, ["choice": .text(choice), "price": money(price, menu)])
  }

  /// Asks which of a few is meant.
  private func which(_ question: Question, _ menu: Menu) -> String {
    let arguments: Arguments = [
      "choices": .text(either(question.choices.map { option($0, menu) })),
      "count": .integer(question.choices.count),
    ]
    return say(.askWhich, arguments.with("heard", question.heard))
  }

  private func notAllowed(_ question: Question, _ draft: DraftLine, _ menu: Menu) -> String {
    let arguments: Arguments = [
      "drink": .text(draft.drink.map { drink($0, menu) } ?? shop(menu)),
      "heard": .text(question.heard.map { option($0, menu) } ?? ""),
      "count": .integer(question.choices.count),
    ]
    return say(.notAllowed, arguments.with("choices", choices(question, menu)))
  }

  private func choices(_ question: Question, _ menu: Menu) -> String? {
    question.choices.isEmpty ? nil : list(question.choices.prefix(12).map { option($0, menu) })
  }

  private func isHotOrCold(_ question: Question, _ menu: Menu) -> Bool {
    question.field == .ice && Set(question.choices.map(menu.isHot)).count == 2
  }

  private func addOnQuestion(_ question: Question, _ draft: DraftLine, _ menu: Menu) -> String {
    let heard = question.heard ?? ""
    switch question.because {
    case .notOnMenu:
      return say(.addOnNotOnMenu, ["shop": .text(shop(menu)), "heard": .text(heard)])
    case .notAllowed:
      let arguments: Arguments = [
        "drink": .text(draft.drink.map { drink($0, menu) } ?? shop(menu)),
        "heard": .text(option(heard, menu)),
      ]
      return say(.addOnNotAllowed, arguments.with("choices", choices(question, menu)))
    case .outOfRange:
      let names = draft.addOns.map { option($0.name, menu) }
      return say(
        .addOnsTooMany,
        ["most": .integer(menu.maxAddOns ?? names.count), "heard": .text(list(names))])
    case .missing, .ambiguous, .nearMiss, .conflict: return which(question, menu)
    }
  }
}
