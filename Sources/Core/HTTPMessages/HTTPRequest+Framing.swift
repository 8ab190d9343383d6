extension HTTPRequest {
  /// Why a server must not read on after these headers, as the answer to give; nil where it may.
  ///
  /// A request whose end can be read in two ways lets one request hide in another (RFC 9112,
  /// section 6.3), so whatever is not plain is refused, and the connection closed.
  ///
  /// - Parameters:
  ///   - version: The version of the request line, such as `HTTP/1.1`.
  ///   - bodyLimit: In bytes.
  public func refusal(version: String, bodyLimit: Int) -> HTTPResponse? {
    if let reason = namesFault ?? framingFault(version: version) ?? hostFault(version: version) {
      return .failure(400, "BAD_REQUEST", reason)
    }
    if let coding = headers["Content-Encoding"], coding.lowercased() != "identity" {
      return .failure(415, "UNSUPPORTED_MEDIA_TYPE", "send the body without a content coding")
    }
    if let length = declaredLength, length > bodyLimit { return .tooLarge(limit: bodyLimit) }
    return nil
  }

  /// The length that the headers declare; nil without one, or where it is no number.
  public var declaredLength: Int? { headers["Content-Length"].flatMap(Int.init) }

  private var namesFault: String? {
    for field in headers.fields {
      if field.name.isEmpty || !field.name.utf8.allSatisfy(\.isTokenByte) {
        return "a header name has a character that no name has"
      }
      if field.value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
        return "a header value has a control character"
      }
    }
    return nil
  }

  private func framingFault(version: String) -> String? {
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    if let length = lengths.first {
      if lengths.count > 1 { return "Content-Length stands more than once" }
      if !codings.isEmpty { return "Content-Length and Transfer-Encoding exclude each other" }
      let isNumber = !length.isEmpty && length.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if !isNumber || Int(length) == nil { return "Content-Length is no length" }
    }
    if codings.isEmpty { return nil }
    if version == "HTTP/1.0" { return "HTTP/1.0 has no Transfer-Encoding" }
    return codings.count == 1 && codings[0].lowercased() == "chunked"
      ? nil : "the only transfer coding taken is chunked"
  }

  private func hostFault(version: String) -> String? {
    let hosts = headers.all("Host").count
    if hosts > 1 { return "Host stands more than once" }
    return hosts == 0 && version != "HTTP/1.0" ? "Host is missing" : nil
  }
}

extension HTTPResponse {
  /// The answer to a body over the limit, in bytes.
  public static func tooLarge(limit: Int) -> HTTPResponse {
    .failure(413, "REQUEST_TOO_LARGE", "the body may have \(limit) bytes")
  }
}

extension UInt8 {
  /// RFC 9110, section 5.6.2.
  fileprivate var isTokenByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
