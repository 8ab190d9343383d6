import Foundation
import HTTPMessages
import TableServer
import TestKit
import Testing
import WebServer

/// The server as a client of Airtable's sees it.
@Suite(.ownThreads, .timeLimit(.minutes(3))) struct ConformanceTests {
  @Test func `all 81 checks of the real pyairtable pass`() async throws {
    let folder = try TemporaryFolder()
    let tables = try await TableServer(file: folder.file("tables.db"), token: "patTest.secret")
    let web = try WebServer(address: ListenAddress(port: 0))
    let output = try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await web.run(tables.answer) }
      defer { group.cancelAll() }
      return try await run(
        python, script,
        "http://127.0.0.1:\(web.port)", "patTest.secret", tables.base)
    }
    let failed = output.split(separator: "\n").filter { $0.hasPrefix("FAIL") }
    #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    #expect(output.split(separator: "\n").last == "81 passed, 0 failed", "\(output.suffix(2000))")
  }

  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  }

  private var script: String { root.appending(path: "Tests/Fixtures/airtable/conformance.py").path }

  /// The package's own environment where it was made, else the system's.
  private var python: String {
    let own = root.appending(path: ".venv/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: own) ? own : "python3"
  }

  /// Runs a program and gives what it printed.
  private func run(_ arguments: String...) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in
        let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: output, as: UTF8.self))
      }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
