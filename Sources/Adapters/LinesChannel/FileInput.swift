/// The bytes of an open file, pipe, socket or terminal, as they come.
///
/// It is for one reader: once a task was cancelled while it waited here, every later read finds the end.
public struct FileInput: ByteSource {
  private let descriptor: CInt
  private let wait: ReadinessWait

  /// - Parameter descriptor: Stays the caller's to close; 0 is the standard input.
  public init(_ descriptor: Int32) throws(StreamFailure) {
    self.descriptor = descriptor
    wait = try ReadinessWait()
  }

  public func read() async throws(StreamFailure) -> [UInt8]? {
    let bytes = try await wait.read(descriptor, upTo: 16_384)
    return bytes.isEmpty ? nil : bytes
  }
}
