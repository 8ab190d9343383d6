import FoundationEssentials

/// The arguments as they were given: Swift's own are repaired where they are no UTF-8.
enum RawArguments {
  /// The bytes of some of the program's arguments.
  static func bytes(of arguments: [String]) -> [[UInt8]] {
    // Linux tells them one after the other, each with a NUL behind it; where it tells nothing, the repaired ones do.
    let told = (try? Data(contentsOf: URL(filePath: "/proc/self/cmdline"))) ?? Data()
    let given = Dictionary(
      told.split(separator: 0).map { (String(decoding: $0, as: UTF8.self), Array($0)) },
      uniquingKeysWith: { first, _ in first })
    return arguments.map { given[$0] ?? Array($0.utf8) }
  }
}
