import HTTPMessages
import Testing

@testable import TableServer

/// Records of two tables that lead to each other.
@Suite struct LinkFieldTests {
  private let client: Client

  init() async throws {
    client = try await Client()
    try await client.server.makeTable(
      name: "Items",
      fields: [
        TableField("Drink", .singleLineText),
        TableField("Order", .multipleRecordLinks, linkedTable: "Orders"),
      ])
  }

  private func item(_ fields: String) async -> (status: Int, json: String) {
    await client.send("POST", "/v0/{base}/Items", #"{"fields":\#(fields)}"#)
  }

  private func links(of id: String, in table: String, _ field: String) async -> [String] {
    let record = await client.send("GET", "/v0/{base}/\(table)/\(id)")
    return Client.value(record.json, "fields", field)?.list?.compactMap(\.text) ?? []
  }

  private func drinks(where formula: String) async -> [String] {
    let list = await client.send(
      "GET", "/v0/{base}/Items?filterByFormula=" + formula.percentEncoded)
    return Client.value(list.json, "records")?.list?.compactMap { $0["fields"]?["Drink"]?.text }
      ?? []
  }

  @Test func `both sides say the same, whichever is written`() async throws {
    let (a, b) = (await client.create(#"{"Key":"a"}"#), await client.create(#"{"Key":"b"}"#))
    let made = await item(#"{"Drink":"茶","Order":["\#(a)"]}"#)
    let tea = try #require(Client.value(made.json, "id")?.text)
    #expect(await links(of: a, in: "Orders", "Items") == [tea])
    let moved = #"{"fields":{"Order":["\#(b)"]}}"#
    #expect(await client.send("PATCH", "/v0/{base}/Items/\(tea)", moved).status == 200)
    #expect(await links(of: a, in: "Orders", "Items").isEmpty)
    #expect(await links(of: b, in: "Orders", "Items") == [tea])
    let back = #"{"fields":{"Items":["\#(tea)"]}}"#
    #expect(await client.send("PATCH", "/v0/{base}/Orders/\(a)", back).status == 200)
    #expect(await links(of: tea, in: "Items", "Order") == [b, a])
    let bare = #"{"fields":{"Drink":"茶"}}"#
    #expect(await client.send("PUT", "/v0/{base}/Items/\(tea)", bare).status == 200)
    #expect(await links(of: a, in: "Orders", "Items").isEmpty)
  }

  @Test func `a record that goes is linked no more`() async throws {
    let a = await client.create(#"{"Key":"a"}"#)
    let made = await item(#"{"Drink":"茶","Order":["\#(a)"]}"#)
    let tea = try #require(Client.value(made.json, "id")?.text)
    #expect(await client.send("DELETE", "/v0/{base}/Orders/\(a)").status == 200)
    #expect(await links(of: tea, in: "Items", "Order").isEmpty)
  }

  @Test func `a table may link to itself`() async throws {
    let schema = await client.send("GET", "/v0/meta/bases/{base}/tables")
    let id = try #require(Client.value(schema.json, "tables", 1, "id")?.text)
    let field =
      #"{"name":"Like","type":"multipleRecordLinks","options":{"linkedTableId":"\#(id)"}}"#
    #expect(
      await client.send("POST", "/v0/meta/bases/{base}/tables/Items/fields", field).status == 200)
    let first = Client.value(await item(#"{"Drink":"茶"}"#).json, "id")?.text ?? ""
    let second = Client.value(await item(#"{"Like":["\#(first)"]}"#).json, "id")?.text ?? ""
    #expect(await links(of: second, in: "Items", "Like") == [first])
    _ = await client.send("DELETE", "/v0/{base}/Items/\(first)")
    #expect(await links(of: second, in: "Items", "Like").isEmpty)
  }

  @Test func `the schema names the field of links back`() async throws {
    let schema = await client.send("GET", "/v0/meta/bases/{base}/tables")
    let orders = try #require(Client.value(schema.json, "tables", 0))
    let items = try #require(Client.value(schema.json, "tables", 1))
    let back = try #require(orders["fields"]?.list?.last)
    let field = try #require(items["fields"]?.list?.last)
    #expect(back["name"] == .text("Items"))
    #expect(field["options"]?["inverseLinkFieldId"] == back["id"])
    #expect(back["options"]?["inverseLinkFieldId"] == field["id"])
    #expect(field["options"]?["linkedTableId"] == orders["id"])
  }

  @Test func `a formula sees the primary texts, joined`() async throws {
    let (a, b) = (await client.create(#"{"Key":"a"}"#), await client.create(#"{"Key":"b"}"#))
    _ = await item(#"{"Drink":"one","Order":["\#(a)"]}"#)
    _ = await item(#"{"Drink":"two","Order":["\#(b)","\#(a)"]}"#)
    _ = await item(#"{"Drink":"none"}"#)
    #expect(await drinks(where: "{Order}='a'") == ["one"])
    #expect(await drinks(where: "{Order}='b, a'") == ["two"])
    #expect(await drinks(where: "FIND('a',{Order})") == ["one", "two"])
    #expect(await drinks(where: "{Order}=BLANK()") == ["none"])
  }

  @Test(arguments: [
    (#"["recAAAAAAAAAAAAAA"]"#, "ROW_DOES_NOT_EXIST"), (#""a""#, "INVALID_VALUE_FOR_COLUMN"),
    (#"["a"]"#, "INVALID_VALUE_FOR_COLUMN"), ("[5]", "INVALID_VALUE_FOR_COLUMN"),
  ])
  func `what is no record of the other table is refused`(value: String, type: String) async throws {
    let answer = await item(#"{"Order":\#(value)}"#)
    #expect(answer.status == 422)
    #expect(Client.value(answer.json, "error", "type") == .text(type))
  }

  @Test func `a record of another table is none of this one`() async throws {
    let tea = Client.value(await item(#"{"Drink":"茶"}"#).json, "id")?.text ?? ""
    let answer = await item(#"{"Order":["\#(tea)"]}"#)
    #expect(Client.value(answer.json, "error", "type") == .text("ROW_DOES_NOT_EXIST"))
  }
}
