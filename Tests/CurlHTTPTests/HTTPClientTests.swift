import CurlHTTP
import HTTPMessages
import TestKit
import Testing

private let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX-Shop:  kebuke \r\n\r\nhi"

@Suite(.ownThreads) struct HTTPClientTests {
  @Test func answerComesWhole() async throws {
    let server = try ScriptedServer([.bytes("HTTP/1.1 100 Continue\r\nX-Shop: no\r\n\r\n" + ok)])
    let response = try await HTTPClient().send(HTTPRequest(target: server.url + "/a?b=c"))
    #expect(response.status == 200)
    #expect(response.body == Array("hi".utf8))
    #expect(response.headers["x-shop"] == "kebuke")
    #expect(server.requests.first?.hasPrefix("GET /a?b=c HTTP/1.1\r\n") == true)
  }

  @Test(arguments: ["POST", "PATCH", "PUT", "DELETE"])
  func bodyGoesAsItIs(method: String) async throws {
    let server = try ScriptedServer([.bytes(ok)])
    let request = HTTPRequest(
      method: method, target: server.url, headers: ["Content-Type": "application/json"],
      body: Array("{\"drink\":\"熟成紅茶 🧋\"}".utf8))
    _ = try await HTTPClient().send(request)
    let seen = try #require(server.requests.first)
    #expect(seen.hasPrefix("\(method) / HTTP/1.1\r\n"))
    #expect(seen.hasSuffix("\r\n\r\n{\"drink\":\"熟成紅茶 🧋\"}"))
    #expect(seen.contains("Content-Length: 29\r\n"))
    #expect(seen.contains("Content-Type: application/json\r\n"))
    #expect(!seen.contains("Expect"))
  }

  @Test func emptyPostSaysItsLengthAndNoMediaType() async throws {
    let server = try ScriptedServer([.bytes(ok)])
    _ = try await HTTPClient().send(HTTPRequest(method: "POST", target: server.url))
    let seen = try #require(server.requests.first)
    #expect(seen.contains("Content-Length: 0\r\n"))
    #expect(!seen.contains("Content-Type"))
  }

  @Test func connectionIsReusedButNotForPosts() async throws {
    let server = try ScriptedServer(Array(repeating: .bytes(ok), count: 6))
    let client = try HTTPClient()
    for method in ["PATCH", "PATCH", "GET"] {
      _ = try await client.send(HTTPRequest(method: method, target: server.url, body: [0x7B]))
    }
    #expect(server.connections == 1)
    for method in ["POST", "POST", "PATCH"] {
      _ = try await client.send(HTTPRequest(method: method, target: server.url, body: [0x7B]))
    }
    #expect(server.connections == 3)
  }

  @Test func requestSaysItselfWhetherItIsSafeToRepeat() async throws {
    let server = try ScriptedServer(Array(repeating: .bytes(ok), count: 4))
    let client = try HTTPClient()
    for isSafe in [true, true, false, true] {
      _ = try await client.send(
        HTTPRequest(method: "POST", target: server.url, body: [0x7B], isSafeToRepeat: isSafe))
    }
    #expect(server.connections == 2)
  }

  @Test func postOverADyingConnectionIsSeenOnce() async throws {
    let server = try ScriptedServer([.bytes(ok), .drop, .bytes(ok)])
    let client = try HTTPClient()
    _ = try await client.send(HTTPRequest(method: "PATCH", target: server.url, body: [0x7B]))
    let failed = await failure(of: client, HTTPRequest(method: "POST", target: server.url))
    #expect(failed?.wasSurelyNotSent == false)
    #expect(server.requests.filter { $0.hasPrefix("POST") }.count == 1)
  }

  @Test func optionsOfOneRequestDoNotReachTheNext() async throws {
    let server = try ScriptedServer(
      [.bytes("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n"), .bytes(ok), .bytes(ok)])
    let client = try HTTPClient()
    let head = HTTPRequest(method: "HEAD", target: server.url, headers: ["X-Secret": "s"])
    #expect(try await client.send(head).body.isEmpty)
    #expect(try await client.send(HTTPRequest(target: server.url)).body == Array("hi".utf8))
    #expect(server.requests.last?.contains("X-Secret") == false)
  }

  @Test func redirectIsNotFollowed() async throws {
    let server = try ScriptedServer(
      [.bytes("HTTP/1.1 302 Found\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n"), .bytes(ok)])
    let response = try await HTTPClient().send(HTTPRequest(target: server.url + "/a"))
    #expect(response.status == 302)
    #expect(response.headers["location"] == "/b")
    #expect(server.requests.count == 1)
  }
}
