extension Field {
  /// Adds options to a select field, each with an id and a colour.
  mutating func add(choices names: [String]) {
    var members = options.object ?? [:]
    members["choices"] = .list(
      (members["choices"]?.list ?? []) + names.map { .object(["name": .text($0)]) })
    optionsText = JSON.object(members).withCompleteChoices.string
  }
}

extension JSON {
  /// The options of a field, where every choice has what Airtable gives it: an id and a colour.
  var withCompleteChoices: JSON {
    guard case .object(var members) = self, let choices = members["choices"]?.list else {
      return self
    }
    members["choices"] = .list(
      choices.enumerated().map { place, choice in
        var choice = choice.object ?? [:]
        choice["id"] = choice["id"] ?? .text(Identifier.choice.new())
        choice["color"] = choice["color"] ?? .text(colors[place % colors.count])
        return .object(choice)
      })
    return .object(members)
  }
}

private let colors = [
  "blueLight2", "cyanLight2", "tealLight2", "greenLight2", "yellowLight2", "orangeLight2",
  "redLight2", "pinkLight2", "purpleLight2", "grayLight2",
]
