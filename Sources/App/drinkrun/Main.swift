import FoundationEssentials
import Glibc
import OrderText

/// The program's entry: one command, and the status that it ends with.
@main
struct Main {
  static func main() async {
    StopSignals.ignoreBrokenPipes()
    do throws(CommandFailure) {
      let command = try CommandParser.parse(Array(CommandLine.arguments.dropFirst()))
      if command.runsUntilStopped { try StopSignals.hold() }
      try await run(command)
    } catch {
      StandardStreams.report(error.message)
      exit(error.status.rawValue)
    }
  }

  private static func run(_ command: Command) async throws(CommandFailure) {
    let environment = ProcessInfo.processInfo.environment
    switch command {
    case .chat(let options):
      try await ChatCommand(options: options, environment: environment).run()
    case .serve(let config, let sources):
      try await ServeCommand(config: config, sources: sources, environment: environment).run()
    case .parse(let options): try parse(options)
    case .menuCheck(let paths): try MenuCheckCommand(paths: paths).run()
    case .tableServe(let listen, let file, let tokenFile):
      try await TableServeCommand(
        listen: listen, file: file, tokenFile: tokenFile, environment: environment
      ).run()
    case .tableRows(let place):
      try await TableRowsCommand(place: place, environment: environment).run()
    case .check(let config, let sources):
      try await CheckCommand(config: config, sources: sources, environment: environment).run()
    case .version: StandardStreams.print("drinkrun \(programVersion)")
    case .help(let topic): try help(topic)
    }
  }

  private static func parse(_ options: Command.ParseOptions) throws(CommandFailure) {
    let menus = try LoadedFiles.menus(options.sources.menus)
    let vocabulary = try PromptsFolder(at: options.sources.prompts).vocabulary()
    let command = ParseCommand(
      menus: menus, vocabulary: vocabulary, pending: options.pending, texts: options.texts)
    do {
      try command.run(input: StandardInputLines(), write: StandardStreams.print)
    } catch {
      throw CommandFailure(.failure, "a reading could not be printed: \(error)")
    }
  }

  private static func help(_ topic: String?) throws(CommandFailure) {
    guard let topic else { return StandardStreams.print(Help.commands) }
    guard let usage = Help.usage(of: topic) else {
      throw CommandFailure(.usage, "drinkrun: no command '\(topic)'\n" + Help.commands)
    }
    StandardStreams.print(usage)
  }
}
