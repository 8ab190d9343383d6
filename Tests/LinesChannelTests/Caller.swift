import Glibc
import Testing

@testable import LinesChannel

/// The other side of a socket, in a test.
struct Caller {
  private let descriptor: Descriptor
  private let input: FileInput

  init(_ address: SocketAddress) throws {
    descriptor = try address.makeSocket()
    let number = descriptor.number
    let result = unsafe try address.pass(to: { unsafe connect(number, $0, $1) })
    try #require(result == 0 || errno == EINPROGRESS)
    var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    try #require(unsafe poll(&entry, 1, -1) == 1)
    input = try FileInput(number)
  }

  func say(_ text: String) async throws {
    try await FileOutput(descriptor.number).write(Array(text.utf8))
  }

  /// Says that nothing more comes, and still listens.
  func finish() { shutdown(descriptor.number, CInt(SHUT_WR)) }

  /// What comes until it ends so.
  func heard(until end: String) async throws -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
      guard let more = try await input.read() else { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until everything said so far has been handled.
  func settle() async throws {
    try await say("PING settled\r\n")
    let answer = try await heard(until: "PONG settled\r\n")
    #expect(answer == "PONG settled\r\n")
  }

  /// What comes until the connection is closed.
  func heardToTheEnd() async throws -> String { try await heard(until: "\0") }
}
