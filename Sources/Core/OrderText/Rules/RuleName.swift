/// The rules that place words, by name.
public enum RuleName: String, Hashable, Sendable, CaseIterable {
  // Of a phrase, the more special ones first.
  case listNumber, note, person, label, without, cubes, quantity, price, portions, ordinal, drink
  case option, bareNumber, word

  // Of a whole sentence or message.
  /// A way to say a command, as the vocabulary has it.
  case command
  /// A run is opened, and some of the words behind are none of its terms.
  case opening
  /// Nothing but a yes, a no or a number.
  case bareWord
  /// The heading of a list that looks like a command.
  case heading
  /// Words that part the acts of a sentence.
  case clause
  /// A yes before what else is done.
  case leadingYes
  /// What no menu has, where a drink would stand.
  case unknownDrink
}
