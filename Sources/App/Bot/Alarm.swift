/// Ends somebody's wait before its time.
public actor Alarm {
  private var isRung = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// An alarm that has not rung.
  public init() {}

  /// Ends the wait; where nobody waits, the next wait ends at once.
  public func ring() {
    guard waiter != nil else {
      isRung = true
      return
    }
    release()
  }

  /// Waits until the alarm rings, that much time has passed, or the task is cancelled.
  ///
  /// One waiter at a time.
  public func wait(milliseconds: Int64) async {
    await withDiscardingTaskGroup { group in
      group.addTask {
        // A cancelled sleep ends the wait like one that is over.
        try? await Task.sleep(for: .milliseconds(milliseconds))
        await self.release()
      }
      await rung()
      group.cancelAll()
    }
  }

  // The waiter is in place before anything else can run on this actor, so that no release can come too early.
  private func rung() async {
    guard !isRung else {
      isRung = false
      return
    }
    await withCheckedContinuation { waiter = $0 }
  }

  private func release() {
    waiter?.resume()
    waiter = nil
  }
}
