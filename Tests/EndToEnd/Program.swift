import Foundation

/// The program as it was built for the tests, and other programs, run as processes of their own.
struct Program {
  /// What a process that has ended left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
    /// The lines of its output, whichever way they end.
    var lines: [String] {
      output.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n").map(String.init)
    }
  }

  /// The built `drinkrun`, beside the bundle of the tests.
  static let drinkrun = Program(
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "drinkrun"))

  /// Python with the packages of Tests/requirements.txt.
  static let python: Program = {
    let venv = root.appending(path: ".venv/bin/python3")
    return Program(
      FileManager.default.isExecutableFile(atPath: venv.path)
        ? venv : URL(filePath: "/usr/bin/python3"))
  }()

  /// The root of the checkout.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let url: URL
  init(_ url: URL) { self.url = url }

  /// Runs to the end, with all of the input given at once.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    let errors = try TemporaryFile()
    process.standardError = errors.handle
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: try errors.text())
  }
}

/// A file that a process may write to while nobody reads.
struct TemporaryFile {
  let url: URL
  let handle: FileHandle

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "drinkrun-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = try FileHandle(forUpdating: url)
  }

  func text() throws -> String {
    defer { try? FileManager.default.removeItem(at: url) }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

/// A program that runs until it is told to stop.
final class RunningProgram {
  let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  init(
    _ program: Program, _ arguments: [String], environment: [String: String] = [:],
    errors: FileHandle? = nil
  ) throws {
    process.executableURL = program.url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors ?? FileHandle.nullDevice
    try process.run()
  }

  func say(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// The next line of its output; `nil` at the end.
  func readLine() throws -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line.hasSuffix("\r") ? String(line.dropLast()) : line
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      buffer += data
    }
  }

  /// The descriptor that its output is written to, which the test may fill.
  var outputDescriptor: Int32 { output.fileHandleForWriting.fileDescriptor }

  /// Ends it the polite way.
  func terminate() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends it the polite way, and lets others work while that takes its time.
  func end() async throws -> Int32 {
    process.terminate()
    while process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
    return process.terminationStatus
  }

  /// Ends it as a power cut would.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit { if process.isRunning { process.terminate() } }
}
