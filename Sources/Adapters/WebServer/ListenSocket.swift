import Glibc

/// A socket that listens on loopback.
struct ListenSocket {
  let descriptor: Int32
  /// The port that it listens on, chosen by the system where 0 was asked for.
  let port: UInt16

  /// Binds and listens, so that a taken port is known at once and by its own error.
  init(_ address: ListenAddress) throws(WebServerError) {
    let family = address.host == .ipv6 ? AF_INET6 : AF_INET
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | SOCK_FLAGS, 0)
    guard descriptor >= 0 else { throw .cannotListen(address, reason: systemReason()) }
    do throws(WebServerError) {
      try bindAndListen(descriptor, to: address)
      port = try boundPort(of: descriptor, address)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }
}

private let SOCK_FLAGS = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

private func bindAndListen(_ descriptor: Int32, to address: ListenAddress) throws(WebServerError) {
  var on: Int32 = 1
  let size = socklen_t(MemoryLayout<Int32>.size)
  // A port that only lingers from a server that ended may be taken again.
  unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
  // Accepted connections inherit it: a small answer must not wait for an acknowledgement.
  unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
  let bound =
    address.host == .ipv6
    ? bindIPv6(descriptor, port: address.port) : bindIPv4(descriptor, port: address.port)
  guard bound == 0, listen(descriptor, 128) == 0 else {
    if errno == EADDRINUSE { throw .addressTaken(address) }
    throw .cannotListen(address, reason: systemReason())
  }
}

private func bindIPv4(_ descriptor: Int32, port: UInt16) -> Int32 {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return unsafe withUnsafeBytes(of: &address) { bytes in
    unsafe bind(
      descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
      socklen_t(bytes.count))
  }
}

private func bindIPv6(_ descriptor: Int32, port: UInt16) -> Int32 {
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_port = port.bigEndian
  address.sin6_addr = in6addr_loopback
  return unsafe withUnsafeBytes(of: &address) { bytes in
    unsafe bind(
      descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
      socklen_t(bytes.count))
  }
}

private func boundPort(
  of descriptor: Int32, _ address: ListenAddress
) throws(WebServerError) -> UInt16 {
  // The port lies at the same place in both families' addresses.
  var bound = sockaddr_in6()
  var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
  let result = unsafe withUnsafeMutableBytes(of: &bound) { bytes in
    unsafe getsockname(
      descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
  }
  guard result == 0 else { throw .cannotListen(address, reason: systemReason()) }
  return UInt16(bigEndian: bound.sin6_port)
}

private func systemReason() -> String { unsafe String(cString: strerror(errno)) }
