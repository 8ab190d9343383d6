internal import ICU
internal import Ordering

/// Puts replies into the words of a phrasebook.
struct Wording {
  let phrasebook: Phrasebook
  let zone: CivilZone

  func say(_ phrase: Phrase, _ arguments: Arguments = [:]) -> String {
    phrasebook.say(phrase, arguments)
  }

  /// A sentence to a person, by name.
  func to(_ person: Person, _ phrase: Phrase, _ arguments: Arguments = [:]) -> String {
    say(phrase, arguments.with("person", as: .text(person.name)))
  }

  // MARK: Lists

  /// The texts made one, two at a time; `nil` for none.
  func join(_ texts: [String], by phrase: Phrase) -> String? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) { rest, last in
      say(phrase, ["rest": .text(rest), "last": .text(last)])
    }
  }

  func list(_ texts: [String]) -> String { join(texts, by: .list) ?? "" }

  /// One of the texts: 「中、大還是特大」.
  func either(_ texts: [String], by phrase: Phrase = .either) -> String {
    guard texts.count > 1, let last = texts.last else { return list(texts) }
    return join([list(texts.dropLast()), last], by: phrase) ?? ""
  }

  /// 「1 熟成紅茶　2 麗春紅茶」.
  func numbered(_ choices: [String]) -> String {
    let numbered = choices.enumerated().map { index, choice in
      say(.numberedChoice, ["number": .text(String(index + 1)), "choice": .text(choice)])
    }
    return join(numbered, by: .numberedChoices) ?? ""
  }

  func quoted(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : list(texts.map { say(.quoted, ["text": .text($0)]) })
  }

  // MARK: Numbers

  /// The number of a line, as people say it.
  func sharp(_ number: Int) -> MessageArgument { .text("#\(number)") }

  /// The amount with its currency: `$50`, `NT$50`, `SGD 2.90`.
  ///
  /// A currency whose cents people pay shows them always, another one only where the amount has some.
  func money(_ amount: Money, _ currency: Currency) -> String {
    let symbol = Currencies.symbol(of: currency.code, in: phrasebook.locale)
    let isNegative = amount < .zero
    var decimal = currency.decimal(Money(minorUnits: abs(amount.minorUnits)))
    let digits = currency.cashDigits
    if digits > 0, !decimal.utf8.contains(UInt8(ascii: ".")) {
      decimal += "." + String(repeating: "0", count: digits)
    }
    let gap = symbol.last?.isLetter == true ? " " : ""
    return (isNegative ? "-" : "") + symbol + gap + decimal
  }

  func money(_ amount: Money, _ menu: Menu) -> MessageArgument {
    .text(money(amount, menu.currency))
  }

  func running(_ tally: Tally, _ menu: Menu) -> String {
    guard tally.cups > 0 else { return say(.nobodyYet) }
    return say(.running, ["cups": .integer(tally.cups), "sum": money(tally.sum, menu)])
  }

  // MARK: Time

  /// The day, the weekday and the time.
  func moment(_ moment: Timestamp, _ today: CivilDay) -> String { time(.moment, moment, today) }

  /// The time alone, with the day where it is another than today.
  func clock(_ moment: Timestamp, _ today: CivilDay) -> String { time(.clock, moment, today) }

  private func time(_ phrase: Phrase, _ moment: Timestamp, _ today: CivilDay) -> String {
    let civil = zone.civil(moment.milliseconds)
    let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let day =
      civil.day == today ? "today" : civil.day == today.adding(days: 1) ? "tomorrow" : "other"
    let minute = String(civil.minutesOfDay % 60)
    let clock = "\(civil.minutesOfDay / 60):" + (minute.utf8.count < 2 ? "0" : "") + minute
    return say(
      phrase,
      [
        "day": .text(day), "date": .text(civil.day.text), "time": .text(clock),
        "weekday": .text(weekdays[(civil.weekday + 6) % 7]),
      ])
  }
}
