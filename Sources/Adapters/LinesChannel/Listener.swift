internal import Glibc

/// A socket that others can connect to.
final class Listener: Sendable {
  let descriptor: Descriptor
  /// Where it is in fact: with the port that the system chose.
  let address: SocketAddress

  init(_ address: SocketAddress) throws(StreamFailure) {
    if case .unix(let path) = address { try Self.removeWhatNobodyServes(path) }
    descriptor = try address.makeSocket()
    let number = descriptor.number
    try Self.prepare(number, for: address)
    guard unsafe try address.pass(to: { unsafe bind(number, $0, $1) }) == 0,
      listen(number, 64) == 0
    else { throw .last("cannot listen on \(address)") }
    self.address = try Self.actual(address, number)
  }

  /// The next who connects, if somebody does.
  func accept() throws(StreamFailure) -> Descriptor? {
    let number = Glibc.accept(descriptor.number, nil, nil)
    if number >= 0 {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      return Descriptor(number)
    }
    // Who connected has gone already, or a signal came between.
    guard ![EAGAIN, ECONNABORTED, EINTR].contains(errno) else { return nil }
    throw .last("cannot take a connection")
  }

  /// Takes the name of the socket away: nobody finds it any more.
  func withdraw() {
    if case .unix(let path) = address { unsafe unlink(path) }
  }

  /// The owner alone may connect: the mode is set before the name is there.
  private static func prepare(_ number: CInt, for address: SocketAddress) throws(StreamFailure) {
    switch address {
    case .unix:
      guard fchmod(number, 0o600) == 0 else { throw .last("cannot protect \(address)") }
    case .loopback:
      var yes: CInt = 1
      // It reads the one number. A port that was in use a moment ago can be taken again.
      guard
        unsafe setsockopt(
          number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size)) == 0
      else { throw .last("cannot prepare \(address)") }
    }
  }

  /// A process that was killed leaves its socket's name behind, and nobody can take a name that is there.
  private static func removeWhatNobodyServes(_ path: String) throws(StreamFailure) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
    let address = SocketAddress.unix(path: path)
    let probe = try address.makeSocket()
    let isServed = unsafe try address.pass(to: { unsafe connect(probe.number, $0, $1) }) == 0
    if !isServed, errno == ECONNREFUSED { unsafe unlink(path) }
  }

  private static func actual(
    _ address: SocketAddress, _ number: CInt
  ) throws(StreamFailure) -> SocketAddress {
    guard case .loopback(let host, _) = address else { return address }
    // The port stands at the same place in both families, and the larger holds either.
    var found = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = unsafe withUnsafeMutableBytes(of: &found) { bytes in
      unsafe bytes.withMemoryRebound(to: sockaddr.self) { rebound in
        guard let start = rebound.baseAddress else { return CInt(-1) }
        return unsafe getsockname(number, start, &length)
      }
    }
    guard result == 0 else { throw .last("cannot find the port of \(address)") }
    return .loopback(host: host, port: UInt16(bigEndian: found.sin6_port))
  }
}
