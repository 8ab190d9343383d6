internal import DataFiles
internal import FoundationEssentials
internal import OrderText
internal import Ordering

/// `drinkrun parse`: reads order text and prints a JSON object for each line; touches nothing.
struct ParseCommand {
  /// What the words are held against.
  var menus: [Menu]
  var vocabulary: Vocabulary
  var pending: PendingKind?
  /// The texts of the command line; the lines of standard input where there are none.
  var texts: [[UInt8]] = []

  /// Reads and prints until the end of the input.
  ///
  /// - Parameter write: Takes each line without its end.
  func run(
    input: StandardInputLines, write: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let reader = Reader(vocabulary: vocabulary, menus: menus)
    var workspace = Workspace()
    guard texts.isEmpty else {
      for text in texts { try write(json(reading(of: text, reader, &workspace))) }
      return
    }
    var lines = input
    while let line = lines.next() { try write(json(reading(of: line, reader, &workspace))) }
  }

  /// A line that is no UTF-8 has no acts, and its text is shown with the broken bytes replaced.
  private func reading(
    of line: [UInt8], _ reader: Reader, _ workspace: inout Workspace
  ) -> Reading {
    guard line.count <= Reader.longestText else {
      return Reading(text: String(decoding: line, as: UTF8.self), failure: .tooLong)
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      return Reading(text: String(decoding: line, as: UTF8.self), failure: .notUTF8)
    }
    return reader.read(text, in: &workspace)
  }

  private func json(_ reading: Reading) throws(CommandFailure) -> String {
    do {
      return try ReadingJSON(reading: reading.settled(pending: pending)).line()
    } catch {
      throw CommandFailure(.failure, "a reading could not be written as JSON: \(error)")
    }
  }
}
