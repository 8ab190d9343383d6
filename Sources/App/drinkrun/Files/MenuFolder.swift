import FoundationEssentials
import MenuTable

/// Where imported menus are written to: a file, or a folder with a file for each shop.
struct MenuFolder {
  private let output: String?
  private var taken: Set<String> = []

  /// - Parameter output: `nil` for standard output.
  init(output: String?) { self.output = output }

  /// Whether a path is a folder, or is written as one.
  static func isFolder(_ path: String) -> Bool {
    guard !path.hasSuffix("/") else { return true }
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The file of a shop; `nil` for standard output.
  mutating func path(of shop: MenuImport.Shop) throws(CommandFailure) -> String? {
    guard let output else { return nil }
    guard Self.isFolder(output) else { return output }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .failure, "\(output): the folder cannot be made, look at its permissions")
    }
    let name = Self.fileName(shop.code ?? shop.name)
    var unused = name
    var number = 2
    while !taken.insert(unused).inserted {
      unused = "\(name)-\(number)"
      number += 1
    }
    return output + (output.hasSuffix("/") ? "" : "/") + unused + ".yaml"
  }

  /// A name without what a path would take for its own.
  private static func fileName(_ name: String) -> String {
    let safe = name.map { "/\\:*?\"<>|".contains($0) || $0.isWhitespace ? "-" : $0 }
    let visible = safe.drop { $0 == "." }
    return visible.isEmpty ? "menu" : String(visible.prefix(60))
  }

  /// Writes a file whole or not at all.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        .failure, "\(path): the file cannot be written, look at its folder and its permissions")
    }
  }
}
