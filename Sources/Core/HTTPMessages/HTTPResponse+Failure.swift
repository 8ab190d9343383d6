extension HTTPResponse {
  /// A refusal as JSON: `{"error": {"type": …, "message": …}}`.
  public static func failure(_ status: Int, _ type: String, _ message: String) -> HTTPResponse {
    let text = "{\"error\":{\"type\":\(type.jsonQuoted),\"message\":\(message.jsonQuoted)}}"
    return HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Array(text.utf8))
  }
}

extension String {
  /// The text as a JSON string, in its quotes.
  public var jsonQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
