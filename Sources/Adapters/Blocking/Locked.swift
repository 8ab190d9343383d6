import Glibc

/// A value that one thread at a time may touch.
///
/// Nothing is awaited and nobody else's code is called while it is held. Backed by a `pthread_mutex_t` rather than
/// `Synchronization.Mutex`: ThreadSanitizer follows the former and reports every use of the latter on Linux as a race.
///
/// `@unchecked Sendable`: the value is reached through `withLock` alone, and the pointer never changes.
@safe public final class Locked<Value>: @unchecked Sendable {
  // On the heap, because a mutex must not move.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// Takes a value that nobody else can reach.
  public init(_ value: sending Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(mutex, nil)
  }

  /// Calls `body` with the value while no other thread can touch it.
  public func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deinitialize(count: 1)
    unsafe mutex.deallocate()
  }
}
