import OrderText

/// Turns arguments into a command.
struct CommandParser {
  private var arguments: [String]
  private var options: [String: [String]] = [:]
  private var words: [String] = []

  init(_ arguments: [String]) { self.arguments = arguments }

  static func parse(_ arguments: [String]) throws(CommandFailure) -> Command {
    var parser = CommandParser(arguments)
    return try parser.command()
  }

  private mutating func command() throws(CommandFailure) -> Command {
    guard !arguments.isEmpty else {
      throw CommandFailure(.usage, "drinkrun: no command given\n" + Help.commands)
    }
    let name = arguments.removeFirst()
    if ["-h", "--help", "help"].contains(name) {
      return .help(topic: try helpTopic())
    }
    if name == "--version" { return .version }
    if arguments.contains("-h") || arguments.contains("--help") { return .help(topic: name) }
    switch name {
    case "chat": return try chat()
    case "serve": return .serve(config: try config(of: name), sources)
    case "check": return .check(config: try config(of: name), sources)
    case "parse": return try parse()
    case "menu": return try menu()
    case "table": return try table()
    case "outbox": return try outbox()
    case "version":
      try take(options: [], of: name)
      try expectNoWords(of: name)
      return .version
    default: throw Self.unknown(name, among: Help.names, as: "command", usage: nil)
    }
  }

  // MARK: Commands

  /// `help menu` and, as people write it, `help menu check`.
  private mutating func helpTopic() throws(CommandFailure) -> String? {
    arguments.removeAll { $0 == "-h" || $0 == "--help" }
    try take(options: [], of: "help")
    guard let topic = words.first else { return nil }
    let actions =
      ["menu": ["check", "import"], "table": ["serve", "rows", "create"], "outbox": ["retry"]][
        topic] ?? []
    if words.count == 2, !actions.isEmpty, !actions.contains(words[1]) {
      throw Self.unknown(words[1], among: actions, as: "\(topic) command", usage: topic)
    }
    guard words.count == 1 || words.count == 2 && !actions.isEmpty else {
      throw Self.wrong("'\(words[1])' is one word too many", in: "help")
    }
    return topic
  }

  private mutating func chat() throws(CommandFailure) -> Command {
    try take(
      options: ["--as", "--clock", "--config", "--state", "--menu", "--locale", "--prompts"],
      flags: ["--lines"], of: "chat")
    try expectNoWords(of: "chat")
    var chat = Command.ChatOptions(place: place, sources: sources)
    chat.name = last("--as") ?? "amy"
    chat.isLines = options["--lines"] != nil
    if let clock = last("--clock") {
      guard clock == "message", chat.isLines else {
        throw Self.wrong("--clock takes the word 'message' and needs --lines", in: "chat")
      }
      chat.isMessageClock = true
    }
    guard chat.place.config == nil || chat.place.state == nil else {
      throw Self.wrong("--config and --state exclude each other", in: "chat")
    }
    return .chat(chat)
  }

  private mutating func config(of command: String) throws(CommandFailure) -> String {
    try take(options: ["--config", "--prompts", "--locale", "--menu"], of: command)
    try expectNoWords(of: command)
    guard let config = last("--config") else {
      throw Self.wrong("--config FILE is needed", in: command)
    }
    return config
  }

  private mutating func parse() throws(CommandFailure) -> Command {
    var parse = Command.ParseOptions()
    arguments = arguments.filter { argument in
      switch argument {
      case "--pending": parse.pending = .confirmation
      case "--pending=choice": parse.pending = .choice
      default: return true
      }
      return false
    }
    try take(options: ["--menu", "--locale", "--prompts"], flags: ["--explain"], of: "parse")
    parse.explains = options["--explain"] != nil
    parse.sources = sources
    parse.texts = words
    return .parse(parse)
  }

  private mutating func menu() throws(CommandFailure) -> Command {
    let action = arguments.isEmpty ? "" : arguments.removeFirst()
    switch action {
    case "check":
      try take(options: ["--prompts"], of: "menu")
      guard !words.isEmpty else { throw Self.wrong("name at least one menu file", in: "menu") }
      return .menuCheck(words, prompts: last("--prompts"))
    case "import": return try menuImport()
    default:
      throw Self.unknown(action, among: ["check", "import"], as: "menu command", usage: "menu")
    }
  }

  private mutating func menuImport() throws(CommandFailure) -> Command {
    try take(
      options: [
        "--output", "--shop", "--add-ons", "--currency", "--locale", "--prompts",
      ], flags: ["--replace"], of: "menu")
    guard let table = words.first, words.count == 1 else {
      throw Self.wrong("name one table, CSV or TSV", in: "menu")
    }
    var options = Command.MenuImportOptions(table: table)
    options.addOns = last("--add-ons")
    options.shop = last("--shop")
    options.output = last("--output")
    options.replaces = self.options["--replace"] != nil
    options.currency = last("--currency") ?? options.currency
    options.locale = last("--locale")
    options.prompts = last("--prompts")
    guard !options.replaces || options.output != nil else {
      throw Self.wrong("--replace needs --output", in: "menu")
    }
    return .menuImport(options)
  }

  private mutating func table() throws(CommandFailure) -> Command {
    let action = arguments.isEmpty ? "" : arguments.removeFirst()
    switch action {
    case "serve":
      try take(options: ["--listen", "--file", "--token-file", "--misbehave"], of: "table")
      try expectNoWords(of: "table")
      return .tableServe(
        Command.TableServeOptions(
          listen: last("--listen"), file: last("--file"), tokenFile: last("--token-file"),
          misbehaviour: last("--misbehave")))
    case "rows":
      try take(options: ["--config", "--state"], of: "table")
      try expectNoWords(of: "table")
      return .tableRows(place)
    case "create":
      try take(options: ["--config", "--state", "--menu"], of: "table")
      try expectNoWords(of: "table")
      return .tableCreate(place, sources)
    default:
      throw Self.unknown(
        action, among: ["serve", "rows", "create"], as: "table command", usage: "table")
    }
  }

  private mutating func outbox() throws(CommandFailure) -> Command {
    guard arguments.first == "retry" else {
      try take(options: ["--config", "--state"], flags: ["--json"], of: "outbox")
      try expectNoWords(of: "outbox")
      return .outbox(place, isJSON: options["--json"] != nil)
    }
    arguments.removeFirst()
    try take(options: ["--config", "--state"], of: "outbox")
    return .outboxRetry(place, keys: words)
  }

  // MARK: Options

  private mutating func take(
    options known: Set<String>, flags: Set<String> = [], of command: String
  ) throws(CommandFailure) {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      guard argument.hasPrefix("--"), argument != "--" else {
        if argument == "--" {
          words += arguments[index...]
          return
        }
        words.append(argument)
        continue
      }
      let (name, value) = Self.split(argument)
      if flags.contains(name), value == nil {
        options[name] = [""]
      } else if known.contains(name) {
        if value == nil { index += 1 }
        guard let given = value ?? (index <= arguments.count ? arguments[index - 1] : nil),
          !given.isEmpty
        else { throw Self.wrong("\(name) needs a value", in: command) }
        options[name, default: []].append(given)
      } else {
        throw Self.unknown(name, among: known.union(flags).sorted(), as: "option", usage: command)
      }
    }
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private func last(_ option: String) -> String? { options[option]?.last }

  private var place: Command.Place {
    Command.Place(config: last("--config"), state: last("--state"))
  }

  private var sources: Command.Sources {
    Command.Sources(
      menus: options["--menu"] ?? [], locale: last("--locale"), prompts: last("--prompts"))
  }

  private func expectNoWords(of command: String) throws(CommandFailure) {
    guard let word = words.first else { return }
    throw Self.wrong("'\(word)' is one word too many", in: command)
  }

  // MARK: Failures

  private static func wrong(_ what: String, in command: String) -> CommandFailure {
    CommandFailure(.usage, "drinkrun \(command): \(what)\n" + (Help.usage(of: command) ?? ""))
  }

  private static func unknown(
    _ word: String, among known: [String], as kind: String, usage: String?
  ) -> CommandFailure {
    let said = word.isEmpty ? "no \(kind) given" : "no \(kind) '\(word)'"
    let near = known.min { distance($0, word) < distance($1, word) }
    let hint =
      near.flatMap { distance($0, word) <= 2 && !word.isEmpty ? ", did you mean '\($0)'?" : nil }
      ?? ""
    let usageText = usage.flatMap(Help.usage(of:)) ?? Help.commands
    return CommandFailure(.usage, "drinkrun: \(said)\(hint)\n\(usageText)")
  }

  /// How many letters differ, as Levenshtein counts.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (lineNumber, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = lineNumber + 1
      for column in right.indices {
        let substituted = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
