import Foundation

/// The checkout that these tests were built from.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files under a folder of the checkout.
  static func files(under folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      SourceFile(path: "\(folder)/\($0)", text: try text("\(folder)/\($0)"))
    }
  }

  static func folders(in folder: String) throws -> [String] {
    let url = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What a script of the checkout prints.
  static func output(of script: String, _ arguments: String...) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = root.appending(path: script)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
