import Bot
import Chat
import CurlHTTP
import HTTPMessages
import LinesChannel
import Ordering
import WebhookChannel

/// The channels of a configuration, ready to run.
struct ServedChannels {
  private(set) var webhooks: [String: WebhookChannel] = [:]
  private(set) var listening: [any ListeningChannel] = []

  /// All of them, for what the bot says by itself.
  var all: [any Channel] { listening + Array(webhooks.values) }

  init(_ configuration: Configuration, clock: any Clock) throws(CommandFailure) {
    for channel in configuration.channels {
      switch channel.kind {
      case .webhook(let credential, let deliverTo):
        webhooks[channel.key] = WebhookChannel(
          key: channel.key, credential: credential, deliverTo: deliverTo,
          http: try Self.http(), now: { clock.now }, report: StandardStreams.report)
      case .lines(let address, let password):
        listening.append(try Self.lines(channel.key, address, password))
      }
    }
  }

  private static func lines(
    _ key: String, _ address: SocketAddress, _ password: String?
  ) throws(CommandFailure) -> SocketChannel {
    do throws(StreamFailure) {
      return try SocketChannel(
        key: key, address: address, password: password, makeID: MessageIDs.make,
        report: StandardStreams.report)
    } catch {
      throw CommandFailure(.unavailable, "channel \(key): \(error)")
    }
  }

  /// A client for each channel: one that is slow holds up no other.
  private static func http() throws(CommandFailure) -> HTTPClient {
    do {
      return try HTTPClient(totalMilliseconds: 10_000)
    } catch {
      throw CommandFailure(.failure, error.description)
    }
  }
}
