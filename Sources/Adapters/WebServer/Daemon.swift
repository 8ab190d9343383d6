import Blocking
import CHTTPD
import Glibc

/// A running libmicrohttpd daemon, its thread and its socket.
@safe final class Daemon: Sendable {
  let intake: Intake
  /// Nil once stopped.
  private let running: Locked<Running?>

  @safe private struct Running: @unchecked Sendable {
    // Handed to the library's calls that may come from any thread, under the lock.
    let pointer: OpaquePointer
  }

  /// - Returns: Nil where the library does not start; the socket is closed then.
  init?(on socket: ListenSocket, limits: WebServer.Limits) {
    let intake = Intake(limits: limits)
    let started = unsafe httpd_start(
      socket.descriptor, UInt32(clamping: limits.connections),
      UInt32(clamping: max(1, limits.idle.components.seconds)), limits.headers,
      requestBegan, requestContinued, requestEnded, Unmanaged.passUnretained(intake).toOpaque())
    guard let pointer = unsafe started else {
      close(socket.descriptor)
      return nil
    }
    self.intake = intake
    running = Locked(unsafe Running(pointer: pointer))
  }

  /// Answers what waits with 503, sends what is answered for up to a second, and stops.
  ///
  /// Blocks until the daemon's thread has ended.
  func stop() {
    intake.close()
    running.withLock { running in
      guard let daemon = running else { return }
      running = nil
      let listener = unsafe MHD_quiesce_daemon(daemon.pointer)
      if listener >= 0 { close(listener) }
      intake.drain()
      unsafe MHD_stop_daemon(daemon.pointer)
    }
  }

  deinit { stop() }
}
