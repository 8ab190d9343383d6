import Blocking
import Dispatch
import Glibc

/// A server on loopback that answers the requests it gets, in order, with what the test wrote down.
@safe final class ScriptedServer: Sendable {
  enum Answer: Sendable {
    /// The bytes as they are; the connection stays open.
    case bytes(String)
    /// The connection is closed without a word.
    case drop
    /// Nothing is said, and the connection stays open until the client leaves.
    case silence
  }

  private struct State {
    var answers: [Answer]
    var requests: [String] = []
    var connections = 0
  }

  let port: UInt16
  private let listener: Int32
  private let state: Locked<State>

  init(_ answers: [Answer]) throws {
    state = Locked(State(answers: answers))
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    port = try unsafe withUnsafeMutablePointer(to: &address) { pointer in
      try unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        guard unsafe bind(descriptor, plain, length) == 0, listen(descriptor, 16) == 0,
          unsafe getsockname(descriptor, plain, &length) == 0
        else { throw Unavailable() }
      }
      return unsafe UInt16(bigEndian: pointer.pointee.sin_port)
    }
    let state = state
    DispatchQueue(label: "scripted-server").async { Self.accept(on: descriptor, state) }
  }

  struct Unavailable: Error {}

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var url: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, whole.
  var requests: [String] { state.withLock { $0.requests } }
  var connections: Int { state.withLock { $0.connections } }

  private static func accept(on listener: Int32, _ state: Locked<State>) {
    while true {
      let connection = Glibc.accept(listener, nil, nil)
      guard connection >= 0 else { return }
      state.withLock { $0.connections += 1 }
      DispatchQueue(label: "scripted-connection").async {
        serve(connection, state)
        close(connection)
      }
    }
  }

  private static func serve(_ connection: Int32, _ state: Locked<State>) {
    while let request = readRequest(connection) {
      let answer = state.withLock { state -> Answer in
        state.requests.append(request)
        return state.answers.isEmpty ? .drop : state.answers.removeFirst()
      }
      switch answer {
      case .drop: return
      case .silence: _ = readRequest(connection)
      case .bytes(let text): write(text, to: connection)
      }
    }
  }

  private static func write(_ text: String, to connection: Int32) {
    var bytes = Array(text.utf8)
    while !bytes.isEmpty {
      let count = unsafe send(connection, bytes, bytes.count, CInt(MSG_NOSIGNAL))
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  /// Reads a head and as much body as it announces; `nil` when the client is gone.
  private static func readRequest(_ connection: Int32) -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
      guard let end = text.firstRange(of: "\r\n\r\n") else { continue }
      let announced = text[..<end.lowerBound].split(separator: "\r\n")
        .first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.split(separator: " ").last ?? "") }
      if text[end.upperBound...].utf8.count >= announced ?? 0 { return text }
    }
  }
}
