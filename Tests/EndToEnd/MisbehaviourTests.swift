import Foundation
import TestKit
import Testing

/// A table server that was told to fail.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct MisbehaviourTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func served(_ options: String...) throws -> (answer: String, errors: String) {
    let errors = try TemporaryFile()
    let program = try RunningProgram(
      .drinkrun,
      ["table", "serve", "--listen", "127.0.0.1:0", "--file", folder.file("rows.db")] + options,
      errors: errors.handle)
    let line = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
    let endpoint = try #require(object?["endpoint"])
    let script = """
      import http.client, sys, urllib.error, urllib.request
      try: print(urllib.request.urlopen(sys.argv[1] + "/v0/meta/whoami").status)
      except urllib.error.HTTPError as error: print(error.code)
      except http.client.RemoteDisconnected: print("closed")
      """
    let answer = try Program.python.run(["-c", script, endpoint])
    #expect(program.terminate() == 0)
    return (answer.output + answer.errors, try errors.text())
  }

  @Test func itSaysSoAndClosesTheConnection() throws {
    let (answer, errors) = try served("--misbehave", "seed=7,hang=100%")
    #expect(answer == "closed\n")
    #expect(errors.contains("fails on purpose (seed=7,hang=100%)"))
  }

  @Test func withoutBeingToldItDoesNot() throws {
    let (answer, errors) = try served()
    #expect(answer == "401\n")
    #expect(errors == "")
  }

  @Test func whatItCannotDoIsToldWithWhatItCan() throws {
    let outcome = try Program.drinkrun.run(["table", "serve", "--misbehave", "lose=5%"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--misbehave: 'lose=5%' is no fault that there is"))
    #expect(outcome.errors.contains("lost=P%"))
    #expect(try Program.drinkrun.run(["help", "table"]).output.contains("lost=P%"))
  }
}
