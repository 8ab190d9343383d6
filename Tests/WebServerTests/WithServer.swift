import HTTPMessages
import WebServer

/// Runs `body` against a live server, then stops the server.
func withServer<Result: Sendable>(
  limits: WebServer.Limits = .init(),
  _ handle: @escaping @Sendable (HTTPRequest) async -> HTTPResponse? = echo,
  _ body: (UInt16) async throws -> Result
) async throws -> Result {
  let server = try WebServer(address: ListenAddress(port: 0), limits: limits)
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { await server.run(handle) }
    defer { group.cancelAll() }
    return try await body(server.port)
  }
}

/// Answers with the body that came, and says in headers what was asked.
let echo: @Sendable (HTTPRequest) async -> HTTPResponse = { request in
  HTTPResponse(
    status: 200, headers: ["X-Method": request.method, "X-Target": request.target],
    body: request.body)
}
