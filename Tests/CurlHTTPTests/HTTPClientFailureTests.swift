import CurlHTTP
import Glibc
import HTTPMessages
import TestKit
import Testing

@Suite(.ownThreads) struct HTTPClientFailureTests {
  @Test(arguments: [
    ("ftp://127.0.0.1/", "neither https nor http"),
    ("file:///etc/passwd", "cannot be read"),
    ("not a url", "cannot be read"),
    ("http://amy:hunter2@127.0.0.1/", "cannot be read"),
    ("http://example.org/", "use https"),
    ("http://127.0.0.1.example.org/", "use https"),
    ("http://10.0.0.1/", "use https"),
    ("https://a.example/\r\nX: y", "cannot be read"),
  ])
  func addressIsJudgedBeforeAnythingIsSent(url: String, reason: String) async throws {
    let failed = try await failure(of: HTTPClient(), HTTPRequest(target: url))
    #expect(failed?.wasSurelyNotSent == true)
    #expect(failed?.message.contains(reason) == true)
  }

  @Test(arguments: [
    "http://127.0.0.1:1", "http://localhost:1", "http://[::1]:1", "http://127.8.8.8:1",
  ])
  func refusedConnectionSentNothing(url: String) async throws {
    let failed = try await failure(of: HTTPClient(), HTTPRequest(target: url))
    #expect(failed?.wasSurelyNotSent == true)
    #expect(failed?.message.contains("libcurl 7") == true)
  }

  @Test(arguments: [
    ("X-A\r\nX-B", "1"), ("X-A", "1\r\nX-B: 2"), ("", "1"), ("X A", "1"), ("X-A", "1\u{7F}2"),
  ])
  func headerThatCouldEndALineIsNotSent(name: String, value: String) async throws {
    let server = try ScriptedServer([])
    var request = HTTPRequest(target: server.url)
    request.headers.add(name, value)
    #expect(try await failure(of: HTTPClient(), request)?.wasSurelyNotSent == true)
    request = HTTPRequest(method: "GET / HTTP/1.1\r\nX", target: server.url)
    #expect(try await failure(of: HTTPClient(), request)?.wasSurelyNotSent == true)
    #expect(server.connections == 0)
  }

  @Test func answerBeyondTheLimitIsRefused() async throws {
    let body = String(repeating: "x", count: 2_000)
    let long = "HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\n" + body
    let longHead = "HTTP/1.1 200 OK\r\nX: " + body + "\r\nContent-Length: 0\r\n\r\n"
    let server = try ScriptedServer([.bytes(long), .bytes(longHead), .bytes(long)])
    let client = try HTTPClient(largestAnswer: 1_000)
    for _ in 0..<2 {
      let failed = await failure(of: client, HTTPRequest(target: server.url))
      #expect(failed?.message == "the answer is larger than 1000 bytes")
      #expect(failed?.wasSurelyNotSent == false)
    }
    let wide = try HTTPClient(largestAnswer: 10_000)
    #expect(try await wide.send(HTTPRequest(target: server.url)).body.count == 2_000)
  }

  @Test func silentServerIsGivenUp() async throws {
    let server = try ScriptedServer([.silence])
    let client = try HTTPClient(totalMilliseconds: 100)
    let failed = await failure(of: client, HTTPRequest(target: server.url))
    #expect(failed?.message.contains("libcurl 28") == true)
    #expect(failed?.wasSurelyNotSent == false)
  }

  @Test func brokenAnswerMayHaveBeenDone() async throws {
    let server = try ScriptedServer([
      .drop, .bytes("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi"), .drop,
    ])
    let client = try HTTPClient(totalMilliseconds: 100)
    for _ in 0..<2 {
      let failed = await failure(of: client, HTTPRequest(method: "PATCH", target: server.url))
      #expect(failed?.wasSurelyNotSent == false)
    }
  }

  @Test func cancellingTheTaskEndsATransferInFlight() async throws {
    let server = try ScriptedServer([.silence])
    let client = try HTTPClient(totalMilliseconds: 600_000)
    let url = server.url
    let failed = await withTaskGroup(of: HTTPFailure?.self) { group in
      group.addTask { await failure(of: client, HTTPRequest(target: url)) }
      while server.requests.isEmpty { await Task.yield() }
      group.cancelAll()
      return await group.next() ?? nil
    }
    #expect(failed?.message == "the request was cancelled")
    #expect(failed?.wasSurelyNotSent == false)
  }

  @Test func cancelledTaskSendsNothing() async throws {
    let server = try ScriptedServer([])
    let client = try HTTPClient()
    let url = server.url
    let failed = await withTaskGroup(of: HTTPFailure?.self) { group in
      group.cancelAll()
      group.addTask { await failure(of: client, HTTPRequest(target: url)) }
      return await group.next() ?? nil
    }
    #expect(failed?.wasSurelyNotSent == true)
    #expect(server.connections == 0)
  }

  @Test func errorsShowNeitherAddressNorHeaderNorBody() async throws {
    let server = try ScriptedServer([.drop])
    let requests = [server.url, "http://127.0.0.1:1", "http://example.org", "gopher://example.org"]
      .map {
        HTTPRequest(
          method: "POST", target: $0 + "/hunter2", headers: ["Authorization": "Bearer hunter2"],
          body: Array("hunter2".utf8))
      }
    for request in requests {
      let failed = try await #require(failure(of: HTTPClient(), request))
      var dumped = ""
      dump(failed, to: &dumped)
      for text in ["\(failed)", String(reflecting: failed), dumped] {
        #expect(!text.contains("hunter2"))
        #expect(!text.contains("example.org"))
      }
    }
  }
}

/// What sending the request throws; `nil` when an answer comes.
func failure(of client: HTTPClient, _ request: HTTPRequest) async -> HTTPFailure? {
  do {
    _ = try await client.send(request)
    return nil
  } catch {
    return error
  }
}
