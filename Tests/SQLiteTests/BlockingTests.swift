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

  @Test func aLockThatIsTakenClosesNothingOfAnother() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tea.lock")
    let lock = try FileLock(path: path)
    await withTaskGroup(of: Int.self) { group in
      group.addTask { Self.openAndClose(times: 20_000) }
      group.addTask {
        for _ in 0..<20_000 { _ = try? FileLock(path: path) }
        return 0
      }
      for await lost in group { #expect(lost == 0) }
    }
    withExtendedLifetime(lock) {}
  }

  /// How many files somebody else had closed by then.
  private static func openAndClose(times: Int) -> Int {
    (0..<times).reduce(into: 0) { lost, _ in
      let descriptor = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
      if close(descriptor) != 0 { lost += 1 }
    }
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

  /// As a child has it that was forked a moment ago.
  @Test func aLockGoesThoughACopyOfItsFileIsOpen() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tea.lock")
    var lock: FileLock? = try FileLock(path: path)
    let copies = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap { CInt($0) }
      .filter {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
      }
      .map { dup($0) }
    #expect(copies.count == 1)
    withExtendedLifetime(lock) {}
    lock = nil
    withExtendedLifetime(try FileLock(path: path)) {}
    for copy in copies { close(copy) }
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/tea.lock")
    let error = #expect(throws: FileLockError.self) { try FileLock(path: path) }
    #expect(error?.description == "cannot lock \(path): No such file or directory")
  }
}
