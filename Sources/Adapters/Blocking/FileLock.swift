public import Glibc

/// The word to other processes that something is in use: a locked file of its own, which holds the holder's process id.
///
/// The kernel drops the lock when the process ends, however it ends, so a file that was left behind is harmless. The file is
/// never removed: another process could hold it open already and then lock what nobody else can see.
public final class FileLock: Sendable {
  private let descriptor: CInt

  /// Takes the lock, without waiting; it is held until the object goes.
  public init(path: String) throws(FileLockError) {
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .failed(path: path, errno: errno) }
    try Self.take(descriptor, path)
    try Self.write(getpid(), to: descriptor, path)
  }

  // It runs for an `init` that threw as well: a second `close` there would hit whoever got the number in between.
  deinit {
    guard descriptor >= 0 else { return }
    // A child that is forked and not yet another program has the file open too, and would keep the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func take(_ descriptor: CInt, _ path: String) throws(FileLockError) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    let code = errno
    guard code == EWOULDBLOCK else { throw .failed(path: path, errno: code) }
    throw .taken(path: path, by: holder(descriptor))
  }

  private static func write(
    _ process: pid_t, to descriptor: CInt, _ path: String
  ) throws(FileLockError) {
    let text = Array("\(process)\n".utf8)
    guard ftruncate(descriptor, 0) == 0,
      unsafe pwrite(descriptor, text, text.count, 0) == text.count
    else { throw .failed(path: path, errno: errno) }
  }

  /// Who says to hold the lock; `nil` in the moment between the lock and the number.
  private static func holder(_ descriptor: CInt) -> pid_t? {
    var text = [UInt8](repeating: 0, count: 16)
    let count = unsafe pread(descriptor, &text, text.count, 0)
    guard count > 0 else { return nil }
    return pid_t(String(decoding: text.prefix(count).prefix { $0 != 0x0A }, as: UTF8.self))
  }
}

/// Why a lock could not be taken.
public enum FileLockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another process has it, whose id is known in all but the first moment.
  case taken(path: String, by: pid_t?)
  case failed(path: String, errno: CInt)

  public var description: String {
    switch self {
    case .taken(let path, let process?): "\(path) is held by process \(process)"
    case .taken(let path, nil): "\(path) is held by another process"
    case .failed(let path, let code):
      "cannot lock \(path): \(unsafe String(cString: strerror(code)))"
    }
  }
}
