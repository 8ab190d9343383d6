import FoundationEssentials

/// A folder of a test's own, removed with the object.
public final class TemporaryFolder: Sendable {
  /// Without a slash at its end.
  public let path: String

  /// Makes the folder, empty and under a name that nothing else has.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "drinkrun-test-\(UUID().uuidString)", directoryHint: .notDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  /// The path of a file in the folder, whether it is there or not.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  deinit {
    // What cannot be removed is left to the system, which clears its temporary folder.
    try? FileManager.default.removeItem(atPath: path)
  }
}
