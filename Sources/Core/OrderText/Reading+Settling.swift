import Ordering

/// What a person was asked, as far as it changes what a bare word means.
public enum PendingKind: Hashable, Sendable {
  /// Something was read back or asked: a yes or a no settles it.
  case confirmation
  /// Choices were offered by number: a number settles it too.
  case choice
}

extension Reading {
  /// The reading where that is pending: what is only a yes, a no or a number is an act there, and none elsewhere.
  public func settled(pending: PendingKind?) -> Reading {
    var settled = self
    settled.bare = nil
    switch (bare, pending) {
    case (.yes, .some): settled.acts = [Act(.confirm)]
    case (.no, .some): settled.acts = [Act(.decline)]
    case (.number(let number), .choice): settled.acts = [Act.choosing(number)]
    default: break
    }
    for index in settled.acts.indices where settled.acts[index].details.choice != nil {
      if pending == .choice {
        settled.questions.removeAll { $0.isAboutBareNumber(ofAct: index) }
      } else {
        settled.acts[index].details.choice = nil
      }
    }
    return settled
  }
}

extension Act {
  fileprivate static func choosing(_ number: Int) -> Act {
    var details = Details()
    details.choice = number
    return Act(.answer, details: details)
  }
}

extension ReadingQuestion {
  fileprivate func isAboutBareNumber(ofAct index: Int) -> Bool {
    act == index && question.field == .quantity && question.because == .ambiguous
  }
}
