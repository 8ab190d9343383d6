internal import Synchronization

/// Whether a transfer is wanted no longer; set from any thread, read by the one that transfers.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }
  func cancel() { flag.store(true, ordering: .relaxed) }
}

/// What has come of one answer so far; touched by the transferring thread alone.
final class Exchange {
  let cancellation: Cancellation
  private(set) var headers: [(name: String, value: String)] = []
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private var bytesLeft: Int

  init(limit: Int, cancellation: Cancellation) {
    bytesLeft = limit
    self.cancellation = cancellation
  }

  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard unsafe count(bytes) else { return false }
    unsafe body.append(contentsOf: bytes)
    return true
  }

  /// Takes a line of the head; a status line begins a new head (100 Continue, then the answer).
  func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard unsafe count(bytes) else { return false }
    let line = unsafe String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      headers = []
    } else if let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let value = line[colon...].dropFirst()
      headers.append((name: String(line[..<colon]), value: trimmed(value)))
    }
    return true
  }

  private func count(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytesLeft -= bytes.count
    isTooLarge = bytesLeft < 0
    return !isTooLarge
  }

  private func trimmed(_ text: Substring) -> String {
    let head = text.drop(while: \.isWhitespace)
    let length = head.reversed().drop(while: \.isWhitespace).count
    return String(head.prefix(length))
  }
}
