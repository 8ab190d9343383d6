public import OrderText
public import Ordering
internal import YAML

/// A shop's menu in a file.
public enum MenuFile {
  /// Reads the menu at a path.
  public static func load(_ path: String) throws(FileFaults) -> Menu {
    try parse(FileText.read(path), file: path)
  }

  /// Reads the menu at a path, and where its names stand.
  public static func loadWithPlaces(
    _ path: String
  ) throws(FileFaults) -> (menu: Menu, places: MenuPlaces) {
    try parseWithPlaces(FileText.read(path), file: path)
  }

  /// Reads a menu; the file's name is for messages alone.
  ///
  /// - Throws: Every fault that the text has: of its keys and types, its names, its prices.
  public static func parse(_ text: String, file: String) throws(FileFaults) -> Menu {
    try parseWithPlaces(text, file: file).menu
  }

  private static func parseWithPlaces(
    _ text: String, file: String
  ) throws(FileFaults) -> (menu: Menu, places: MenuPlaces) {
    let document: YAML.Document
    do {
      document = try YAML.parse(text, file: file)
    } catch {
      throw FileFaults(error)
    }
    let outcome = YAMLDecoder().read(MenuEntry<[NamedEntry<DrinkEntry>]>.self, from: document)
    let faults = outcome.faults.map(FileFault.init)
    guard let entry = outcome.value else { throw FileFaults(faults) }
    var check = MenuCheck(document: document, lacksParts: outcome.lacksParts, faults: faults)
    let menu = check.menu(entry)
    guard check.faults.isEmpty else { throw FileFaults(check.faults) }
    return (menu, check.places)
  }
}

/// The lines of a menu's file that its names stand on.
public struct MenuPlaces: Sendable {
  var sizes: [[String: Int]] = []
  var ice: [[String: Int]] = []
  var sugar: [[String: Int]] = []
  var addOns: [[String: Int]] = []
  var drinks: [[String: Int]] = []

  /// The line of the name that clashes.
  public func line(of clash: NameClash) -> Int {
    let lines =
      switch clash.entry {
      case .size(let index): sizes[index]
      case .ice(let index): ice[index]
      case .sugar(let index): sugar[index]
      case .addOn(let index): addOns[index]
      case .drink(let index): drinks[index]
      }
    return lines[clash.name] ?? 1
  }
}
