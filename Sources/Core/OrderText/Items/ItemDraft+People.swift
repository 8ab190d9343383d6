import Ordering

/// A drink that is for some people.
extension ItemDraft {
  /// The item once for each person that it is for.
  ///
  /// A count that is theirs together is one cup each; another count is asked, for nobody knows who has more.
  var forEachPerson: [ItemDraft] {
    guard people.count > 1 else { return [self] }
    return people.map { person in
      var own = self
      own.people = [person]
      guard let count = quantities.first, !isForEach, count > 1 else { return own }
      own.quantities = count == people.count ? [1] : []
      if own.quantities.isEmpty {
        own.doubts.append(
          Question(field: .quantity, because: .ambiguous, heard: String(count)))
      }
      return own
    }
  }
}
