import Bot
import Chat
import DataFiles
import Dialogue
import Foundation
import ICU
import OrderText
import Ordering
import Prompts
import Store
import TestKit
import Testing

/// Every file of Tests/Transcripts, played to the bot with its real words over a store in memory.
@Suite struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Transcripts")

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".txt") }.sorted() ?? []

  @Test func thereAreTranscripts() { #expect(Self.files.count > 5) }

  @Test(arguments: files)
  func goesAsWritten(_ file: String) async throws {
    let url = Self.folder.appending(path: file)
    let transcript = try Transcript(String(contentsOf: url, encoding: .utf8))
    var player = try TranscriptPlayer(transcript)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let played = try await player.record(String(contentsOf: url, encoding: .utf8))
      try played.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    for step in transcript.steps {
      let said = try await player.play(step.cue)
      #expect(said == step.expected, "\(file):\(step.line)")
    }
  }
}
