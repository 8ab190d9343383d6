import HTTPMessages
import Testing

@testable import TableServer

/// Attachments, and the moments that the server writes itself.
@Suite struct SpecialFieldTests {
  private let client: Client

  init() async throws {
    client = try await Client()
    try await client.server.makeTable(
      name: "Menu",
      fields: [
        TableField("Drink", .singleLineText), TableField("Picture", .multipleAttachments),
        TableField("Made", .createdTime), TableField("Changed", .lastModifiedTime),
      ])
  }

  private func write(
    _ method: String, _ path: String, _ fields: String
  ) async -> (status: Int, json: String) {
    await client.send(method, "/v0/{base}/Menu" + path, #"{"fields":\#(fields)}"#)
  }

  @Test(arguments: [
    ("https://a.example/p/tea.png", "tea.png", "?"), ("https://a.example", "file", "?"),
    ("http://a.example/tea.png?v=2", "tea.png", "&"),
  ])
  func `an attachment gets an id, a name and an address that expires`(
    url: String, filename: String, mark: String
  ) async throws {
    let answer = await write("POST", "", #"{"Picture":[{"url":"\#(url)"}]}"#)
    let picture = try #require(Client.value(answer.json, "fields", "Picture", 0))
    #expect(picture["id"]?.text.map { Identifier.attachment.isForm(of: $0) } == true)
    #expect(picture["filename"] == .text(filename))
    #expect(picture["url"]?.text?.hasPrefix(url + mark + "expires=") == true)
  }

  @Test func `an attachment is kept by its id, and its address is another each time`() async throws
  {
    let made = await write(
      "POST", "", #"{"Picture":[{"url":"https://a.example/1","filename":"茶.png"}]}"#)
    let id = try #require(Client.value(made.json, "id")?.text)
    let first = try #require(Client.value(made.json, "fields", "Picture", 0))
    let picture = try #require(first["id"]?.text)
    try await Task.sleep(for: .milliseconds(5))
    let more = #"{"Picture":[{"url":"https://a.example/2"},{"id":"\#(picture)"}]}"#
    let answer = await write("PATCH", "/" + id, more)
    let second = try #require(Client.value(answer.json, "fields", "Picture", 1))
    #expect(second["id"] == first["id"])
    #expect(second["filename"] == .text("茶.png"))
    #expect(second["url"] != first["url"])
    let formula = "{Picture}='2 (https://a.example/2), 茶.png (https://a.example/1)'"
    let list = await client.send(
      "GET", "/v0/{base}/Menu?filterByFormula=" + formula.percentEncoded)
    #expect(Client.value(list.json, "records")?.list?.count == 1)
  }

  @Test(arguments: [
    #"{"Picture":"https://a.example/1"}"#, #"{"Picture":[{"url":"file:///etc/passwd"}]}"#,
    #"{"Picture":[{"id":"attAAAAAAAAAAAAAA"}]}"#, #"{"Picture":[{}]}"#,
    #"{"Made":"2026-11-30T06:00:00Z"}"#, #"{"Changed":null}"#,
  ])
  func `what such a field does not take is refused`(fields: String) async throws {
    let answer = await write("POST", "", fields)
    #expect(answer.status == 422)
    #expect(Client.value(answer.json, "error", "type") == .text("INVALID_VALUE_FOR_COLUMN"))
  }

  @Test func `the moments are those of the record, in answers, formulas and sorting`() async throws
  {
    let made = await write("POST", "", #"{"Drink":"茶"}"#)
    let id = try #require(Client.value(made.json, "id")?.text)
    #expect(Client.value(made.json, "fields", "Made") == Client.value(made.json, "createdTime"))
    #expect(Client.value(made.json, "fields", "Changed") == Client.value(made.json, "createdTime"))
    try await Task.sleep(for: .milliseconds(5))
    _ = await write("POST", "", #"{"Drink":"later"}"#)
    try await Task.sleep(for: .milliseconds(5))
    _ = await write("PATCH", "/" + id, #"{"Drink":"紅茶"}"#)
    let list = await client.send(
      "GET",
      "/v0/{base}/Menu?sort[0][field]=Changed&sort[0][direction]=desc&filterByFormula="
        + "{Changed}>={Made}".percentEncoded)
    let drinks = Client.value(list.json, "records")?.list?.compactMap {
      $0["fields"]?["Drink"]?.text
    }
    #expect(drinks == ["紅茶", "later"])
  }

  @Test func `a table does not begin with links or attachments`() async throws {
    let body = #"{"name":"T","fields":[{"name":"A","type":"multipleAttachments"}]}"#
    #expect(await client.send("POST", "/v0/meta/bases/{base}/tables", body).status == 422)
  }
}
