public import Ordering

/// What a person said and has not settled yet; one for a person, a room and a run.
///
/// It lives until its run closes and then goes to the organizer.
public struct Pending: Hashable, Codable, Sendable {
  public var person: Person
  /// Where the person was asked: an answer counts there alone.
  public var room: Room
  public var run: RunID
  /// Empty where it was asked which placed line is meant.
  public var items: [Item]
  public var prompt: Prompt
  /// When the prompt was committed; `nil` while nothing was asked yet.
  public var askedAt: Timestamp?
  /// When the fragments are to be answered though the person may go on typing; `nil` when nothing waits.
  public var restsUntil: Timestamp?

  /// A draft and what is open about it.
  public struct Item: Hashable, Codable, Sendable {
    public var draft: DraftLine
    /// What the reader could not decide: ambiguities, near misses, conflicts.
    ///
    /// What is missing or not allowed comes from the menu, anew at each turn.
    public var doubts: [Question]
    /// Pieces of the text that could be an option, shown back.
    public var unread: [String]
    /// A draft of which nothing is in doubt, unless said.
    public init(draft: DraftLine, doubts: [Question] = [], unread: [String] = []) {
      self.draft = draft
      self.doubts = doubts
      self.unread = unread
    }
  }

  /// What was asked last.
  public enum Prompt: Hashable, Codable, Sendable {
    /// Everything was read back with its price: a yes places it.
    case confirmation
    /// The questions that were shown; `isPriced` when they showed everything else, so that a plain answer is the yes.
    case questions(isPriced: Bool)
    /// 1 changes the line to the draft, 2 adds the draft besides.
    case changeOrAdd(number: Int)
    /// Which of these lines the act is meant for, by number of the choice.
    case whichLine(LineAct, numbers: [Int])
    /// A change of a placed line, read back.
    case changeOf(number: Int)
    /// Nothing was ordered yet: what was asked about is what the next words are of.
    case interest
  }

  /// What is to be done to a line that was not named exactly.
  public enum LineAct: Hashable, Codable, Sendable {
    /// The draft has the new values alone.
    case change(DraftLine)
    case cancel
    /// So many cups of the line are cancelled, or are changed and become a line of their own.
    case cancelPart(cups: Int)
    case changePart(DraftLine)
  }

  /// What nobody was asked yet and nothing waits for, unless said.
  public init(
    person: Person, room: Room, run: RunID, items: [Item], prompt: Prompt,
    askedAt: Timestamp? = nil, restsUntil: Timestamp? = nil
  ) {
    self.person = person
    self.room = room
    self.run = run
    self.items = items
    self.prompt = prompt
    self.askedAt = askedAt
    self.restsUntil = restsUntil
  }
}
