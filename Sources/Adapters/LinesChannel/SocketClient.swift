internal import Glibc
internal import IRCWire

/// One who is connected, and what has been read of it.
struct SocketClient {
  let descriptor: Descriptor
  var session: LinesSession
  private var splitter = LineSplitter()
  private(set) var hasEnded = false

  init(_ descriptor: Descriptor, session: LinesSession) {
    self.descriptor = descriptor
    self.session = session
  }

  /// The lines that are complete now; at the end of the connection what is left counts as one.
  mutating func lines() -> [LineSplitter.Line] {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    // It writes at most `count` bytes, and does not wait for them.
    let length = unsafe recv(descriptor.number, &bytes, bytes.count, CInt(MSG_DONTWAIT))
    if length > 0 { return splitter.take(bytes.prefix(length)) }
    guard length == 0 || ![EAGAIN, EINTR].contains(errno) else { return [] }
    hasEnded = true
    return splitter.finish().map { [$0] } ?? []
  }
}

extension Descriptor {
  /// Sends to a connection without waiting; one that does not read what it was sent before is cut off.
  ///
  /// - Returns: Whether the system took it all.
  func send(_ bytes: [UInt8]) -> Bool {
    let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
    // It reads exactly the bytes that it is told of.
    guard unsafe Glibc.send(number, bytes, bytes.count, flags) == bytes.count else {
      shutdown(number, CInt(SHUT_RDWR))
      return false
    }
    return true
  }
}
