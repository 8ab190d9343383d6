// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .strictMemorySafety()]
let reading = Target.Dependency.product(name: "Reading", package: "drinkrun")

/// A program whose entry is libFuzzer's: it calls what the one file of the target has.
func fuzzer(_ name: String) -> Target {
  .executableTarget(name: name, dependencies: ["Laws", reading], swiftSettings: strict)
}

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "drinkrun", path: "..")],
  targets: [
    .target(name: "Laws", dependencies: [reading], swiftSettings: strict),
    fuzzer("FuzzReader"), fuzzer("FuzzMenu"), fuzzer("FuzzPrompts"),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
