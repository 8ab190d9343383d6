import DataFiles
import OrderText
import Ordering

/// Checks menu files, tells every fault of them, and warns of names that are heard as something else.
struct MenuCheckCommand {
  let paths: [String]
  let prompts: String?

  func run() throws(CommandFailure) {
    let vocabulary = try PromptsFolder(at: prompts).vocabulary()
    var faults: [String] = []
    for path in paths {
      let menu: Menu
      let places: MenuPlaces
      do throws(FileFaults) {
        (menu, places) = try MenuFile.loadWithPlaces(path)
      } catch {
        faults.append(error.description)
        continue
      }
      let clashes = nameClashes(of: menu, vocabulary: vocabulary)
      let warnings = clashes.map { (line: places.line(of: $0), text: NameClashText.of($0)) }
      for warning in warnings.sorted(by: { $0.line < $1.line }) {
        StandardStreams.report("\(path):\(warning.line): warning: \(warning.text)")
      }
      try StandardStreams.print("\(path): fine, \(menu.shop) with \(menu.drinks.count) drinks")
    }
    guard faults.isEmpty else {
      throw CommandFailure(.badInput, faults.joined(separator: "\n"))
    }
  }
}
