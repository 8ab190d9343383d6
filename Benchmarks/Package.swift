// swift-tools-version: 6.2
import PackageDescription

/// The settings of the program's own targets: one of them is compiled here too.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let reading = Target.Dependency.product(name: "Reading", package: "drinkrun")

let delivery = Target.Dependency.product(name: "Delivery", package: "drinkrun")

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "drinkrun", path: "..")],
  targets: [
    .target(name: "Sides", swiftSettings: strict),
    // Has the sources of OrderText in its folder, so that its inner parts are compiled as they are in their own module.
    .executableTarget(name: "matcher", dependencies: ["Sides", reading], swiftSettings: strict),
    .executableTarget(name: "reading", dependencies: ["Sides", reading], swiftSettings: strict),
    // What the two programs of delivery share.
    .target(name: "DeliveryRig", dependencies: [reading, delivery], swiftSettings: strict),
    .executableTarget(
      name: "posting", dependencies: ["DeliveryRig", "Sides", delivery], swiftSettings: strict),
    .executableTarget(
      name: "backlog", dependencies: ["DeliveryRig", "Sides", delivery], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
