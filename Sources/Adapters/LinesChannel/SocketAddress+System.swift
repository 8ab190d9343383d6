internal import Glibc

extension SocketAddress {
  /// A socket of the address's family.
  func makeSocket() throws(StreamFailure) -> Descriptor {
    let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let number = socket(family, kind, 0)
    guard number >= 0 else { throw .last("cannot open a socket") }
    return Descriptor(number)
  }

  private var family: CInt {
    switch self {
    case .unix: AF_UNIX
    case .loopback(let host, _): host == "::1" ? AF_INET6 : AF_INET
    }
  }

  /// Calls a function of the system that takes an address; negative is a failure, as ever.
  func pass(to call: (UnsafePointer<sockaddr>, socklen_t) -> CInt) throws(StreamFailure) -> CInt {
    switch self {
    case .unix(let path): unsafe Self.pass(try Self.named(path), to: call)
    case .loopback("::1", let port): unsafe Self.pass(Self.sixth(port), to: call)
    case .loopback(let host, let port): unsafe Self.pass(try Self.fourth(host, port), to: call)
    }
  }

  /// Every address of the system begins like a `sockaddr` and is read only as long as the call lasts.
  private static func pass<Address>(
    _ address: Address, to call: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) -> CInt {
    unsafe withUnsafeBytes(of: address) { bytes in
      unsafe bytes.withMemoryRebound(to: sockaddr.self) { rebound in
        guard let start = rebound.baseAddress else { return -1 }
        return unsafe call(start, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }

  private static func named(_ path: String) throws(StreamFailure) -> sockaddr_un {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isFit = unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
      // The NUL at the end needs room as well; the bytes are zero before.
      guard path.utf8.count < place.count else { return false }
      unsafe place.copyBytes(from: path.utf8)
      return true
    }
    guard isFit else {
      throw StreamFailure("the path of a socket has at most 107 bytes: \(path)")
    }
    return address
  }

  private static func fourth(
    _ host: String, _ port: UInt16
  ) throws(StreamFailure) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    // It writes the four bytes of the address.
    let isRead = unsafe inet_pton(AF_INET, host, &address.sin_addr) == 1
    guard isRead, UInt32(bigEndian: address.sin_addr.s_addr) >> 24 == 127 else {
      throw StreamFailure("\(host) is no address of this machine alone; use 127.0.0.1")
    }
    return address
  }

  private static func sixth(_ port: UInt16) -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return address
  }
}
