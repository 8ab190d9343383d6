import Bot
import Chat
import Dialogue
import Glibc
import ICU
import LinesChannel
import Ordering
import Sodium
import Store
import TableSync

/// A chat on this terminal, or the line protocol on standard streams, with everything inside.
struct ChatCommand {
  let options: Command.ChatOptions
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    let configuration = try Configuration.load(options.place, environment: environment)
    let messageClock = options.isMessageClock ? MessageClock() : nil
    let assembly = try await Assembly(
      configuration, sources: options.sources, clock: messageClock ?? SystemClock())
    if !options.isLines { greet(configuration) }
    let failure = await withTaskGroup(of: Void.self) { group in
      group.addTask { await assembly.table.run() }
      group.addTask { await assembly.pump.run() }
      if let refresh = assembly.menuRefresh {
        group.addTask { await refresh.run() }
      }
      await assembly.checkSchema(in: &group)
      let failure = await converse(assembly, messageClock)
      await finish(assembly)
      group.cancelAll()
      return failure
    }
    if let failure { throw failure }
  }

  private func greet(_ configuration: Configuration) {
    StandardStreams.report(
      "drinkrun \(programVersion): time zone \(configuration.zone.identifier), "
        + "confirm: \(configuration.confirm.rawValue), orders in \(configuration.store)")
    StandardStreams.report("begin with 「開團」 or \"open\"; /as NAME speaks as another, /quit leaves")
  }

  // MARK: The conversation

  /// - Returns: Why it ended, if not because the input did.
  private func converse(
    _ assembly: Assembly, _ messageClock: MessageClock?
  ) async -> CommandFailure? {
    do {
      let channel = try channel(assembly, messageClock)
      let bot = assembly.bot
      let answer: @Sendable (Message) async throws -> [Sentence] = { message in
        await bot.answerOrApologize(
          message, manner: channel.manner, report: StandardStreams.report)
      }
      // A clock that the messages move has nothing to do between them.
      let schedule = messageClock == nil ? assembly.schedule(announcing: [channel]) : nil
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { await schedule?.run() }
        try await channel.run(answer: answer)
        group.cancelAll()
      }
      try await bot.answerResting()
      try await Announcer(store: assembly.store, channels: [channel]).deliver()
      return nil
    } catch let failure as CommandFailure {
      return failure
    } catch let failure as StreamFailure where failure.isReaderGone {
      return CommandFailure(.failure, "")
    } catch {
      return CommandFailure(.failure, "the chat ended early: \(error)")
    }
  }

  private func channel(
    _ assembly: Assembly, _ messageClock: MessageClock?
  ) throws -> any ListeningChannel {
    let input = try FileInput(STDIN_FILENO)
    let output = FileOutput(STDOUT_FILENO)
    guard options.isLines else {
      return TerminalChannel(
        name: options.name, input: input, output: output,
        showsPrompt: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
        makeID: MessageIDs.make, report: StandardStreams.report)
    }
    return try linesChannel(assembly, messageClock, input: input, output: output)
  }

  private func linesChannel(
    _ assembly: Assembly, _ messageClock: MessageClock?, input: any ByteSource,
    output: any ByteSink
  ) throws -> any ListeningChannel {
    func channel(
      willHandle: @escaping @Sendable (Timestamp?) async throws -> Void
    ) throws(CommandFailure) -> StreamChannel {
      let channel = StreamChannel(
        key: "lines", input: input, output: output, makeID: MessageIDs.make,
        willHandle: willHandle, report: StandardStreams.report)
      guard let channel else { throw CommandFailure(.failure, "the bot's nick cannot be used") }
      return channel
    }
    let speaking = try channel { _ in }
    guard let messageClock else { return speaking }
    let bot = assembly.bot
    let announcer = Announcer(store: assembly.store, channels: [speaking])
    return try channel { moment in
      // What is due by a line's time happens before the line, each thing at its own moment.
      while let due = try await bot.nextDue(), due.at <= moment ?? messageClock.now {
        messageClock.advance(to: due.at)
        try await bot.runDue()
        try await announcer.deliver()
      }
      if let moment { messageClock.advance(to: moment) }
    }
  }

  // MARK: The end

  /// Waits a while for what was placed to be posted, and says what still waits.
  private func finish(_ assembly: Assembly) async {
    guard let backlog = try? await assembly.pump.drain(seconds: 5) else {
      // What the store has lost sight of now it tells at the next start.
      return StandardStreams.report(
        "the store cannot be read; how much waits for the table is unknown")
    }
    if backlog.waiting > 0 {
      StandardStreams.report(
        "rows that still wait for the table: \(backlog.waiting); "
          + "they are posted when the bot runs again")
    }
    if backlog.parked > 0 {
      StandardStreams.report(
        "rows that the table refuses and that wait for a person: \(backlog.parked)")
    }
  }
}
