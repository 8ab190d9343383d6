import Foundation
import Testing

/// The real emulator of Firestore as a process of its own, which ends with this object or with the tests.
final class FirestoreEmulator {
  let address: String
  private let process = Process()
  private let lifeline = Pipe()

  private static let jar =
    "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar"

  /// Whether this machine has it.
  static let isThere =
    FileManager.default.fileExists(atPath: jar)
    && FileManager.default.isExecutableFile(atPath: "/usr/bin/java")

  /// Starts it, and waits until it answers.
  init() async throws {
    let outcome = try Program.python.run([
      "-c",
      "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])",
    ])
    let port = outcome.lines.first ?? ""
    address = "http://127.0.0.1:\(port)"
    process.executableURL = URL(filePath: "/bin/sh")
    // When the other end of its input closes, however the tests end, it goes.
    process.arguments = [
      "-c",
      """
      exec 3<&0
      (cat <&3 >/dev/null; kill -KILL $$) &
      exec /usr/bin/java -Duser.language=en -cp "$0" \
      com.google.cloud.datastore.emulator.firestore.CloudFirestore start --host=127.0.0.1 \
      --port="$1" 3<&- </dev/null
      """, Self.jar, port,
    ]
    process.standardInput = lifeline
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<300 {
      if (try? ask("/")) == "Ok\n" || (try? ask("/")) == "Ok" { return }
      try await Task.sleep(for: .milliseconds(200))
    }
  }

  /// What is answered to a request.
  private func ask(_ path: String, _ arguments: String...) throws -> String {
    try Program(URL(filePath: "/usr/bin/env")).run(
      ["curl", "-s", "-m", "5", address + path, "-H", "Authorization: Bearer owner"] + arguments
    ).output
  }

  private static let documents = "/v1/projects/tea/databases/(default)/documents/"

  /// The fields of the documents of a collection, by the ids of these.
  func documents(of collection: String) throws -> [String: [String: [String: String]]] {
    let answer = try ask(Self.documents + collection)
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    var documents: [String: [String: [String: String]]] = [:]
    for case let document as [String: Any] in object?["documents"] as? [Any] ?? [] {
      let id = (document["name"] as? String)?.split(separator: "/").last.map(String.init)
      documents[id ?? ""] = document["fields"] as? [String: [String: String]]
    }
    return documents
  }

  deinit {
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs the emulator where the machine has none.
  static var needsFirestoreEmulator: Self {
    .enabled(
      if: FirestoreEmulator.isThere,
      "the emulator of Firestore (google-cloud-cli-firestore-emulator) is not on this machine")
  }
}
