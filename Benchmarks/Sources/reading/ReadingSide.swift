internal import Sides

/// The whole reading of a text.
@main
struct ReadingSide {
  static func main() throws {
    var subjects = try Subjects(root: Side.checkout())
    let texts = WorstText.pieces.keys.sorted().joined(separator: ",")
    try Side.serve("exact=\(subjects.exactness) texts=\(texts)") { words, seconds in
      try subjects.measure(words, seconds: seconds)
    }
  }
}
