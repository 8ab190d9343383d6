internal import Glibc

/// A client's connection to a scripted server.
struct ScriptedConnection {
  let descriptor: Int32
  /// What came in and belongs to no request yet.
  private var unread: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
    // Each write is a packet, at once.
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
  }

  /// Reads a head and as much body as it announces; nil when the client is gone.
  mutating func readRequest() -> String? {
    let separator = Array("\r\n\r\n".utf8)
    while true {
      if let end = unread.firstRange(of: separator)?.upperBound {
        let head = String(decoding: unread[..<end], as: UTF8.self)
        let announced = head.split(separator: "\r\n")
          .first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { Int($0.split(separator: " ").last ?? "") }
        let length = end + (announced ?? 0)
        if unread.count >= length {
          defer { unread.removeFirst(length) }
          return String(decoding: unread[..<length], as: UTF8.self)
        }
      }
      guard receive() else { return nil }
    }
  }

  private mutating func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    unread += buffer[..<count]
    return true
  }

  /// Does what the answer says; false where the connection is to be closed then.
  mutating func play(_ answer: ScriptedAnswer) -> Bool {
    for step in answer.steps {
      switch step {
      case .bytes(let bytes): guard send(bytes) else { return false }
      case .pause(let milliseconds): usleep(milliseconds * 1_000)
      case .wait:
        while receive() {}
        return false
      case .close: return false
      case .reset:
        // Closing a socket that must not linger tears the connection down.
        var none = linger(l_onoff: 1, l_linger: 0)
        let size = socklen_t(MemoryLayout<linger>.size)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &none, size)
        return false
      }
    }
    return true
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
