import HTTPMessages
import TestKit
import Testing
import WebServer

@Suite(.ownThreads, .timeLimit(.minutes(1))) struct WebServerTests {
  @Test func `a handler gets method, target, headers and body as they came`() async throws {
    let seen = try await withServer({ request in
      HTTPResponse(
        status: 201,
        headers: ["X-Seen": request.headers["x-thing"] ?? "", "Content-Length": "999"],
        body: Array("\(request.method) \(request.target) ".utf8) + request.body)
    }) { port in
      let client = RawClient(port: port)
      await client.send("PATCH /a%2Fb/%E7%8F%8D?q=%20+ HTTP/1.1\r\nHost: a\r\nX-Thing: 珍\r\n")
      await client.send("Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n3\r\ncde\r\n0\r\n\r\n")
      return await client.answer()
    }
    #expect(seen?.status == 201)
    #expect(seen?.head.contains("X-Seen: 珍") == true)
    #expect(
      seen.map { String(decoding: $0.body, as: UTF8.self) } == "PATCH /a%2Fb/%E7%8F%8D?q=%20+ abcde"
    )
  }

  @Test func `a handler that has no answer closes the connection, and that one alone`() async throws
  {
    try await withServer({ request in
      request.target == "/gone" ? nil : HTTPResponse(status: 200)
    }) { port in
      let (gone, other) = (RawClient(port: port), RawClient(port: port))
      await gone.send("POST /gone HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi")
      #expect(await gone.answer() == nil)
      #expect(await gone.isClosed())
      await other.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await other.answer()?.status == 200)
    }
  }

  @Test func `HEAD gets the head alone`() async throws {
    let last = try await withServer { port in
      let client = RawClient(port: port)
      await client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
      _ = await client.answer()
      await client.send("GET /after HTTP/1.1\r\nHost: a\r\n\r\n")
      return await client.answer()
    }
    #expect(last?.head.contains("X-Target: /after") == true)
  }

  @Test(arguments: [false, true])
  func `a body of exactly the limit passes, one byte more is 413`(isChunked: Bool) async throws {
    try await withServer(limits: .init(body: 1000)) { port in
      for (size, status) in [(1000, 200), (1001, 413), (300_000, 413)] {
        let client = RawClient(port: port)
        let body = String(repeating: "x", count: size)
        await client.send("POST / HTTP/1.1\r\nHost: a\r\n")
        if isChunked {
          let hex = String(size, radix: 16)
          await client.send("Transfer-Encoding: chunked\r\n\r\n\(hex)\r\n\(body)\r\n0\r\n\r\n")
        } else {
          await client.send("Content-Length: \(size)\r\n\r\n\(body)")
        }
        #expect(await client.answer()?.status == status)
      }
    }
  }

  @Test func `a client that waits for a go-ahead is refused before it sends`() async throws {
    let status = try await withServer(limits: .init(body: 10)) { port in
      let client = RawClient(port: port)
      await client.send(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\nExpect: 100-continue\r\n\r\n")
      return await client.answer()?.status
    }
    #expect(status == 413)
  }

  @Test func `a coded body is 415`() async throws {
    let status = try await withServer { port in
      let client = RawClient(port: port)
      await client.send(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx")
      return await client.answer()?.status
    }
    #expect(status == 415)
  }

  @Test func `a handler that takes too long is answered for`() async throws {
    let answer = try await withServer(
      limits: .init(request: .milliseconds(50)),
      { _ in
        try? await Task.sleep(for: .seconds(3600))
        return HTTPResponse(status: 200)
      }
    ) { port in
      let client = RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return await client.answer()
    }
    #expect(answer?.status == 503)
    #expect(answer?.head.contains("Retry-After: 1") == true)
  }

  @Test func `a body that comes in too late is not waited for`() async throws {
    let isClosed = try await withServer(limits: .init(request: .zero)) { port in
      let client = RawClient(port: port)
      await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab")
      return await client.isClosed()
    }
    #expect(isClosed)
  }

  @Test func `beyond the limit a connection waits until another goes`() async throws {
    let (handled, handling) = AsyncStream.makeStream(of: String.self)
    try await withServer(
      limits: .init(connections: 2),
      { request in
        handling.yield(request.target)
        return HTTPResponse(status: 200)
      }
    ) { port in
      var first: RawClient? = RawClient(port: port)
      let (second, third) = (RawClient(port: port), RawClient(port: port))
      await first?.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await first?.answer()?.status == 200)
      await second.send("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await second.answer()?.status == 200)
      await third.send("GET /3 HTTP/1.1\r\nHost: a\r\n\r\n")
      for turn in 0..<20 {
        await second.send("GET /2-\(turn) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(await second.answer()?.status == 200)
      }
      handling.yield("the first goes")
      first = nil
      #expect(await third.answer()?.status == 200)
      handling.finish()
      var order: [String] = []
      for await target in handled { order.append(target) }
      #expect(order.suffix(2) == ["the first goes", "/3"])
    }
  }

  @Test func `a silent connection is closed`() async throws {
    let isClosed = try await withServer(limits: .init(idle: .seconds(1))) { port in
      let client = RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHo")
      return await client.isClosed()
    }
    #expect(isClosed)
  }

  @Test func `a response that would split its head is not sent`() async throws {
    let isClosed = try await withServer({ _ in
      HTTPResponse(status: 200, headers: ["X": "a\r\nSet-Cookie: b"])
    }) { port in
      let client = RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return await client.isClosed()
    }
    #expect(isClosed)
  }

  @Test func `many requests at once each get their own answer`() async throws {
    try await withServer({ request in
      await Task.yield()
      return await echo(request)
    }) { port in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<60 {
          group.addTask {
            let client = RawClient(port: port)
            for turn in 0..<5 {
              let body = "杯 \(number)-\(turn)"
              await client.send(
                "POST /\(number) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
              )
              let answer = try #require(await client.answer())
              #expect(answer.status == 200)
              #expect(answer.body == Array(body.utf8))
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
