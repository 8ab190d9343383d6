import Testing

@Suite("What no source has")
struct SourceLawTests {
  private let sources: [SourceFile]
  private let tests: [SourceFile]

  init() throws {
    sources = try SourceTree.files(under: "Sources")
    tests = try SourceTree.files(under: "Tests")
  }

  @Test("a file has 300 lines at most")
  func lengths() {
    for file in sources + tests {
      #expect(
        file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301,
        "\(file.path)")
    }
  }

  private func wrongs(in file: SourceFile) -> [Substring] {
    let lines = file.code.filter { line in
      ["Task", "try!", "fatalError"].contains { line.contains($0) }
    }
    return lines.flatMap {
      $0.matches(
        of: /\btry!|\bfatalError\b|\bTask\s*(\([^)]*\)\s*)?\{|\bTask\.detached\b|\bTask\.init\b/
      )
      .map(\.output.0)
    }
  }

  @Test("nothing traps on purpose, and every task has a parent")
  func traps() {
    for file in sources { #expect(wrongs(in: file).isEmpty, "\(file.path)") }
  }

  @Test("those are seen where they stand")
  func trapsAreSeen() {
    let text = """
      Task { }
      Task(priority: .low) { }
      Task.detached { }
      try! f()
      fatalError("x")  // Task {
      group.addTask { }
      """
    #expect(wrongs(in: SourceFile(path: "", text: text)).count == 5)
  }

  @Test("a suite that runs programs, or must end in time, has threads of its own")
  func threads() {
    for file in tests {
      let suites = file.text.matches(of: /@Suite.*/).map(\.output)
      let needy = suites.filter {
        file.path.hasPrefix("Tests/EndToEnd/") || $0.contains("timeLimit")
      }
      #expect(needy.allSatisfy { $0.contains(".ownThreads") }, "\(file.path)")
    }
  }

  private let emptyWords: Set<String> = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Service", "Processor", "Data", "Info", "Impl",
  ]

  private func emptyNames(in file: SourceFile) -> [String] {
    file.types.filter { name in
      name.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/).contains {
        emptyWords.contains(String($0.output))
      }
    }
  }

  @Test("a type's name says what it is")
  func names() {
    for file in sources + tests { #expect(emptyNames(in: file).isEmpty, "\(file.path)") }
  }

  @Test("empty words are seen inside names")
  func emptyWordsAreSeen() {
    let types = ["OrderManager", "HTTPService", "Database", "DataStore"]
    let text = types.map { "struct \($0) {}" }.joined(separator: "\n")
    let names = emptyNames(in: SourceFile(path: "", text: text))
    #expect(names == ["OrderManager", "HTTPService", "DataStore"])
  }
}
