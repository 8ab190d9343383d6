import FoundationEssentials
import Glibc
import OrderText

/// The program's entry: one command, and the status that it ends with.
@main
struct Main {
  static func main() async {
    // What people order is for nobody but the bot's own user to read.
    umask(0o077)
    StopSignals.ignoreBrokenPipes()
    do throws(CommandFailure) {
      let command = try CommandParser.parse(Array(CommandLine.arguments.dropFirst()))
      if command.runsUntilStopped { try StopSignals.hold() }
      try await run(command)
    } catch {
      if !error.message.isEmpty { StandardStreams.report(error.message) }
      exit(error.status.rawValue)
    }
  }

  private static func run(_ command: Command) async throws(CommandFailure) {
    var environment: [String: String] { ProcessInfo.processInfo.environment }
    switch command {
    case .chat(let options):
      try await ChatCommand(options: options, environment: environment).run()
    case .serve(let config, let sources):
      try await ServeCommand(config: config, sources: sources, environment: environment).run()
    case .parse(let options): try parse(options)
    case .menuCheck(let paths, let prompts):
      try MenuCheckCommand(paths: paths, prompts: prompts).run()
    case .menuImport(let options): try MenuImportCommand(options: options).run()
    case .tableServe(let options):
      try await TableServeCommand(options: options, environment: environment).run()
    case .tableRows(let place):
      try await TableRowsCommand(place: place, environment: environment).run()
    case .tableCreate(let place, let sources):
      try await TableCreateCommand(place: place, sources: sources, environment: environment).run()
    case .outbox(let place, let isJSON):
      try await OutboxCommand(place: place, environment: environment).list(asJSON: isJSON)
    case .outboxRetry(let place, let keys):
      try await OutboxCommand(place: place, environment: environment).retry(keys)
    case .check(let config, let sources):
      try await CheckCommand(config: config, sources: sources, environment: environment).run()
    case .version: try StandardStreams.print("drinkrun \(programVersion)")
    case .help(let topic): try help(topic)
    }
  }

  private static func parse(_ options: Command.ParseOptions) throws(CommandFailure) {
    let menus = try LoadedFiles.menus(options.sources.menus)
    let prompts = try PromptsFolder(at: options.sources.prompts)
    if let locale = options.sources.locale { try prompts.require(locale, or: .usage) }
    let vocabulary = try prompts.vocabulary()
    let texts = RawArguments.bytes(of: options.texts)
    guard !options.explains else {
      let command = ExplainCommand(
        menus: menus, vocabulary: vocabulary, pending: options.pending, texts: texts)
      return try command.run(input: StandardInputLines(), write: StandardStreams.print)
    }
    let command = ParseCommand(
      menus: menus, vocabulary: vocabulary, pending: options.pending, texts: texts)
    try command.run(input: StandardInputLines(), write: StandardStreams.print)
  }

  private static func help(_ topic: String?) throws(CommandFailure) {
    guard let topic else { return try StandardStreams.print(Help.commands) }
    guard let usage = Help.usage(of: topic) else {
      throw CommandFailure(.usage, "drinkrun: no command '\(topic)'\n" + Help.commands)
    }
    try StandardStreams.print(usage)
  }
}
