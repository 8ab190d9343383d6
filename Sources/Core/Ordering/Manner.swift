/// How people of a channel want to be answered.
public struct Manner: Hashable, Sendable {
  /// How long an incomplete fragment may rest before it is answered, in seconds; 0 to answer at once.
  public var patienceSeconds: Int64
  /// Whether order text with no run open always gets a word how to open one, as it does in private.
  public var alwaysTellsHowToOpen: Bool

  /// Whether what the bot says by itself can only come with the next answer.
  public var answersBringAnnouncements: Bool

  /// A manner in which announcements are sent as they come, unless said.
  public init(
    patienceSeconds: Int64, alwaysTellsHowToOpen: Bool, answersBringAnnouncements: Bool = false
  ) {
    self.patienceSeconds = patienceSeconds
    self.alwaysTellsHowToOpen = alwaysTellsHowToOpen
    self.answersBringAnnouncements = answersBringAnnouncements
  }

  /// A channel whose messages are whole: each is answered at once.
  public static let prompt = Manner(patienceSeconds: 0, alwaysTellsHowToOpen: false)
}
