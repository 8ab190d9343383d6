import DataFiles
import Ordering

/// Checks menu files and tells every fault of them.
struct MenuCheckCommand {
  let paths: [String]
  let prompts: String?

  func run() throws(CommandFailure) {
    var faults: [String] = []
    for path in paths {
      let menu: Menu
      do throws(FileFaults) {
        menu = try MenuFile.load(path)
      } catch {
        faults.append(error.description)
        continue
      }
      try StandardStreams.print("\(path): fine, \(menu.shop) with \(menu.drinks.count) drinks")
    }
    guard faults.isEmpty else {
      throw CommandFailure(.badInput, faults.joined(separator: "\n"))
    }
  }
}
