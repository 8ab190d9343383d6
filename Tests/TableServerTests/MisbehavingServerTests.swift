import HTTPMessages
import TestKit
import Testing

@testable import TableServer

/// What a client is told of four upserts, and what is in the table then.
@Suite(.ownThreads) struct MisbehavingServerTests {
  @Test(
    arguments: [
      ("late=100%:1ms", 200, "application/json", 4), ("lost=100%", 0, "", 4),
      ("hang=100%", 0, "", 0), ("429=100%", 429, "application/json", 0),
      ("quota=1", 200, "application/json", 4), ("500=100%", 500, "application/json", 0),
      ("503=100%", 503, "application/json", 0), ("html=100%", 502, "text/html", 4),
      ("cut=100%", 200, "application/json", 4), ("partial=100%", 503, "application/json", 2),
    ])
  func `what is said and what is done are what the fault says`(
    text: String, status: Int, type: String, rows: Int
  ) async throws {
    let client = try await Client()
    let server = MisbehavingServer(client.server, as: try Misbehaviour(text))
    let response = await server.answer(client.upsert(of: ["a", "b", "c", "d"]))
    #expect(response?.status ?? 0 == status)
    #expect(response?.headers["Content-Type"]?.hasPrefix(type) ?? type.isEmpty)
    let isWhole = response.map { JSON($0.body) != nil } ?? true
    #expect(isWhole == !["html=100%", "cut=100%"].contains(text))
    let list = await client.send("GET", "/v0/{base}/Orders")
    #expect(Client.value(list.json, "records")?.list?.count == rows)
  }

  @Test func `half of seven rows are the first four, and one row is no batch`() async throws {
    let client = try await Client()
    let server = MisbehavingServer(client.server, as: try Misbehaviour("partial=100%"))
    let keys = (1...7).map { "k\($0)" }
    #expect(await server.answer(client.upsert(of: keys))?.status == 503)
    let list = await client.send("GET", "/v0/{base}/Orders")
    let records = Client.value(list.json, "records")?.list ?? []
    let written = records.compactMap { $0["fields"]?["Key"]?.text }
    #expect(written == Array(keys.prefix(4)))
    #expect(await server.answer(client.upsert(of: ["k9"]))?.status == 200)
    #expect(await server.answer(client.upsert(of: keys, column: "Nope"))?.status == 422)
  }

  @Test(arguments: [
    ("429=100%", "RATE_LIMIT_REACHED", nil), ("429=100%:2500ms", "RATE_LIMIT_REACHED", "3"),
    ("limit=1/s", "RATE_LIMIT_REACHED", nil), ("limit=1/s:2s", "RATE_LIMIT_REACHED", "2"),
    ("quota=1", "PUBLIC_API_BILLING_LIMIT_EXCEEDED", nil),
  ])
  func `both kinds of 429 are told as Airtable tells them`(
    text: String, type: String, retryAfter: String?
  ) async throws {
    let client = try await Client()
    let server = MisbehavingServer(client.server, as: try Misbehaviour(text))
    _ = await server.answer(client.upsert(of: ["a"]))
    let response = try #require(await server.answer(client.upsert(of: ["b"])))
    #expect(response.status == 429)
    #expect(JSON(response.body)?["errors"]?.list?.first?["error"] == .text(type))
    #expect(response.headers["Retry-After"] == retryAfter)
  }
}

extension Client {
  fileprivate func upsert(of keys: [String], column: String = "Key") -> HTTPRequest {
    let records = keys.map { #"{"fields":{"\#(column)":"\#($0)"}}"# }.joined(separator: ",")
    var request = HTTPRequest(
      method: "PATCH", target: "/v0/\(server.base)/Orders",
      body: Array(#"{"performUpsert":{"fieldsToMergeOn":["Key"]},"records":[\#(records)]}"#.utf8))
    request.headers["Authorization"] = "Bearer patTest"
    return request
  }
}
