// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: language mode 6, no warnings, every unsafe use marked.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// A ring of the house: the folder that a module lies in says which it is of.
enum Ring: String {
  case core = "Core"
  case ports = "Ports"
  case adapters = "Adapters"
  case app = "App"
}

/// In a debug build too: the tests of the reader read hundreds of thousands of lines.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

func module(
  _ ring: Ring, _ name: String, uses: [Target.Dependency] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: uses, path: "Sources/\(ring.rawValue)/\(name)",
    swiftSettings: strict + settings)
}

func library(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func tests(of name: String, uses: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + uses,
    path: "Tests/\(name)Tests", swiftSettings: strict)
}

let package = Package(
  name: "drinkrun",
  products: [
    // What the benchmarks and the fuzzers stand on, which are packages of their own.
    .library(name: "Reading", targets: ["Ordering", "OrderText", "DataFiles", "Prompts"]),
    .library(
      name: "Delivery",
      targets: [
        "Ordering", "TableSync", "Dialogue", "HTTPMessages", "Store", "SQLite", "SQLiteStore",
        "CurlHTTP", "Table", "Airtable", "Bot",
      ]),
  ],
  targets: [
    // Core: decides; values in, values out.
    module(.core, "Ordering"),
    module(.core, "HTTPMessages"),
    module(.core, "IRCWire"),
    module(.core, "ICU", uses: ["CICU"]),
    module(.core, "Ledger", uses: ["Ordering"]),
    module(.core, "OrderText", uses: ["Ordering", "CTables"], settings: optimized),
    module(.core, "MenuTable", uses: ["Ordering", "OrderText", "TableSync"]),
    module(.core, "TableSync", uses: ["Ordering", "ICU"]),
    module(.core, "Dialogue", uses: ["Ordering", "Ledger", "OrderText", "ICU"]),
    module(.core, "Prompts", uses: ["Ordering", "Ledger", "OrderText", "Dialogue", "ICU"]),

    // Ports: what is needed of the world.
    module(.ports, "Chat", uses: ["Ordering"]),
    module(.ports, "Store", uses: ["Ordering", "Dialogue", "TableSync"]),
    module(.ports, "Table", uses: ["TableSync"]),

    // Adapters: the world, a library each; the first five, and WebTable, are what the others stand on.
    module(.adapters, "Blocking"),
    module(.adapters, "SQLite", uses: ["CSQLite", "Blocking"]),
    module(.adapters, "Curl", uses: ["CCurl", "Blocking"]),
    module(.adapters, "Sodium", uses: ["CSodium"]),
    module(.adapters, "YAML", uses: ["CYAML"]),
    module(
      .adapters, "DataFiles",
      uses: ["Ordering", "OrderText", "MenuTable", "Prompts", "TableSync", "ICU", "YAML"]),
    module(
      .adapters, "SQLiteStore",
      uses: [
        "Ordering", "Dialogue", "TableSync", "Store", "SQLite", "Blocking",
      ]),
    module(.adapters, "CurlHTTP", uses: ["HTTPMessages", "Curl"]),
    module(
      .adapters, "WebTable", uses: ["Ordering", "TableSync", "Chat", "Table", "HTTPMessages"]),
    module(
      .adapters, "Airtable", uses: ["Ordering", "TableSync", "Table", "HTTPMessages", "WebTable"]),
    module(
      .adapters, "Firestore",
      uses: ["Ordering", "TableSync", "Table", "HTTPMessages", "WebTable"]),
    module(.adapters, "WebServer", uses: ["HTTPMessages", "Blocking", "CHTTPD"]),
    module(
      .adapters, "LinesChannel",
      uses: ["Ordering", "Chat", "IRCWire", "ICU", "Sodium", "Blocking"]),
    module(
      .adapters, "WebhookChannel",
      uses: ["Ordering", "Chat", "HTTPMessages", "ICU", "Sodium"]),

    // App: puts it together.
    module(
      .app, "Bot",
      uses: [
        "Ordering", "OrderText", "Dialogue", "Prompts", "TableSync", "Chat", "Store", "Table",
      ]),
    module(.app, "TableServer", uses: ["HTTPMessages", "ICU", "SQLite"]),
    .executableTarget(
      name: "drinkrun",
      dependencies: [
        "Ordering", "OrderText", "MenuTable", "Dialogue", "Prompts", "TableSync", "ICU",
        "HTTPMessages", "IRCWire", "Chat", "Store", "Table", "Blocking", "YAML", "Sodium",
        "DataFiles", "SQLite", "SQLiteStore", "CurlHTTP", "Airtable", "Firestore", "WebServer",
        "LinesChannel", "WebhookChannel", "Bot", "TableServer",
      ],
      path: "Sources/App/drinkrun", swiftSettings: strict),

    // C: one library a target, imported by one module.
    library("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
    library("CCurl", pkgConfig: "libcurl", package: "libcurl4-openssl-dev"),
    library("CHTTPD", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
    library("CYAML", pkgConfig: "yaml-0.1", package: "libyaml-dev"),
    library("CSodium", pkgConfig: "libsodium", package: "libsodium-dev"),
    .target(
      name: "CICU", path: "Sources/C/CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CTables", path: "Sources/C/CTables"),

    // Tests.
    .target(
      name: "TestKit",
      dependencies: [
        "Ordering", "OrderText", "Dialogue", "Prompts", "ICU", "Store", "DataFiles", "Blocking",
        "HTTPMessages",
      ],
      path: "Sources/TestKit", swiftSettings: strict),
    tests(of: "Ordering", uses: ["TestKit"]),
    tests(of: "Ledger", uses: ["Ordering", "TestKit"]),
    tests(of: "ICU"),
    tests(of: "HTTPMessages"),
    tests(of: "IRCWire"),
    tests(of: "OrderText", uses: ["Ordering", "DataFiles", "CTables"]),
    tests(of: "MenuTable", uses: ["Ordering", "OrderText", "TableSync", "DataFiles", "TestKit"]),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    // Has the sources of OrderText in its folder: what takes no memory takes none where it is compiled for a release.
    .testTarget(
      name: "AllocationTests", dependencies: ["Ordering", "DataFiles", "CTables", "CAllocations"],
      path: "Tests/AllocationTests",
      swiftSettings: strict + [
        .unsafeFlags([
          "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
        ])
      ]),
    tests(of: "TableSync", uses: ["Ordering", "ICU"]),
    tests(of: "Dialogue", uses: ["Ordering", "OrderText", "ICU", "Store", "TestKit"]),
    tests(
      of: "Prompts", uses: ["Ordering", "Ledger", "OrderText", "Dialogue", "ICU", "DataFiles"]),
    tests(of: "YAML"),
    tests(of: "Sodium"),
    tests(
      of: "DataFiles",
      uses: ["Ordering", "MenuTable", "Prompts", "TableSync", "ICU", "TestKit"]),
    tests(of: "SQLite", uses: ["Blocking", "TestKit"]),
    tests(
      of: "SQLiteStore",
      uses: ["Ordering", "Dialogue", "TableSync", "Store", "SQLite", "TestKit"]),
    tests(of: "CurlHTTP", uses: ["HTTPMessages", "TestKit"]),
    tests(of: "WebTable", uses: ["HTTPMessages"]),
    tests(
      of: "Airtable",
      uses: [
        "Ordering", "TableSync", "Table", "HTTPMessages", "CurlHTTP", "WebServer", "TableServer",
        "TestKit",
      ]),
    tests(
      of: "Firestore", uses: ["Ordering", "TableSync", "Table", "HTTPMessages", "TestKit"]),
    tests(of: "WebServer", uses: ["HTTPMessages", "Blocking", "TestKit"]),
    tests(of: "LinesChannel", uses: ["Ordering", "Chat", "IRCWire", "Blocking", "TestKit"]),
    tests(of: "WebhookChannel", uses: ["Ordering", "Chat", "HTTPMessages"]),
    tests(
      of: "Bot",
      uses: [
        "Ordering", "OrderText", "Dialogue", "Prompts", "TableSync", "ICU", "Chat", "Store",
        "Table", "DataFiles", "TestKit",
      ]),
    tests(of: "TableServer", uses: ["HTTPMessages", "WebServer", "TestKit"]),
    .testTarget(name: "Architecture", path: "Tests/Architecture", swiftSettings: strict),
    // The program itself is run, not imported.
    .testTarget(
      name: "EndToEnd", dependencies: ["TestKit", "drinkrun"], path: "Tests/EndToEnd",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
