// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "drinkrun", path: "..")],
  targets: [
    .executableTarget(
      name: "speed", dependencies: [.product(name: "Reading", package: "drinkrun")],
      swiftSettings: [.treatAllWarnings(as: .error), .strictMemorySafety()])
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
