import FoundationEssentials
import HTTPMessages
import TestKit
import Testing

@testable import TableServer

@Suite struct RecordsTests {
  @Test func `money comes back as it was sent`() async throws {
    let client = try await Client()
    for price in ["0.1", "2.9", "1234567890123.45", "-0.01"] {
      let answer = await client.send(
        "POST", "/v0/{base}/Orders", #"{"fields":{"Price":\#(price)}}"#)
      #expect(answer.json.contains(#""Price":\#(price)"#))
    }
    let sum = await client.send(
      "GET", "/v0/{base}/Orders?filterByFormula=%7BPrice%7D*3=0.3".replacing("*", with: "%2A"))
    #expect(Client.value(sum.json, "records")?.list?.count == 1)
  }

  @Test func `moments are kept in UTC, days without a time`() async throws {
    let client = try await Client()
    let answer = await client.send(
      "POST", "/v0/{base}/Orders",
      #"{"fields":{"When":"2026-11-30T14:00:00.5+08:00","Day":"2026-11-30"}}"#)
    #expect(answer.json.contains(#""When":"2026-11-30T06:00:00.500Z""#))
    #expect(answer.json.contains(#""Day":"2026-11-30""#))
  }

  @Test func `typecast reads text as the field's own kind, and makes options`() async throws {
    let client = try await Client()
    let body = """
      {"typecast":true,"fields":{"Key":5,"Cups":" 2 ","Done":"yes","Size":"XL",
      "Toppings":"pearl, jelly"}}
      """
    let answer = await client.send("POST", "/v0/{base}/Orders", body)
    #expect(
      Client.value(answer.json, "fields")
        == .object([
          "Key": .text("5"), "Cups": .number(2), "Done": .flag(true), "Size": .text("XL"),
          "Toppings": .list([.text("pearl"), .text("jelly")]),
        ]))
    let again = await client.send(
      "POST", "/v0/{base}/Orders", #"{"fields":{"Size":"XL","Toppings":["jelly"]}}"#)
    #expect(again.status == 200)
    let schema = await client.send("GET", "/v0/meta/bases/{base}/tables")
    let choices = Client.value(schema.json, "tables", 0, "fields", 4, "options", "choices")
    #expect(choices?.list?.compactMap { $0["name"]?.text } == ["M", "L", "XL"])
  }

  @Test func `a choice may stand twice, and is one option`() async throws {
    let client = try await Client()
    let body = #"{"typecast":true,"fields":{"Toppings":["jelly","pearl","jelly"]}}"#
    let answer = await client.send("POST", "/v0/{base}/Orders", body)
    #expect(
      Client.value(answer.json, "fields", "Toppings")
        == .list([.text("jelly"), .text("pearl"), .text("jelly")]))
    let schema = await client.send("GET", "/v0/meta/bases/{base}/tables")
    let choices = Client.value(schema.json, "tables", 0, "fields", 5, "options", "choices")
    #expect(choices?.list?.compactMap { $0["name"]?.text } == ["pearl", "jelly"])
  }

  @Test func `a page ends with an offset, and goes on behind it whatever came in between`()
    async throws
  {
    let client = try await Client()
    for number in 1...5 { _ = await client.create(#"{"Key":"\#(number)","Cups":\#(number)}"#) }
    let path =
      "/v0/{base}/Orders?pageSize=2&maxRecords=4&sort[0][field]=Cups&sort[0][direction]=desc"
    let first = await client.send("GET", path)
    let offset = try #require(Client.value(first.json, "offset")?.text)
    _ = await client.create(#"{"Key":"9","Cups":9}"#)
    let second = await client.send("GET", path + "&offset=" + offset.percentEncoded)
    let keys = Client.value(second.json, "records")?.list?.compactMap { $0["fields"]?["Key"]?.text }
    #expect(keys == ["3"])
    #expect(Client.value(second.json, "offset") == nil)
    let id = String(offset.suffix(17))
    _ = await client.send("DELETE", "/v0/{base}/Orders/\(id)")
    let lost = await client.send("GET", path + "&offset=" + offset.percentEncoded)
    #expect(lost.json == #"{"error":{"type":"LIST_RECORDS_ITERATOR_NOT_AVAILABLE"}}"#)
  }

  @Test func `an upsert that fails at its second record leaves the first as it was`() async throws {
    let client = try await Client()
    let id = await client.create(#"{"Key":"a","Cups":1}"#)
    let body = """
      {"performUpsert":{"fieldsToMergeOn":["Key"]},"typecast":true,
      "records":[{"fields":{"Key":"a","Cups":5,"Size":"XXL"}},{"fields":{"Key":"b","Cups":"x"}}]}
      """
    #expect(await client.send("PATCH", "/v0/{base}/Orders", body).status == 422)
    let kept = await client.send("GET", "/v0/{base}/Orders/\(id)")
    #expect(Client.value(kept.json, "fields") == .object(["Key": .text("a"), "Cups": .number(1)]))
    let option = await client.send("POST", "/v0/{base}/Orders", #"{"fields":{"Size":"XXL"}}"#)
    #expect(option.status == 422)
  }

  @Test func `two records of one key in one upsert are one record`() async throws {
    let client = try await Client()
    let body = """
      {"performUpsert":{"fieldsToMergeOn":["Key","Cups"]},
      "records":[{"fields":{"Key":"a","Cups":1}},{"fields":{"Key":"a","Cups":1.0,"Done":true}}]}
      """
    let answer = await client.send("PATCH", "/v0/{base}/Orders", body)
    #expect(Client.value(answer.json, "createdRecords")?.list?.count == 1)
    #expect(
      Client.value(answer.json, "updatedRecords") == Client.value(answer.json, "createdRecords"))
  }

  @Test(arguments: ["Done", "When"])
  func `what is no key is not merged on`(field: String) async throws {
    let client = try await Client()
    let body = """
      {"performUpsert":{"fieldsToMergeOn":["\(field)"]},
      "records":[{"fields":{"Done":true,"When":"2026-11-30T06:00:00Z"}}]}
      """
    #expect(await client.send("PATCH", "/v0/{base}/Orders", body).status == 422)
    let empty = body.replacing("[\"\(field)\"]", with: "[\"Key\"]")
    #expect(await client.send("PATCH", "/v0/{base}/Orders", empty).status == 422)
  }

  @Test func `many upserts of one key at once make one record`() async throws {
    let client = try await Client()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let body = """
            {"performUpsert":{"fieldsToMergeOn":["Key"]},
            "records":[{"fields":{"Key":"one","Cups":\(number)}}]}
            """
          #expect(await client.send("PATCH", "/v0/{base}/Orders", body).status == 200)
        }
      }
    }
    let list = await client.send("GET", "/v0/{base}/Orders")
    #expect(Client.value(list.json, "records")?.list?.count == 1)
  }

  @Test func `a single select is sorted by its options, empty cells first`() async throws {
    let client = try await Client()
    for size in [#""L""#, #""M""#, "null"] { _ = await client.create(#"{"Size":\#(size)}"#) }
    let list = await client.send("GET", "/v0/{base}/Orders?sort[0][field]=Size")
    let sizes = Client.value(list.json, "records")?.list?.map { $0["fields"]?["Size"]?.text ?? "" }
    #expect(sizes == ["", "M", "L"])
  }
}

@Suite struct FileTests {
  @Test func `base, table and rows are there when the file is opened again`() async throws {
    let client = try await Client()
    let id = await client.create(#"{"Key":"a"}"#)
    let path = client.folder.file("tables.db")
    let again = try await TableServer(file: path, token: "other")
    #expect(again.base == client.server.base)
    var request = HTTPRequest(target: "/v0/\(again.base)/Orders/\(id)")
    request.headers["Authorization"] = "Bearer other"
    #expect(await again.answer(request).status == 200)
  }

  @Test func `a base may be given, and must have its form`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tables.db")
    let first = try await TableServer(file: path, token: "t", base: "appABCDEFGHIJKLMN")
    #expect(first.base == "appABCDEFGHIJKLMN")
    await #expect(throws: TableServerError.malformedBase("app-1")) {
      try await TableServer(file: path, token: "t", base: "app-1")
    }
  }

  @Test func `a table that is there gets the fields that it lacks, and keeps its rows`()
    async throws
  {
    let client = try await Client()
    let id = await client.create(#"{"Key":"a"}"#)
    try await client.server.makeTable(
      name: "Orders", fields: [TableField("Key", .number), TableField("Shop", .singleLineText)])
    let answer = await client.send(
      "PATCH", "/v0/{base}/Orders/\(id)", #"{"fields":{"Shop":"可不可"}}"#)
    #expect(
      Client.value(answer.json, "fields") == .object(["Key": .text("a"), "Shop": .text("可不可")]))
  }

  @Test func `a file that cannot be opened is named`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/tables.db")
    let error = await #expect(throws: TableServerError.self) {
      try await TableServer(file: path, token: "secret-token")
    }
    #expect(error?.description.contains(path) == true)
    #expect(error?.description.contains("secret-token") == false)
  }

  @Test func `a table that makes no sense is refused`() async throws {
    let client = try await Client()
    let error = await #expect(throws: TableServerError.self) {
      try await client.server.makeTable(
        name: "T", fields: [TableField("A", .url), TableField("A", .url)])
    }
    #expect(error?.description.hasPrefix("table T: Field names are not empty") == true)
  }
}
