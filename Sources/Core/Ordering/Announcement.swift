/// A sentence that nobody asked for at this moment, waiting to be delivered: a reminder, a closing run.
public struct Announcement: Hashable, Sendable {
  /// The store's own number of it; no two announcements of one store ever share it.
  public var id: Int64
  public var sentence: Sentence
  public init(id: Int64, sentence: Sentence) {
    self.id = id
    self.sentence = sentence
  }
}
