import HTTPMessages
import Testing

@Suite struct FramingTests {
  /// The status of the refusal of a request with these headers, under a limit of 100 bytes.
  private func status(_ headers: [(String, String)], version: String = "HTTP/1.1") -> Int? {
    var request = HTTPRequest(method: "POST", target: "/")
    for (name, value) in headers { request.headers.add(name, value) }
    return request.refusal(version: version, bodyLimit: 100)?.status
  }

  private let host = ("Host", "a")

  @Test(arguments: [
    [("Content-Length", "3")],
    [("Content-Length", "100")],
    [("Transfer-Encoding", "chunked")],
    [("transfer-encoding", "Chunked")],
    [("Content-Encoding", "identity")],
    [("X-Text", "tab\tand 珍奶")],
    [],
  ])
  func `plain requests pass`(headers: [(String, String)]) {
    #expect(status([host] + headers) == nil)
  }

  @Test(arguments: [
    [("Content-Length", "3"), ("Transfer-Encoding", "chunked")],
    [("Content-Length", "3"), ("Content-Length", "3")],
    [("Content-Length", "3"), ("content-length", "5")],
    [("Content-Length", "+3")], [("Content-Length", "-1")], [("Content-Length", "3, 3")],
    [("Content-Length", "")], [("Content-Length", "0x3")],
    [("Content-Length", "99999999999999999999")],
    [("Transfer-Encoding", "xchunked")], [("Transfer-Encoding", "gzip, chunked")],
    [("Transfer-Encoding", "chunked"), ("Transfer-Encoding", "chunked")],
    [("Transfer-Encoding ", "chunked")], [("", "x")], [("A(b)", "x")],
    [("X", "a\u{0}b")], [("X", "a\rb")], [("Host", "b")],
  ])
  func `what can be read in two ways is refused`(headers: [(String, String)]) {
    #expect(status([host] + headers) == 400)
  }

  @Test func `a host is needed since HTTP 1.1`() {
    #expect(status([]) == 400)
    #expect(status([], version: "HTTP/1.0") == nil)
    #expect(status([("Transfer-Encoding", "chunked")], version: "HTTP/1.0") == 400)
  }

  @Test func `a coded body and a long one have their own status`() {
    #expect(status([host, ("Content-Encoding", "gzip")]) == 415)
    #expect(status([host, ("Content-Length", "101")]) == 413)
  }

  @Test func `the reason is JSON`() {
    let body = HTTPResponse.failure(400, "T", "a \"b\"\n\u{1}\\").body
    #expect(
      String(decoding: body, as: UTF8.self)
        == #"{"error":{"type":"T","message":"a \"b\"\n\u0001\\"}}"#)
  }
}
