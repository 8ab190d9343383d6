import Ordering

/// What may have been meant otherwise, and what is not wanted.
extension ItemDraft {
  /// The doubts that need an answer, and what only looked like a level that is said already: those words are a note.
  var openDoubts: (doubts: [Question], notes: [String]) {
    guard !doubts.isEmpty else { return ([], []) }
    let settled = doubts.filter { $0.because == .nearMiss && isSaid($0.field) }
    return (doubts.filter { !settled.contains($0) }, settled.compactMap(\.heard))
  }

  private func isSaid(_ field: Question.Field) -> Bool {
    LevelField.allCases.contains { $0.question == field && !levels[$0].isEmpty }
  }

  /// Asks which level it is to be where only one was said that it is not.
  func addRefusals(_ item: inout Settled, _ lexicon: Lexicon, _ menu: Int) {
    guard lexicon.menus.indices.contains(menu) else { return }
    for refusal in refused
    where refusal.field != .size && levels[refusal.field].isEmpty {
      let shop = lexicon.menus[menu]
      let all = refusal.field == .ice ? shop.ice.map(\.name) : shop.sugar.map(\.name)
      let name = lexicon.levels(refusal.field).name(of: refusal.word, menu: menu)
      item.questions.append(
        Question(
          field: refusal.field.question, because: .ambiguous, heard: refusal.heard,
          choices: all.filter { $0 != name }))
    }
  }
}
