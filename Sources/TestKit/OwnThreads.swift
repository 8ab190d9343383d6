internal import Dispatch
public import Testing

/// A trait of suites whose tests block their thread, or must not wait for those that do.
///
/// Swift's own pool has a thread a core, and a test that waits for a process or computes for seconds holds one of them:
/// two such tests on a machine of two cores stop all others. Where this trait is, each piece of a test gets a thread
/// that the pool does not count.
public struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Threads.shared, operation: function)
  }

  /// A serial queue for each piece of work: Dispatch gives such a queue a thread however many are blocked.
  private final class Threads: TaskExecutor {
    static let shared = Threads()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      // The job is run once, by the executor that it was given to: what the runtime asks of a task executor.
      DispatchQueue(label: "test").async {
        unsafe job.runSynchronously(on: self.asUnownedTaskExecutor())
      }
    }
  }
}

extension Trait where Self == OwnThreads {
  /// Each test on threads of its own.
  public static var ownThreads: Self { Self() }
}
