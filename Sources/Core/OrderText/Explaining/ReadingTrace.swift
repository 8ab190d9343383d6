/// What a reading went by, taken down on the way.
struct ReadingTrace {
  /// Stretches of words, in order; later ones say more of words that stand in several.
  private(set) var steps: [Step] = []

  enum Step {
    /// Nothing but a yes, a no or a number.
    case bareWord
    /// Words at the head that are a yes.
    case yes(Range<Int>)
    case command(Range<Int>, Intent, RuleName)
    /// What looks like a command and is the heading of a list.
    case heading(Range<Int>)
    case phrases([Phrase])
  }

  mutating func add(_ step: Step) { steps.append(step) }
}
