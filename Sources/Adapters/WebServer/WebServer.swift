import Blocking
public import HTTPMessages

/// An HTTP/1.1 server on loopback whose handler is an async function.
///
/// It listens from `init` on; what comes in before `run` waits. Requests whose end can be read in
/// two ways are refused before a handler sees them.
public final class WebServer: Sendable {
  /// The port that it listens on.
  public let port: UInt16

  private let daemon: Daemon
  private let closing = Closing()

  /// Listens at the address from now on, and throws where that cannot be.
  public init(address: ListenAddress, limits: Limits = .init()) throws(WebServerError) {
    let socket = try ListenSocket(address)
    guard let daemon = Daemon(on: socket, limits: limits) else { throw .cannotStart(address) }
    self.daemon = daemon
    port = socket.port
  }

  /// Answers requests until the task is cancelled; every answer is a child of this call.
  ///
  /// When it is cancelled, what has no answer yet gets 503, and the server is gone on return.
  ///
  /// - Parameter handle: Gives the answer to a request; nil closes the connection without a word.
  public func run(_ handle: @escaping @Sendable (HTTPRequest) async -> HTTPResponse?) async {
    let intake = daemon.intake
    await withTaskCancellationHandler {
      await withDiscardingTaskGroup { group in
        for await exchange in intake.exchanges {
          group.addTask { await answer(exchange, of: intake, handle) }
        }
      }
    } onCancel: {
      intake.close()
    }
    await closing.stop(daemon)
  }
}

/// Answers with what the handler says, or with 503 when its time is over.
private func answer(
  _ exchange: Exchange, of intake: Intake,
  _ handle: @escaping @Sendable (HTTPRequest) async -> HTTPResponse?
) async {
  await withTaskGroup { group in
    group.addTask { intake.answer(exchange, await handle(exchange.request)) }
    group.addTask {
      do {
        try await Task.sleep(for: intake.limits.request)
      } catch {
        return  // The handler was in time, or the server is closing and has answered.
      }
      intake.answer(exchange, .overdue)
    }
    await group.next()
    group.cancelAll()
  }
}

/// Where stopping blocks, off the pool that the tasks share.
private actor Closing {
  private let executor = BlockingExecutor(label: "drinkrun.http-closing")
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  func stop(_ daemon: Daemon) { daemon.stop() }
}
