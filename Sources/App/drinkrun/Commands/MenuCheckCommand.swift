import DataFiles
import Ordering

/// Checks menu files and tells every fault of them.
struct MenuCheckCommand {
  let paths: [String]

  func run() throws(CommandFailure) {
    var faults: [String] = []
    for path in paths {
      do throws(FileFaults) {
        let menu = try MenuFile.load(path)
        StandardStreams.print("\(path): fine, \(menu.shop) with \(menu.drinks.count) drinks")
      } catch {
        faults.append(error.description)
      }
    }
    guard faults.isEmpty else {
      throw CommandFailure(.badInput, faults.joined(separator: "\n"))
    }
  }
}
