import HTTPMessages
import Testing

@testable import TableServer

@Suite struct ListingTests {
  /// The keys of each page, until there is no further one.
  private func pages(_ client: Client, _ query: String) async throws -> [[String]] {
    var pages: [[String]] = []
    var offset = ""
    while true {
      let answer = await client.send("GET", "/v0/{base}/Orders?\(query)\(offset)")
      let records = Client.value(answer.json, "records")?.list ?? []
      pages.append(records.compactMap { $0["fields"]?["Key"]?.text })
      guard let next = Client.value(answer.json, "offset")?.text else { return pages }
      offset = "&offset=" + next.percentEncoded
    }
  }

  @Test(arguments: [
    ("pageSize=2", [["1", "2"], ["3", "4"], ["5"]]), ("pageSize=5", [["1", "2", "3", "4", "5"]]),
    ("pageSize=2&maxRecords=3", [["1", "2"], ["3"]]), ("pageSize=2&maxRecords=2", [["1", "2"]]),
    ("pageSize=2&maxRecords=4", [["1", "2"], ["3", "4"]]), ("maxRecords=1", [["1"]]),
  ])
  func `pages by age are those of a formula that keeps all`(
    query: String, expected: [[String]]
  ) async throws {
    let client = try await Client()
    for number in 1...5 { _ = await client.create(#"{"Key":"\#(number)"}"#) }
    #expect(try await pages(client, query) == expected)
    #expect(try await pages(client, query + "&filterByFormula=1") == expected)
  }

  @Test func `what is deleted and made between two pages spoils neither`() async throws {
    let client = try await Client()
    var ids: [String] = []
    for number in 1...4 { ids.append(await client.create(#"{"Key":"\#(number)"}"#)) }
    let first = await client.send("GET", "/v0/{base}/Orders?pageSize=2")
    let offset = try #require(Client.value(first.json, "offset")?.text).percentEncoded
    _ = await client.send("DELETE", "/v0/{base}/Orders/\(ids[0])")
    _ = await client.create(#"{"Key":"5"}"#)
    let path = "/v0/{base}/Orders?offset=\(offset)"
    let second = await client.send("GET", path)
    let keys = Client.value(second.json, "records")?.list?.compactMap { $0["fields"]?["Key"]?.text }
    #expect(keys == ["3", "4", "5"])
    _ = await client.send("DELETE", "/v0/{base}/Orders/\(ids[1])")
    let lost = await client.send("GET", path)
    #expect(lost.json == #"{"error":{"type":"LIST_RECORDS_ITERATOR_NOT_AVAILABLE"}}"#)
  }

  @Test func `a record is modified when a cell changes, and not when it is written again`()
    async throws
  {
    let client = try await Client()
    let id = await client.create(#"{"Key":"a","Cups":1}"#)
    let changed =
      "/v0/{base}/Orders?filterByFormula="
      + "IS_AFTER(LAST_MODIFIED_TIME(),CREATED_TIME())".percentEncoded
    try await Task.sleep(for: .milliseconds(5))
    for (method, body, count) in [
      ("PATCH", #"{"fields":{"Cups":1}}"#, 0), ("PUT", #"{"fields":{"Key":"a","Cups":1}}"#, 0),
      ("PUT", #"{"fields":{"Key":"a"}}"#, 1),
    ] {
      #expect(await client.send(method, "/v0/{base}/Orders/\(id)", body).status == 200)
      let list = await client.send("GET", changed)
      #expect(Client.value(list.json, "records")?.list?.count == count)
    }
  }
}
