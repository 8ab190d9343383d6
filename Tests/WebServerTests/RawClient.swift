import Blocking
import Glibc

/// A socket that sends bytes as they are, off the pool that the server's tasks need.
actor RawClient {
  private let executor = BlockingExecutor(label: "raw-client")
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  struct Answer: Equatable {
    var status: Int
    var head: String
    var body: [UInt8]
  }

  private let descriptor: Int32
  private var unread: [UInt8] = []
  private var hasEnded = false

  init(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    // Only a server that hangs is ever waited for that long.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    _ = unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe connect(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count))
    }
  }

  deinit { close(descriptor) }

  /// Sends all of it, or what the other side takes.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes {
        unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// The next answer that is no interim one; nil where the connection ends before it.
  func answer() -> Answer? {
    let separator = Array("\r\n\r\n".utf8)
    var end = unread.firstRange(of: separator)
    while end == nil {
      guard receive() else { return nil }
      end = unread.firstRange(of: separator)
    }
    guard let end else { return nil }
    let head = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
    unread.removeSubrange(..<end.upperBound)
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    if status == 100 { return answer() }
    let length = head.split(separator: "\r\n").compactMap { line -> Int? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts[0].lowercased() == "content-length" else { return nil }
      return Int(parts[1].drop { $0 == " " })
    }
    while unread.count < length.first ?? 0 { guard receive() else { return nil } }
    let body = Array(unread.prefix(length.first ?? 0))
    unread.removeFirst(body.count)
    return Answer(status: status, head: head, body: body)
  }

  /// Whether the other side has closed; what it still says before is dropped.
  func isClosed() -> Bool {
    while receive() {}
    return hasEnded
  }

  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else {
      hasEnded = count == 0 || errno == ECONNRESET
      return false
    }
    unread += buffer[..<count]
    return true
  }
}

extension [UInt8] {
  fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
    guard count >= other.count else { return nil }
    return (0...(count - other.count)).first { self[$0..<($0 + other.count)] == other[...] }
      .map { $0..<($0 + other.count) }
  }
}
