import CurlHTTP
import HTTPMessages
import TestKit
import Testing

/// What comes of answers that no HTTP library sends.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct RawAnswerTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
  private static let coded = head + "Content-Encoding: gzip\r\n"
  private static let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"

  @Test(
    arguments: [
      ("nothing", .drop), ("a reset", .reset), ("silence", .silence),
      ("half a status line", .last("HTTP/1.1 20")),
      ("half a head, and silence", .stuck("HTTP/1.1 200 OK\r\nContent-Le")),
      ("half a body", .last("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi")),
      ("half a body, torn", .torn("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi")),
      ("half a body, and silence", .stuck("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi")),
      ("a byte at a time, for too long", .slow(ok + String(repeating: "x", count: 50), pause: 20)),
      ("a length that is no number", .last("HTTP/1.1 200 OK\r\nContent-Length: two\r\n\r\nhi")),
      ("a length below nothing", .last("HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\nhi")),
      ("a chunk of no size", .last(chunked + "zz\r\nhi\r\n0\r\n\r\n")),
      ("chunks without their end", .last(chunked + "2\r\nhi\r\n")),
      ("gzip that is none", .last(coded + "Content-Length: 2\r\n\r\nhi")),
      ("no HTTP", .last("220 mail.example ESMTP\r\n")),
      ("go on, and on", .stuck(String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 100))),
    ] as [(String, ScriptedAnswer)])
  func `a broken answer is a failure of which nothing is known, and a POST is sent once`(
    name: String, answer: ScriptedAnswer
  ) async throws {
    let server = try ScriptedServer([answer, .bytes(Self.ok), .bytes(Self.ok)])
    let client = try HTTPClient(totalMilliseconds: 300)
    let failed = await failure(of: client, HTTPRequest(method: "POST", target: server.url))
    #expect(failed?.wasSurelyNotSent == false)
    #expect(server.requests.count == 1)
    // The client is as good as new.
    #expect(try await client.send(HTTPRequest(target: server.url)).body == Array("hi".utf8))
  }

  @Test(arguments: [
    ScriptedAnswer.slow(ok, pause: 1), .slow(chunked + "1\r\nh\r\n1\r\ni\r\n0\r\n\r\n", pause: 1),
    .last(head + "\r\nhi"), .last("HTTP/1.0 200 OK\r\n\r\nhi"), .last(ok + " and more"),
    .bytes("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + ok),
  ])
  func `an answer that is odd and whole is taken`(answer: ScriptedAnswer) async throws {
    let server = try ScriptedServer([answer])
    let response = try await HTTPClient().send(HTTPRequest(method: "PATCH", target: server.url))
    #expect(response.status == 200)
    #expect(response.body == Array("hi".utf8))
    #expect(response.headers["Link"] == nil)
  }

  @Test(arguments: [
    ok + "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil", ok + "HTTP/1.1 200 OK\r\n",
    ok + " more",
  ])
  func `what comes behind an answer is not the next one`(answer: String) async throws {
    let server = try ScriptedServer([
      .bytes(answer), .bytes("HTTP/1.1 201 Created\r\nContent-Length: 4\r\n\r\ngood"),
    ])
    let client = try HTTPClient()
    for (status, body) in [(200, "hi"), (201, "good")] {
      let response = try await client.send(HTTPRequest(method: "PATCH", target: server.url))
      #expect(response.status == status)
      #expect(response.body == Array(body.utf8))
    }
  }

  @Test func `a small answer that unpacks to a large one is refused`() async throws {
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 168, 24, 5, 163, 96, 20, 140, 130, 81, 48, 10, 70, 193,
      80, 7, 0, 122, 101, 8, 41, 208, 7, 0, 0,
    ]  // 2,000 times the letter x.
    let head = Self.coded + "Content-Length: \(packed.count)\r\n\r\n"
    let answer = ScriptedAnswer.bytes(Array(head.utf8) + packed)
    let server = try ScriptedServer([answer, answer])
    let failed = await failure(
      of: try HTTPClient(largestAnswer: 1_000), HTTPRequest(target: server.url))
    #expect(failed?.message == "the answer is larger than 1000 bytes")
    let whole = try await HTTPClient(largestAnswer: 3_000).send(HTTPRequest(target: server.url))
    #expect(whole.body.count == 2_000)
  }
}
