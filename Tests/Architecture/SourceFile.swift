/// A Swift file of the checkout.
struct SourceFile {
  /// From the root: `Sources/Core/Ordering/Menu.swift`.
  let path: String
  let text: String

  /// The ring and the module that the folder names; `nil` where it names none.
  var module: (ring: String, name: String)? {
    let parts = path.split(separator: "/").map(String.init)
    return parts.count > 3 ? (parts[1], parts[2]) : nil
  }

  /// The target that compiles it, by its folder: a module's, a test's, or the test kit.
  var target: String? {
    if path.hasPrefix("Sources/"), let module { return module.name }
    let parts = path.split(separator: "/").map(String.init)
    return parts.count > 2 ? parts[1] : nil
  }

  /// The lines without what stands behind `//`.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
      // An address has a colon before its slashes.
      return line.firstMatch(of: /(^|[^:"])\/\//).map { line[..<$0.range.lowerBound] } ?? line
    }
  }

  var imports: Set<String> {
    let pattern =
      /^\s*(@\w+(\([^)]*\))?\s+)*((public|package|internal|fileprivate|private)\s+)?import\s+((struct|class|enum|protocol|typealias|func|let|var)\s+)?(?<module>\w+)/
    let lines = code.filter { $0.contains("import ") }
    return Set(lines.compactMap { $0.firstMatch(of: pattern).map { String($0.output.module) } })
  }

  /// The names of the types it declares.
  var types: [String] {
    let keywords = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let pattern = /\b(struct|class|enum|actor|protocol|typealias)\s+(?<name>[A-Z]\w*)/
    let lines = code.filter { line in keywords.contains { line.contains($0) } }
    return lines.flatMap { $0.matches(of: pattern).map { String($0.output.name) } }
  }
}
