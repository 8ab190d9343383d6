/// A word that means two things where only one can be meant.
public struct WordClash: Hashable, Sendable {
  public var first: Place
  /// It stands behind the first in its vocabulary, or in a later one.
  public var second: Place

  /// Where a vocabulary has a word.
  public struct Place: Hashable, Sendable {
    /// The index of the vocabulary.
    public var vocabulary: Int
    /// The keys of `hear.yaml` that lead to the word; that of a level is its name: `ice`, `less`.
    public var keys: [String]
    /// As it is written there.
    public var word: String
  }
}
