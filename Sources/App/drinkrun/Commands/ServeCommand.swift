import Bot
import Chat
import CurlHTTP
import HTTPMessages
import LinesChannel
import Ordering
import Store
import TableSync
import WebServer
import WebhookChannel

/// The bot on the channels of a configuration, until it is told to stop.
struct ServeCommand {
  /// How long a request to the table may go on when the bot is told to stop: less than the ten seconds after which
  /// Docker ends a program by force.
  private static let grace = Duration.seconds(8)

  let config: String
  let sources: Command.Sources
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    let configuration = try Configuration.load(config, environment: environment)
    guard !configuration.channels.isEmpty else {
      throw CommandFailure(
        .configuration, "\(config):1: channels: none is there, name at least one to serve")
    }
    let assembly = try await Assembly(configuration, sources: sources, clock: SystemClock())
    let channels = try ServedChannels(configuration, clock: assembly.clock)
    let web = try webServer(configuration.http)
    let routes = Routes(assembly: assembly, webhooks: channels.webhooks)
    if let web, let http = configuration.http {
      let address = "http://\(ListenAddress(host: http.listen.host, port: web.port))"
      tellHooks(of: channels, at: http.publicURL ?? address)
      try StandardStreams.print(#"{"listening": "\#(address)"}"#)
    } else {
      try StandardStreams.print(#"{"listening": null}"#)
    }
    await serve(assembly, channels, web, routes)
    await finish(assembly)
  }

  private func webServer(_ http: HTTPConfiguration?) throws(CommandFailure) -> WebServer? {
    guard let http else { return nil }
    do {
      return try WebServer(address: http.listen)
    } catch {
      throw CommandFailure(.unavailable, error.description)
    }
  }

  private func tellHooks(of channels: ServedChannels, at address: String) {
    for key in channels.webhooks.keys.sorted() {
      StandardStreams.report("channel \(key): \(address)/hooks/\(key)")
    }
  }

  private func serve(
    _ assembly: Assembly, _ channels: ServedChannels, _ web: WebServer?, _ routes: Routes
  ) async {
    await withTaskGroup(of: Void.self) { last in
      // A table within the program is there until the last row that is on its way to it has come.
      last.addTask { await assembly.table.run() }
      await withTaskGroup(of: Void.self) { posting in
        posting.addTask { await assembly.pump.run() }
        await work(assembly, channels, web, routes)
        await assembly.pump.stop()
        posting.addTask { try? await Task.sleep(for: Self.grace) }
        await posting.next()
        posting.cancelAll()
      }
      last.cancelAll()
    }
  }

  private func work(
    _ assembly: Assembly, _ channels: ServedChannels, _ web: WebServer?, _ routes: Routes
  ) async {
    let bot = assembly.bot
    await withTaskGroup(of: Void.self) { group in
      if let refresh = assembly.menuRefresh {
        group.addTask { await refresh.run() }
      }
      // Whoever starts the bot hears of a wrong token, base or column now and not from the first order.
      await assembly.checkSchema(in: &group)
      group.addTask { await assembly.schedule(announcing: channels.all).run() }
      group.addTask { await Forgetting(store: assembly.store, clock: assembly.clock).run() }
      group.addTask { await web?.run { await routes.answer($0) } }
      for channel in channels.listening {
        group.addTask {
          do {
            try await channel.run { message in
              await bot.answerOrApologize(
                message, manner: channel.manner, report: StandardStreams.report)
            }
          } catch {
            StandardStreams.report("channel \(channel.key) ended: \(error)")
          }
        }
      }
      await StopSignals.wait()
      group.cancelAll()
    }
  }

  private func finish(_ assembly: Assembly) async {
    guard let backlog = try? await assembly.store.backlog(), backlog.waiting > 0 else { return }
    StandardStreams.report(
      "rows that still wait for the table: \(backlog.waiting); "
        + "they are posted when the bot runs again")
  }
}
