import FoundationEssentials
import OrderText
import Ordering

/// `drinkrun parse --explain`: shows how each line was read.
struct ExplainCommand {
  /// What the words are held against.
  var menus: [Menu]
  var vocabulary: Vocabulary
  var pending: PendingKind?
  /// The texts of the command line; the lines of standard input where there are none.
  var texts: [[UInt8]]

  /// Reads and prints until the end of the input, with an empty line between two texts.
  ///
  /// - Parameter write: Takes each line without its end.
  func run(
    input: StandardInputLines, write: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let reader = Reader(vocabulary: vocabulary, menus: menus)
    let isColoured = StandardStreams.isColoured(ProcessInfo.processInfo.environment)
    var lines = input
    var given = texts[...]
    var isFirst = true
    while let line = texts.isEmpty ? lines.next() : given.popFirst() {
      if !isFirst { try write("") }
      isFirst = false
      let explanation = Self.explanation(of: line, reader)
      let text = ExplanationText(
        explanation: explanation, reading: explanation.reading.settled(pending: pending),
        isColoured: isColoured)
      for line in text.lines { try write(line) }
    }
  }

  private static func explanation(of line: [UInt8], _ reader: Reader) -> Explanation {
    guard let text = String(validating: line, as: UTF8.self) else {
      let repaired = String(decoding: line, as: UTF8.self)
      return Explanation(reading: Reading(text: repaired, failure: .notUTF8))
    }
    return reader.explain(text)
  }
}
