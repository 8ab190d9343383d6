import Testing

@testable import TableServer

@Suite struct RefusalTests {
  @Test(arguments: [
    nil, "", "patTest", "Bearer", "Bearer patTes", "Bearer patTestX", "Basic patTest",
  ])
  func `without the token nothing is said`(token: String?) async throws {
    let client = try await Client()
    let answer = await client.send("GET", "/v0/{base}/Orders", token: token)
    #expect(answer.status == 401)
    #expect(
      answer.json
        == #"{"error":{"type":"AUTHENTICATION_REQUIRED","message":"Authentication required"}}"#)
  }

  @Test(arguments: [
    ("GET", "/"), ("GET", "/v0"), ("GET", "/v1/{base}/Orders"),
    ("GET", "/v0/{base}/Orders/recShort"),
    ("GET", "/v0/{base}/Orders/"), ("GET", "/v0/a/b/c/d/e/f"), ("GET", "/v0/%zz/x"),
    ("OPTIONS", "/v0/{base}/Orders"),
    ("GET", "/v0/{base}/Orders?view=%zz"), ("GET", "/v0/{base}/Orders/listRecords"),
    ("POST", "/v0/meta/bases"),
  ])
  func `what is no route is not found`(method: String, path: String) async throws {
    let answer = try await Client().send(method, path)
    #expect(answer.status == 404)
    #expect(answer.json == #"{"error":"NOT_FOUND"}"#)
  }

  @Test(arguments: [
    ("GET", "/v0/{base}/Nope", "", 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"),
    ("GET", "/v0/appAAAAAAAAAAAAAA/Orders", "", 403, "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"),
    (
      "GET", "/v0/meta/bases/appAAAAAAAAAAAAAA/tables", "", 403,
      "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND"
    ),
    ("GET", "/v0/{base}/Orders/recAAAAAAAAAAAAAA", "", 404, "MODEL_ID_NOT_FOUND"),
    ("PATCH", "/v0/{base}/Orders/recAAAAAAAAAAAAAA", #"{"fields":{}}"#, 404, "MODEL_ID_NOT_FOUND"),
    ("DELETE", "/v0/{base}/Orders/recAAAAAAAAAAAAAA", "", 404, "MODEL_ID_NOT_FOUND"),
    ("DELETE", "/v0/{base}/Orders?records[]=recAAAAAAAAAAAAAA", "", 422, "ROW_DOES_NOT_EXIST"),
    ("DELETE", "/v0/{base}/Orders", "", 422, "INVALID_RECORDS"),
    ("PATCH", "/v0/{base}/Orders", #"{"records":[{"fields":{}}]}"#, 422, "INVALID_RECORDS"),
    (
      "PATCH", "/v0/{base}/Orders", #"{"records":[{"id":"x","fields":{}}]}"#, 422, "INVALID_RECORDS"
    ),
    ("POST", "/v0/{base}/Orders", "{", 422, "INVALID_REQUEST_BODY"),
    ("POST", "/v0/{base}/Orders", "[]", 422, "INVALID_REQUEST_BODY"),
    ("POST", "/v0/{base}/Orders", #"{"fields":{"Cups":NaN}}"#, 422, "INVALID_REQUEST_BODY"),
    ("POST", "/v0/{base}/Orders", #"{"records":[]}"#, 422, "INVALID_RECORDS"),
    ("POST", "/v0/{base}/Orders", #"{"fields":[]}"#, 422, "INVALID_RECORDS"),
    ("POST", "/v0/{base}/Orders", #"{"fields":{"Nope":1}}"#, 422, "UNKNOWN_FIELD_NAME"),
    ("POST", "/v0/{base}/Orders", #"{"fields":{"Cups":"two"}}"#, 422, "INVALID_VALUE_FOR_COLUMN"),
    ("POST", "/v0/{base}/Orders", #"{"fields":{"Key":5}}"#, 422, "INVALID_VALUE_FOR_COLUMN"),
    (
      "POST", "/v0/{base}/Orders", #"{"fields":{"Day":"2026-02-30"}}"#, 422,
      "INVALID_VALUE_FOR_COLUMN"
    ),
    ("POST", "/v0/{base}/Orders", #"{"fields":{"When":"soon"}}"#, 422, "INVALID_VALUE_FOR_COLUMN"),
    (
      "POST", "/v0/{base}/Orders", #"{"fields":{"Done":"maybe"},"typecast":true}"#, 422,
      "INVALID_VALUE_FOR_COLUMN"
    ),
    (
      "POST", "/v0/{base}/Orders", #"{"fields":{"Size":"XL"}}"#, 422,
      "INVALID_MULTIPLE_CHOICE_OPTIONS"
    ),
    ("GET", "/v0/{base}/Orders?pageSize=0", "", 422, "INVALID_REQUEST_UNKNOWN"),
    ("GET", "/v0/{base}/Orders?pageSize=x", "", 422, "INVALID_REQUEST_UNKNOWN"),
    ("GET", "/v0/{base}/Orders?maxRecords=0", "", 422, "INVALID_REQUEST_UNKNOWN"),
    ("GET", "/v0/{base}/Orders?cellFormat=string", "", 422, "INVALID_REQUEST_UNKNOWN"),
    ("GET", "/v0/{base}/Orders?fields=Key", "", 422, "INVALID_REQUEST_UNKNOWN"),
    (
      "GET", "/v0/{base}/Orders?sort[0][field]=Key&sort[0][direction]=up", "", 422,
      "INVALID_REQUEST_UNKNOWN"
    ),
    ("GET", "/v0/{base}/Orders?sort[0][field]=Nope", "", 422, "UNKNOWN_FIELD_NAME"),
    ("GET", "/v0/{base}/Orders?fields[]=Nope", "", 422, "UNKNOWN_FIELD_NAME"),
    ("GET", "/v0/{base}/Orders?filterByFormula=%7BNope%7D", "", 422, "INVALID_FILTER_BY_FORMULA"),
    ("GET", "/v0/{base}/Orders?offset=10", "", 422, "INVALID_OFFSET_VALUE"),
    ("GET", "/v0/{base}/Orders?view=Nope", "", 422, "VIEW_NAME_NOT_FOUND"),
    (
      "POST", "/v0/meta/bases/{base}/tables",
      #"{"name":"Orders","fields":[{"name":"A","type":"url"}]}"#, 422, "DUPLICATE_TABLE_NAME"
    ),
    (
      "POST", "/v0/meta/bases/{base}/tables", #"{"name":"T","fields":[]}"#, 422,
      "INVALID_REQUEST_UNKNOWN"
    ),
    (
      "POST", "/v0/meta/bases/{base}/tables",
      #"{"name":"T","fields":[{"name":"A","type":"url"},{"name":"A","type":"url"}]}"#, 422,
      "DUPLICATE_OR_EMPTY_FIELD_NAME"
    ),
    (
      "POST", "/v0/meta/bases/{base}/tables",
      #"{"name":"T","fields":[{"name":"A","type":"button"}]}"#, 422,
      "UNSUPPORTED_FIELD_TYPE_FOR_CREATION"
    ),
    (
      "POST", "/v0/meta/bases/{base}/tables/Orders/fields", #"{"name":"A","type":"number"}"#, 422,
      "INVALID_FIELD_TYPE_OPTIONS_FOR_CREATION"
    ),
  ])
  func `a refusal has its status and type`(
    method: String, path: String, body: String, status: Int, type: String
  ) async throws {
    let client = try await Client()
    let answer = await client.send(method, path, body)
    #expect(answer.status == status)
    #expect(Client.value(answer.json, "error", "type") == .text(type))
    let list = await client.send("GET", "/v0/{base}/Orders")
    #expect(list.json == #"{"records":[]}"#)
    let schema = await client.send("GET", "/v0/meta/bases/{base}/tables")
    #expect(Client.value(schema.json, "tables")?.list?.count == 1)
  }

  @Test func `a table that fails half-way is not made`() async throws {
    let client = try await Client()
    let body = #"{"name":"T","fields":[{"name":"A","type":"url"},{"name":" ","type":"url"}]}"#
    #expect(await client.send("POST", "/v0/meta/bases/{base}/tables", body).status == 422)
    #expect(await client.send("GET", "/v0/{base}/T").status == 403)
  }

  @Test func `a body nested without end is refused`() async throws {
    let client = try await Client()
    for depth in [100, 400, 600, 100_000] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let answer = await client.send(
        "POST", "/v0/{base}/Orders", #"{"fields":{"Key":\#(nested)}}"#)
      #expect(answer.status == 422)
    }
  }

  @Test func `the token is in no error`() async throws {
    let client = try await Client()
    for path in ["/v0/{base}/Nope", "/nowhere", "/v0/{base}/Orders?offset=patTest2"] {
      #expect(!(await client.send("GET", path, token: "Bearer patTest2").json.contains("patTest2")))
    }
  }
}
