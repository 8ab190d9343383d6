internal import Blocking
internal import Dispatch
internal import Glibc

/// A server on loopback that answers the requests it gets, in order, with what the test wrote down.
///
/// It sends what no HTTP library would. A request beyond the script is dropped.
@safe public final class ScriptedServer: Sendable {
  private struct State {
    var answers: [ScriptedAnswer]
    var requests: [String] = []
    var connections = 0
  }

  /// The port of 127.0.0.1 that it listens on.
  public let port: UInt16
  private let listener: Int32
  private let state: Locked<State>

  /// Listens from now on, at a port that is free.
  public init(_ answers: [ScriptedAnswer]) throws {
    state = Locked(State(answers: answers))
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    port = try Self.listen(on: listener)
    let (descriptor, state) = (listener, state)
    DispatchQueue(label: "scripted-server").async { Self.accept(on: descriptor, state) }
  }

  struct Unavailable: Error {}

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  public var url: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, whole.
  public var requests: [String] { state.withLock { $0.requests } }
  /// How many connections were made so far.
  public var connections: Int { state.withLock { $0.connections } }

  private static func listen(on descriptor: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return try unsafe withUnsafeMutablePointer(to: &address) { pointer in
      try unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        guard unsafe bind(descriptor, plain, length) == 0, Glibc.listen(descriptor, 16) == 0,
          unsafe getsockname(descriptor, plain, &length) == 0
        else { throw Unavailable() }
      }
      return unsafe UInt16(bigEndian: pointer.pointee.sin_port)
    }
  }

  private static func accept(on listener: Int32, _ state: Locked<State>) {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else { return }
      state.withLock { $0.connections += 1 }
      DispatchQueue(label: "scripted-connection").async {
        var connection = ScriptedConnection(descriptor: descriptor)
        serve(&connection, state)
        close(descriptor)
      }
    }
  }

  private static func serve(_ connection: inout ScriptedConnection, _ state: Locked<State>) {
    while let request = connection.readRequest() {
      let answer = state.withLock { state -> ScriptedAnswer in
        state.requests.append(request)
        return state.answers.isEmpty ? .drop : state.answers.removeFirst()
      }
      guard connection.play(answer) else { return }
    }
  }
}
