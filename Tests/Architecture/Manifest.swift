/// What Package.swift declares that each target depends on.
struct Manifest {
  /// By target: `OrderTextTests` for what tests `OrderText`.
  let dependencies: [String: Set<String>]

  init(text: String) {
    let pattern =
      /(?<kind>module\(\s*\.\w+,|tests\(\s*of:|(executableTarget|testTarget|target)\(\s*name:)\s*"(?<name>\w+)"(,\s*(uses|dependencies):\s*\[(?<uses>[^\]]*)\])?/
    var found: [String: Set<String>] = [:]
    for match in text.matches(of: pattern) {
      let name = String(match.output.name)
      let uses = (match.output.uses ?? "").matches(of: /\w+/).map { String($0.output) }
      if match.output.kind.hasPrefix("tests") {
        found["\(name)Tests"] = Set(uses + [name])
      } else {
        found[name] = Set(uses)
      }
    }
    dependencies = found
  }
}
