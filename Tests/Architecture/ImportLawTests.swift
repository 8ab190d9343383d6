import Testing

@Suite("Imports point inward")
struct ImportLawTests {
  private let files: [SourceFile]

  init() throws { files = try SourceTree.files(under: "Sources") }

  @Test("no file imports what its module may not")
  func imports() {
    for file in files {
      guard let (ring, name) = file.module, ring != "C" else { continue }
      let allowed = ImportLaw.modules(ring: ring, name: name)
        .union(ImportLaw.systemModules(ring: ring, name: name))
      #expect(file.imports.subtracting(allowed).isEmpty, "\(file.path)")
    }
  }

  @Test("a library is imported by one module")
  func oneImporter() {
    var importers: [String: Set<String>] = [:]
    for file in files {
      for library in file.imports where library.firstMatch(of: /^C[A-Z]/) != nil {
        importers[library, default: []].insert(file.module?.name ?? file.path)
      }
    }
    #expect(importers.allSatisfy { $0.value.count == 1 }, "\(importers)")
    #expect(importers["CYAML"] == ["YAML"])
  }

  @Test("nothing but tests imports the test kit, and nothing but that the full Foundation")
  func testKit() {
    for file in files where !file.path.hasPrefix("Sources/TestKit/") {
      #expect(file.imports.isDisjoint(with: ["TestKit", "Foundation", "Testing"]), "\(file.path)")
    }
  }

  @Test("every folder is of a module that the law knows")
  func folders() throws {
    #expect(Set(try SourceTree.folders(in: "Sources/Core")) == Set(ImportLaw.core.keys))
    #expect(Set(try SourceTree.folders(in: "Sources/Ports")) == Set(ImportLaw.ports.keys))
    let libraries = Set(try SourceTree.folders(in: "Sources/C"))
    let wrapping = [ImportLaw.core, ImportLaw.foundations, ImportLaw.wrappers]
    let wrapped = Set(wrapping.flatMap { $0.values.joined() })
    #expect(libraries == wrapped.filter { $0.firstMatch(of: /^C[A-Z]/) != nil })
  }

  @Test("an import is seen however it is written")
  func spellings() {
    let text = """
      import A
      public import B
      @testable import C
      @_spi(X) internal import struct D.Thing
      // import E
      let text = "see http://example.org" // import F
      """
    #expect(SourceFile(path: "", text: text).imports == ["A", "B", "C", "D"])
    #expect(SourceFile(path: "Sources/Core/Ordering/Menu.swift", text: "").module?.ring == "Core")
    #expect(ImportLaw.modules(ring: "Adapters", name: "Airtable").contains("Curl"))
    #expect(!ImportLaw.modules(ring: "Adapters", name: "Airtable").contains("CurlHTTP"))
  }
}
