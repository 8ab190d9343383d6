import Bot
import HTTPMessages
import Ordering
import Store
import WebhookChannel

/// What the bot's web server answers: the hooks, and how the program is.
struct Routes {
  let assembly: Assembly
  let webhooks: [String: WebhookChannel]

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.pathParts {
    case ["healthz"]: return await get(request) { .text(200, "ok\n") }
    case ["readyz"]: return await get(request) { await readiness() }
    case ["metrics"]: return await get(request) { await metrics() }
    default:
      guard let parts = request.pathParts, parts.count == 2, parts[0] == "hooks",
        let channel = webhooks[parts[1]]
      else {
        return .text(404, "there is nothing here\n")
      }
      return await hear(request, in: channel)
    }
  }

  private func get(
    _ request: HTTPRequest, _ answer: () async -> HTTPResponse
  ) async -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = HTTPResponse.text(405, "only GET is taken here\n")
      response.headers["Allow"] = "GET, HEAD"
      return response
    }
    return await answer()
  }

  private func hear(_ request: HTTPRequest, in channel: WebhookChannel) async -> HTTPResponse {
    let bot = assembly.bot
    return await channel.answer(request) { try await bot.answer($0, manner: channel.manner) }
  }

  // MARK: How the program is

  /// Whether the store can be written; a table that is down does not matter, orders wait for it.
  private func readiness() async -> HTTPResponse {
    do throws(StoreError) {
      try await assembly.store.checkWriting()
      return .text(200, "ready\n")
    } catch {
      return .text(503, "the store cannot be used: \(error)\n")
    }
  }

  private func metrics() async -> HTTPResponse {
    do throws(StoreError) {
      return Metrics.response(try await assembly.store.backlog(), now: assembly.clock.now)
    } catch {
      return .text(503, "the store cannot be used: \(error)\n")
    }
  }
}

extension HTTPResponse {
  static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: Array(text.utf8))
  }
}
