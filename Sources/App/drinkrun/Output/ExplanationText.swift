import ICU
import OrderText
import Ordering

/// How a line was read, for a person at a terminal: the line with its words underlined, then what each of them means.
struct ExplanationText {
  let explanation: Explanation
  /// What was pending is settled in it.
  let reading: Reading
  /// Whether the terminal shows colours; without them marks stand under the words.
  let isColoured: Bool

  var lines: [String] {
    if let failure = reading.failure {
      return ["\(reading.text.prefix(60))…", "not read: \(failure.rawValue)"]
    }
    return marked + pieces + acts + unread + questions
  }

  // MARK: The line

  private var marked: [String] {
    let text = reading.text
    guard !text.utf8.allSatisfy({ $0 <= 0x20 }) else { return ["(nothing)"] }
    return MarkedLines(text: text, pieces: explanation.pieces, isColoured: isColoured).lines
  }

  // MARK: Its pieces

  private var pieces: [String] {
    let rows = explanation.pieces.flatMap(rows)
    let widths = (0..<2).map { column in
      rows.map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      "  "
        + zip(row, widths).map { Self.padded($0, to: $1) }.joined(separator: "  ")
        + "  " + row[2]
    }
  }

  /// What stands there, what it is, by which rule; below it its words, where they are several.
  private func rows(_ piece: Explanation.Piece) -> [[String]] {
    let rule = piece.rule.map { "rule \($0.rawValue)" } ?? "no rule"
    guard piece.words.count > 1 else {
      let meanings = piece.words.flatMap(\.meanings).map(\.inWords).joined(separator: ", or ")
      return [[shown(piece.text), Self.word(piece.kind), "\(rule): \(meanings)"]]
    }
    return [[shown(piece.text), Self.word(piece.kind), rule]]
      + piece.words.map { word in
        ["  " + shown(word.text), "", word.meanings.map(\.inWords).joined(separator: ", or ")]
      }
  }

  private func shown(_ text: String) -> String { MarkedLines.visible(text) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
  }

  private static func word(_ kind: Explanation.Kind) -> String {
    switch kind {
    case .drink: "drink"
    case .option: "option"
    case .addOn: "add-on"
    case .quantity: "count"
    case .person: "person"
    case .note: "note"
    case .price: "price"
    case .target: "target"
    case .command(let intent): "command \(intent.rawValue)"
    case .yes: "yes or no"
    case .joint: "joint"
    case .verb: "verb"
    case .talk: "talk"
    case .filler: "filler"
    case .unread: "unread"
    }
  }

  // MARK: What comes of it

  private var acts: [String] {
    guard !reading.acts.isEmpty else {
      guard let bare = explanation.reading.bare else {
        return ["no act: the bot stays silent"]
      }
      return ["no act: \(Self.words(bare)) counts only where something is pending"]
    }
    return reading.acts.map { act in
      let items = act.items.map { canonicalText(of: $0) }.filter { !$0.isEmpty }
      let target = act.target.map { " of \(Self.words($0))" } ?? ""
      let said = items + Self.words(act.details)
      return "act \(act.intent.rawValue)\(target)"
        + (said.isEmpty ? "" : ": \(said.joined(separator: "; "))")
    }
  }

  private static func words(_ details: Details) -> [String] {
    [
      details.shop.map { "shop \($0)" }, details.deadline.map { "deadline \(words($0))" },
      details.pickup.map { "pickup \(words($0))" },
      details.collect.map { $0 ? "collected" : "delivered" }, details.place.map { "to \($0)" },
      details.fee.map { "fee \($0)" }, details.freeFrom.map { "free from \($0)" },
      details.minimum.map { "minimum \($0)" }, details.amount.map { "amount \($0)" },
      details.keyword.map { "keyword \($0)" }, details.choice.map { "choice \($0)" },
    ].compactMap(\.self)
  }

  private static func words(_ deadline: Deadline) -> String {
    switch deadline {
    case .within(let minutes): "in \(minutes) minutes"
    case .at(let minutes, let day):
      WordMeaning.clock(minutes)
        + (day.map { " \(words($0))" } ?? "")
    }
  }

  private static func words(_ day: Deadline.Day) -> String {
    switch day {
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .date(let year, let month, let day): "on \(year)-\(month)-\(day)"
    }
  }

  private static func words(_ bare: Reading.Bare) -> String {
    switch bare {
    case .yes: "a yes"
    case .no: "a no"
    case .number(let number): "the number \(number)"
    }
  }

  private static func words(_ target: Target) -> String {
    switch target {
    case .person(let name): "what \(name) has"
    case .number(let number): "number \(number)"
    case .drink(let name): name
    case .last: "the last one"
    }
  }

  private var unread: [String] {
    reading.unread.map { "unread \(shown($0.text)): no rule explains it" }
  }

  private var questions: [String] {
    reading.questions.map { asked in
      let question = asked.question
      let field = question.field.rawValue
      let choices = question.choices.isEmpty ? "" : "; \(question.choices.firstFew)"
      let item = hasManyItems ? " of item \(asked.item + 1)" : ""
      return
        "asks for \(field)\(item), \(question.because.rawValue): \(Self.reason(question))\(choices)"
    }
  }

  private var hasManyItems: Bool { reading.acts.contains { $0.items.count > 1 } }

  private static func reason(_ question: Question) -> String {
    let heard = question.heard.map { "'\(MarkedLines.visible($0))'" } ?? "it"
    return switch question.because {
    case .missing: "nothing says it, and the drink leaves a choice"
    case .ambiguous: "\(heard) can be meant in more than one way"
    case .nearMiss: "\(heard) is one slip away from a name"
    case .conflict: "\(heard) does not agree with what else is said"
    case .notOnMenu: "\(heard) is not on the menu"
    case .notAllowed: "the drink does not come with \(heard)"
    case .outOfRange: "\(heard) is more than there may be, or no count"
    }
  }
}
