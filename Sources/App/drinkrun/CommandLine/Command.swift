import OrderText

/// What the program was asked to do.
enum Command: Equatable {
  case chat(ChatOptions)
  case serve(config: String, Sources)
  case parse(ParseOptions)
  case menuCheck([String], prompts: String?)
  case menuImport(MenuImportOptions)
  case tableServe(TableServeOptions)
  case tableRows(Place)
  case tableCreate(Place, Sources)
  case outbox(Place, isJSON: Bool)
  case outboxRetry(Place, keys: [String])
  case check(config: String, Sources)
  case version
  case help(topic: String?)

  /// Whether it goes on until a signal ends it.
  var runsUntilStopped: Bool {
    switch self {
    case .serve, .tableServe: true
    default: false
    }
  }

  /// Files given by option in place of those that are found.
  struct Sources: Equatable {
    var menus: [String] = []
    var locale: String?
    var prompts: String?
  }

  /// Which store and table are meant: those of a configuration, or of the embedded default in a folder.
  struct Place: Equatable {
    var config: String?
    var state: String?
  }

  struct ChatOptions: Equatable {
    var place = Place()
    var sources = Sources()
    var name = "amy"
    /// Whether the line protocol is spoken instead of a person's chat.
    var isLines = false
    /// Whether the clock follows the `time` tags of the lines.
    var isMessageClock = false
  }

  struct MenuImportOptions: Equatable {
    var table: String
    /// A table of add-ons.
    var addOns: String?
    /// The only shop that is wanted, or the name of the one that the table is of.
    var shop: String?
    /// A file, or a folder for a file a shop; standard output where there is none.
    var output: String?
    /// Whether a menu that is there may be renewed.
    var replaces = false
    var currency = "TWD"
    var locale: String?
    var prompts: String?
  }

  struct TableServeOptions: Equatable {
    /// An address and a port; nil for the usual one.
    var listen: String?
    var file: String?
    var tokenFile: String?
    /// How it is to fail on purpose; nil for a server that does not.
    var misbehaviour: String?
  }

  struct ParseOptions: Equatable {
    var sources = Sources()
    /// What the person was asked.
    var pending: PendingKind?
    /// Whether it is shown how each line was read, in place of its JSON.
    var explains = false
    var texts: [String] = []
  }
}
