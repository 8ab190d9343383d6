import Blocking
import FoundationEssentials
import Glibc
import TestKit
import Testing

@Suite struct BlockingTests {
  actor Counter {
    let executor = BlockingExecutor(label: "counter")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
      // The actor keeps its executor alive.
      unsafe executor.asUnownedSerialExecutor()
    }
    var count = 0
    func add() {
      executor.checkIsolated()
      count += 1
    }
  }

  @Test func anActorRunsOnItsQueue() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { await counter.add() } }
    }
    #expect(await counter.count == 100)
  }

  @Test func aLockedValueLosesNoChange() async {
    let count = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock { $0 } == 100)
  }

  @Test func aHeldLockNamesItsHolderAndGoesWithIt() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tea.lock")
    var lock: FileLock? = try FileLock(path: path)
    #expect(throws: FileLockError.taken(path: path, by: getpid())) { try FileLock(path: path) }
    _ = consume lock
    lock = try FileLock(path: path)
    #expect(lock != nil)
  }

  @Test func aFileThatWasLeftBehindIsHarmless() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tea.lock")
    try "123456789012345678901234567890".write(toFile: path, atomically: false, encoding: .utf8)
    let lock = try FileLock(path: path)
    #expect(throws: FileLockError.taken(path: path, by: getpid())) { try FileLock(path: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(getpid())\n")
    withExtendedLifetime(lock) {}
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/tea.lock")
    let error = #expect(throws: FileLockError.self) { try FileLock(path: path) }
    #expect(error?.description == "cannot lock \(path): No such file or directory")
  }
}
