import Foundation
import TestKit
import Testing

/// The generic webhook of `serve`, signed by the real `standardwebhooks` package.
@Suite(.ownThreads) struct WebhookTests {
  private let folder: TemporaryFolder
  private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

  init() throws { folder = try TemporaryFolder() }

  /// `serve`, and the address that it listens at.
  private struct Served {
    let program: RunningProgram
    let address: String
  }

  private func serve(
    table: String = "{kind: local, file: table.db}", port: Int = 0, deliverTo: String? = nil
  ) throws -> Served {
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    let delivery = deliverTo.map { ", deliverTo: \"\($0)\"" } ?? ""
    let text = """
      timezone: Asia/Taipei
      store: sqlite:drinkrun.db
      menus: [\(menu)]
      table: \(table)
      http: {listen: 127.0.0.1:\(port)}
      channels:
        office: {kind: webhook, format: generic, secret: "\(Self.secret)"\(delivery)}
        plain: {kind: webhook, bearer: sesame}
        bridge: {kind: lines, listen: "unix:lines.sock"}
      """
    let file = folder.file("drinkrun.yaml")
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let program = try RunningProgram(.drinkrun, ["serve", "--config", file])
    let ready = try #require(try program.readLine())
    let object = try JSONSerialization.jsonObject(with: Data(ready.utf8)) as? [String: String]
    return Served(program: program, address: try #require(object?["listening"]))
  }

  /// Posts a text with the real client; its output is the status, the content type and the body.
  private func post(_ text: String, to served: Served, more: String...) throws -> String {
    let client = Program.root.appending(path: "Tests/Fixtures/webhook/webhook_client.py").path
    let outcome = try Program.python.run(
      [client, "standard", served.address + "/hooks/office", "--text", text] + more)
    #expect(outcome.errors == "")
    return outcome.output
  }

  /// Posts a body as it is with `curl`.
  private func curl(_ served: Served, _ path: String, _ arguments: String...) throws -> String {
    let curl = Program(URL(filePath: "/usr/bin/env"))
    return try curl.run(
      ["curl", "-s", "-w", " %{http_code}", served.address + path] + arguments
    ).output
  }

  @Test func aSignedMessageIsAnswered() throws {
    let served = try serve()
    #expect(try post("開團 可不可 截止 4:30", to: served).contains("16:30 收單"))
    let readBack = try post("熟成紅茶 大杯 少冰 半糖 加白玉 x2", to: served)
    #expect(readBack.hasPrefix("200"))
    #expect(readBack.contains("共 $100"))
    #expect(try post("好", to: served).contains("#1 ✓"))
    #expect(try post("今天好熱", to: served).contains(#"{"replies":[]}"#))
    #expect(served.program.terminate() == 0)
    let rows = try Program.drinkrun.run(["table", "rows", "--config", folder.file("drinkrun.yaml")])
    #expect(rows.lines.count == 1)
  }

  @Test func whatIsNotSignedRightIsRefused() throws {
    let served = try serve()
    #expect(try post("開團", to: served, more: "--tamper").hasPrefix("401"))
    #expect(try post("開團", to: served, more: "--ts", "1600000000").hasPrefix("401"))
    let other = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
    #expect(try post("開團", to: served, more: "--secret", other).hasPrefix("401"))
    #expect(try curl(served, "/hooks/office", "-d", "{}").hasSuffix("401"))
    #expect(try curl(served, "/hooks/%6Fffice", "-d", "{}").hasSuffix("401"))
    #expect(try curl(served, "/hooks/nobody", "-d", "{}").hasSuffix("404"))
  }

  @Test func aTokenIsTakenWhereTheConfigurationSaysSo() throws {
    let served = try serve()
    let body =
      #"{"id":"m1","channel":"tea","user":{"id":"U1","name":"Amy"},"text":"開團 可不可"}"#
    let json = ["-H", "Content-Type: application/json"]
    func post(_ token: String, _ body: String) throws -> String {
      try curl(
        served, "/hooks/plain", "-H", "Authorization: Bearer \(token)", json[0], json[1],
        "-d", body)
    }
    let first = try post("sesame", body)
    #expect(first.hasSuffix("200"))
    #expect(first.contains("開團"))
    #expect(try post("sesame", body) == first)
    #expect(try post("open", body).hasSuffix("401"))
    #expect(try post("sesame", "{").hasSuffix("400"))
    #expect(try post("sesame", #"{"id":"m2"}"#).contains(#""error""#))
    #expect(
      try curl(
        served, "/hooks/plain", "-H", "Authorization: Bearer sesame", "-H",
        "Content-Type: text/xml",
        "-d", body
      ).hasSuffix("415"))
    let large = folder.file("large.json")
    try String(repeating: " ", count: 70_000).write(
      toFile: large, atomically: true, encoding: .utf8)
    #expect(
      try curl(
        served, "/hooks/plain", "-H", "Authorization: Bearer sesame", json[0], json[1],
        "--data-binary", "@\(large)"
      ).hasSuffix("413"))
  }

  @Test func manyAtOnceAreAllAnswered() async throws {
    let served = try serve()
    let script = """
      import concurrent.futures, json, sys, urllib.request
      def post(n):
          body = {"id": f"p{n}", "channel": "tea", "user": {"id": f"U{n}", "name": f"u{n}"},
                  "text": "熟成紅茶 大 半糖 少冰"}
          request = urllib.request.Request(sys.argv[1] + "/hooks/plain", json.dumps(body).encode(),
              {"Authorization": "Bearer sesame", "Content-Type": "application/json"})
          return urllib.request.urlopen(request).status
      with concurrent.futures.ThreadPoolExecutor(30) as pool:
          print(sum(status == 200 for status in pool.map(post, range(60))))
      """
    let outcome = try Program.python.run(["-c", script, served.address])
    #expect(outcome.lines == ["60"], "\(outcome.errors)")
  }

  @Test func aTableThatIsDownStopsNobody() throws {
    let served = try serve(
      table: #"{kind: airtable, base: appX, token: t, endpoint: "http://127.0.0.1:1/v0"}"#)
    _ = try post("開團 可不可", to: served)
    _ = try post("熟成紅茶 大 少冰 半糖", to: served)
    #expect(try post("好", to: served).contains("#1 ✓"))
    #expect(try curl(served, "/healthz").hasSuffix("200"))
    #expect(try curl(served, "/readyz").hasSuffix("200"))
    let metrics = try curl(served, "/metrics")
    #expect(metrics.contains("drinkrun_outbox_waiting 1"))
    #expect(metrics.hasSuffix("200"))
  }

  @Test func aTakenPortIs69() throws {
    let served = try serve()
    let port = try #require(served.address.split(separator: ":").last)
    let other = try TemporaryFolder()
    let text = try String(contentsOfFile: folder.file("drinkrun.yaml"), encoding: .utf8)
      .replacingOccurrences(of: "127.0.0.1:0", with: "127.0.0.1:\(port)")
    try text.write(toFile: other.file("drinkrun.yaml"), atomically: true, encoding: .utf8)
    let outcome = try Program.drinkrun.run(["serve", "--config", other.file("drinkrun.yaml")])
    #expect(outcome.status == 69)
    #expect(outcome.errors.contains(String(port)))
  }
}
