import Testing

@Suite("The chart of the modules")
struct ModuleGraphTests {
  @Test("ARCHITECTURE.md shows what Package.swift says; if not, make module-graph writes it")
  func chart() throws {
    let page = try SourceTree.text("ARCHITECTURE.md")
    let parts = page.split(separator: "<!-- module graph -->\n", maxSplits: 1)
    let chart = try #require(parts.last).prefix { $0 != "<" }
    #expect(try SourceTree.output(of: "Scripts/module-graph") == chart)
  }

  @Test("the chart has every module, and no arrow that others imply")
  func content() throws {
    let chart = try SourceTree.output(of: "Scripts/module-graph")
    for module in try ["Core", "Ports", "Adapters", "App"].flatMap({
      try SourceTree.folders(in: "Sources/\($0)")
    }) {
      #expect(chart.contains("\n    \(module)\n"), "\(module)")
    }
    #expect(chart.contains("\n  Prompts --> Dialogue\n"))
    #expect(!chart.contains("Prompts --> Ordering"))
  }
}
