public import Ordering

/// What a message does, as far as its text says so, and what in it nobody could place.
public struct Reading: Hashable, Codable, Sendable {
  /// What the spans point into.
  public var text: String
  /// What the message does, in order; ordinary talk has none.
  public var acts: [Act]
  /// What the message is if it is nothing but a yes, a no or a number: that counts only where something is pending.
  public var bare: Bare?
  /// Every piece of the text that no rule explains, in order.
  public var unread: [Piece]
  /// What would be asked before the items could be placed.
  public var questions: [ReadingQuestion]
  /// Why the text was not read at all.
  public var failure: Failure?

  /// A piece of the text, and where it stands in it.
  public struct Piece: Hashable, Codable, Sendable {
    /// What stands there.
    public var text: String
    public var span: Span
    public init(text: String, span: Span) {
      self.text = text
      self.span = span
    }
  }

  /// An answer that says nothing by itself.
  public enum Bare: Hashable, Codable, Sendable {
    case yes
    case no
    case number(Int)
  }

  /// What keeps a text from being read.
  public enum Failure: String, Hashable, Codable, Sendable {
    /// Over 8 KiB.
    case tooLong
    case notUTF8
  }

  /// A text that does nothing and was explained to its end, unless said.
  public init(
    text: String, acts: [Act] = [], bare: Bare? = nil, unread: [Piece] = [],
    questions: [ReadingQuestion] = [], failure: Failure? = nil
  ) {
    self.text = text
    self.acts = acts
    self.bare = bare
    self.unread = unread
    self.questions = questions
    self.failure = failure
  }
}

/// A question about one item of one act of a reading.
public struct ReadingQuestion: Hashable, Codable, Sendable {
  /// The index of the act in `Reading.acts`.
  public var act: Int
  /// The index of the item in its act.
  public var item: Int
  public var question: Question
  public init(act: Int, item: Int, question: Question) {
    self.act = act
    self.item = item
    self.question = question
  }
}
