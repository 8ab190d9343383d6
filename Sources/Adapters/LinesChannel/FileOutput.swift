internal import Blocking
internal import Glibc

/// An open file, pipe, socket or terminal to write to, one call after the other, on a thread of its own.
public actor FileOutput: ByteSink {
  private let executor = BlockingExecutor(label: "output")
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    // The executor lives as long as the actor that holds it.
    unsafe executor.asUnownedSerialExecutor()
  }

  private let descriptor: CInt

  /// - Parameter descriptor: Stays the caller's to close; 1 is the standard output.
  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  public func write(_ bytes: [UInt8]) throws(StreamFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // It reads exactly the bytes that it is told of.
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        try waitForRoom()
      } else if errno != EINTR {
        throw .last("cannot write the output")
      }
    }
  }

  /// An output that somebody else made non-blocking is waited for all the same.
  private func waitForRoom() throws(StreamFailure) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&entry, 1, -1) >= 0 || errno == EINTR else {
      throw .last("cannot write the output")
    }
  }
}
