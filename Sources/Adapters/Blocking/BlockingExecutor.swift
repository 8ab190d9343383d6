import Dispatch

/// The one place where a blocking C library runs.
///
/// An actor that returns this executor from `unownedExecutor` runs all of its methods on one serial queue, so a call that
/// blocks parks a dispatch worker and never a thread of Swift's cooperative pool.
public final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: The queue's name, as debuggers show it.
  public init(label: String) {
    queue = DispatchQueue(label: label)
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The job is run once, on this executor's own queue: what the runtime asks of a serial executor.
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
