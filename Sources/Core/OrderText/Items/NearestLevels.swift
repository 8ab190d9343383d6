import Ordering

/// What comes nearest to a level that a menu lacks.
extension Lexicon {
  /// The question with its choices in the order of how far their measure is from what was said.
  func nearestFirst(
    _ question: Question, to word: Int, _ field: LevelField, menu: Int
  ) -> Question {
    let levels = levels(field)
    guard let said = levels.percent(of: word) else { return question }
    let far = question.choices.map { name in
      let percent =
        (field == .sugar ? menus[menu].sugar.first { $0.name == name }?.percent : nil)
        ?? levels.number(of: key(name)).flatMap { levels.percent(of: $0) }
      return percent.map { abs($0 - said) } ?? .max
    }
    var sorted = question
    sorted.choices = question.choices.indices.sorted { (far[$0], $0) < (far[$1], $1) }
      .map { question.choices[$0] }
    return sorted
  }
}

extension Levels {
  /// The measure of a said word: its own, or that of its class.
  fileprivate func percent(of word: Int) -> Int? {
    said[word].percent
      ?? said[word].level.flatMap { level in said.first { $0.level == level }?.percent }
  }
}
