/// A name of a menu that is heard as something else, or not at all, when people type it.
public struct NameClash: Hashable, Sendable {
  /// Whose name it is, by its index in the menu.
  public var entry: Entry
  /// The name, alias or name in another locale.
  public var name: String
  public var reason: Reason
  /// What comes of it, typed alone.
  public var typed: Reading

  /// An entry of a menu.
  public enum Entry: Hashable, Sendable {
    case size(Int), ice(Int), sugar(Int), addOn(Int), drink(Int)
  }

  /// Why it is not clear.
  public enum Reason: Hashable, Sendable {
    /// It is that as well.
    case also([WordMeaning])
    /// Of one character, it is heard beside an option alone.
    case oneCharacter
    /// It says something in an order by itself: 兩杯, 108.
    case wordsOfOrders
    /// It is what people type for another drink with that level.
    case withLevel(WordMeaning, drink: String)
    /// An alias that names of other drinks begin with, and not its own.
    case beginsOthers([String])
    case notHeard
  }
}
