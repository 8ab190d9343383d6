import Testing

@Suite("What a target imports and what Package.swift declares are one")
struct ManifestTests {
  private let manifest: Manifest
  private let imports: [String: Set<String>]

  init() throws {
    manifest = Manifest(text: try SourceTree.text("Package.swift"))
    let libraries = try SourceTree.folders(in: "Sources/C")
    let own = Set(manifest.dependencies.keys).union(libraries)
    let files = try ["Sources", "Tests"].flatMap { try SourceTree.files(under: $0) }
    imports = Dictionary(
      files.compactMap { file in
        file.target.map { ($0, file.imports.intersection(own)) }
      }, uniquingKeysWith: { $0.union($1) })
  }

  @Test("each dependency is imported, but for the program that is run")
  func needed() {
    for (target, declared) in manifest.dependencies {
      let idle = declared.subtracting(imports[target] ?? []).subtracting(["drinkrun"])
      #expect(idle.isEmpty, "\(target)")
    }
  }

  @Test("each import is declared")
  func declared() {
    for (target, imported) in imports {
      #expect(imported.subtracting(manifest.dependencies[target] ?? []).isEmpty, "\(target)")
    }
  }

  @Test("each folder of sources is of a target that is seen")
  func seen() {
    #expect(Set(imports.keys).isSubset(of: manifest.dependencies.keys))
    #expect(imports["OrderTextTests"]?.contains("OrderText") == true)
    #expect(imports["CurlHTTP"]?.contains("Curl") == true)
    #expect(imports["drinkrun"]?.contains("Bot") == true)
  }

  @Test("a target is read however it is written")
  func spellings() {
    let text = """
      module(.core, "A"),
      module(
        .adapters, "B",
        uses: [
          "A", "CB",
        ]),
      tests(of: "A", uses: ["Kit"]),
      tests(
        of: "B"),
      .target(name: "CB", path: "Sources/C/CB"),
      .executableTarget(
        name: "run", dependencies: ["A"], path: "Sources/App/run"),
      """
    #expect(
      Manifest(text: text).dependencies == [
        "A": [], "B": ["A", "CB"], "ATests": ["A", "Kit"], "BTests": ["B"], "CB": [], "run": ["A"],
      ])
    #expect(SourceFile(path: "Tests/ATests/More/C.swift", text: "").target == "ATests")
    #expect(SourceFile(path: "Sources/TestKit/Stage.swift", text: "").target == "TestKit")
    #expect(SourceFile(path: "Sources/App/Bot/Bot.swift", text: "").target == "Bot")
  }
}
