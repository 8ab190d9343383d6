/// Which modules a module may import: arrows point inward only.
enum ImportLaw {
  static let core: [String: Set<String>] = [
    "Ordering": [],
    "HTTPMessages": [],
    "IRCWire": [],
    "ICU": ["CICU"],
    "Ledger": ["Ordering"],
    "OrderText": ["Ordering", "CTables"],
    "MenuTable": ["Ordering", "OrderText", "TableSync"],
    "TableSync": ["Ordering", "ICU"],
    "Dialogue": ["Ordering", "Ledger", "OrderText", "ICU"],
    "Prompts": ["Ordering", "Ledger", "OrderText", "Dialogue", "ICU"],
  ]

  static let ports: [String: Set<String>] = [
    "Chat": ["Ordering"],
    "Store": ["Ordering", "Ledger", "OrderText", "Dialogue", "TableSync"],
    "Table": ["Ordering", "TableSync"],
  ]

  /// The adapters that the others stand on: a library's own small types, and what tables behind an API have in common.
  static let foundations: [String: Set<String>] = [
    "Blocking": [],
    "SQLite": ["CSQLite", "Blocking"],
    "Curl": ["CCurl", "Blocking"],
    "Sodium": ["CSodium"],
    "YAML": ["CYAML"],
    "WebTable": ["Ordering", "HTTPMessages", "TableSync", "Chat", "Table"],
  ]

  /// The one other adapter that wraps a library itself.
  static let wrappers: [String: Set<String>] = ["WebServer": ["CHTTPD"]]

  /// What the toolchain brings that touches the world; the core and the ports have none of it.
  static let system: Set<String> = ["FoundationEssentials", "Glibc", "Dispatch", "Synchronization"]

  private static let inner = Set(core.keys).union(ports.keys)

  static func modules(ring: String, name: String) -> Set<String> {
    switch (ring, name) {
    case ("Core", _): core[name] ?? []
    case ("Ports", _): ports[name] ?? []
    case ("Adapters", _):
      foundations[name] ?? inner.union(foundations.keys).union(wrappers[name] ?? [])
    case ("App", "Bot"): inner
    case ("App", "TableServer"): Set(core.keys).union(["SQLite", "WebServer", "Blocking"])
    default: everything
    }
  }

  /// What the executable puts together: all but the libraries themselves.
  private static let everything = inner.union(foundations.keys).union([
    "DataFiles", "SQLiteStore", "CurlHTTP", "Airtable", "Firestore", "WebServer",
    "LinesChannel", "WebhookChannel", "Bot", "TableServer",
  ])

  static func systemModules(ring: String, name: String) -> Set<String> {
    ring == "Core" || ring == "Ports" || name == "Bot" ? [] : system
  }
}
