public import Ordering
internal import YAML

/// A shop's menu in a file.
public enum MenuFile {
  /// Reads the menu at a path.
  public static func load(_ path: String) throws(FileFaults) -> Menu {
    try parse(FileText.read(path), file: path)
  }

  /// Reads a menu; the file's name is for messages alone.
  ///
  /// - Throws: Every fault that the text has: of its keys and types, its names, its prices.
  public static func parse(_ text: String, file: String) throws(FileFaults) -> Menu {
    let document: YAML.Document
    do {
      document = try YAML.parse(text, file: file)
    } catch {
      throw FileFaults(error)
    }
    let outcome = YAMLDecoder().read(MenuEntry.self, from: document)
    let faults = outcome.faults.map(FileFault.init)
    guard let entry = outcome.value else { throw FileFaults(faults) }
    var check = MenuCheck(document: document, lacksParts: outcome.lacksParts, faults: faults)
    let menu = check.menu(entry)
    guard check.faults.isEmpty else { throw FileFaults(check.faults) }
    return menu
  }
}
