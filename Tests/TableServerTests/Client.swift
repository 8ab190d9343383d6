import HTTPMessages
import TestKit

@testable import TableServer

/// A server on a file of its own, asked without a network.
struct Client {
  let folder: TemporaryFolder
  let server: TableServer

  init() async throws {
    folder = try TemporaryFolder()
    server = try await TableServer(file: folder.file("tables.db"), token: "patTest")
    try await server.makeTable(
      name: "Orders",
      fields: [
        TableField("Key", .singleLineText), TableField("Cups", .number),
        TableField("Price", .currency, precision: 2), TableField("Done", .checkbox),
        TableField("Size", .singleSelect, choices: ["M", "L"]),
        TableField("Toppings", .multipleSelects, choices: ["pearl"]),
        TableField("When", .dateTime), TableField("Day", .date),
      ])
  }

  /// What a request to the base is answered, as status and JSON.
  func send(
    _ method: String, _ path: String, _ body: String = "", token: String? = "Bearer patTest"
  ) async -> (status: Int, json: String) {
    let path = path.replacing("{base}", with: server.base)
    var request = HTTPRequest(method: method, target: path, body: Array(body.utf8))
    request.headers["Authorization"] = token
    let response = await server.answer(request)
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  /// The value at a path of keys and places in an answer.
  static func value(_ json: String, _ path: any Hashable & Sendable...) -> JSON? {
    path.reduce(JSON(Array(json.utf8))) { value, step in
      if let key = step as? String { return value?[key] }
      guard let list = value?.list, let place = step as? Int, list.indices.contains(place) else {
        return nil
      }
      return list[place]
    }
  }

  func create(_ fields: String) async -> String {
    let answer = await send("POST", "/v0/{base}/Orders", #"{"fields":\#(fields)}"#)
    return Client.value(answer.json, "id")?.text ?? answer.json
  }
}
