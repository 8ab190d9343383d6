import HTTPMessages
import TestKit
import Testing
import WebServer

@Suite(.ownThreads, .timeLimit(.minutes(1))) struct LifetimeTests {
  @Test func `stopping answers what waits with 503, and the port is free again`() async throws {
    let server = try WebServer(address: ListenAddress(port: 0))
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let clients = (0..<5).map { _ in RawClient(port: server.port) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await server.run { _ in
          arrived.yield()
          try? await Task.sleep(for: .seconds(3600))
          return HTTPResponse(status: 200)
        }
      }
      for client in clients { await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
      var seen = arrivals.makeAsyncIterator()
      for _ in clients { await seen.next() }
      group.cancelAll()
    }
    for client in clients {
      #expect(await client.answer()?.status == 503)
      #expect(await client.isClosed())
    }
    _ = try WebServer(address: ListenAddress(port: server.port))
  }

  @Test func `a server that never ran lets go of its port, with a request waiting`() async throws {
    var server: WebServer? = try WebServer(address: ListenAddress(port: 0))
    let port = try #require(server?.port)
    let client = RawClient(port: port)
    await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    server = nil
    #expect(await client.isClosed())
    _ = try WebServer(address: ListenAddress(port: port))
  }

  @Test(arguments: [ListenAddress.Host.ipv4, .localhost])
  func `a taken port is an error that says where`(host: ListenAddress.Host) throws {
    let first = try WebServer(address: ListenAddress(port: 0))
    let address = ListenAddress(host: host, port: first.port)
    #expect(throws: WebServerError.addressTaken(address)) { try WebServer(address: address) }
    #expect(
      "\(WebServerError.addressTaken(address))".hasPrefix("\(host.rawValue):\(first.port) is taken")
    )
    withExtendedLifetime(first) {}
  }

  @Test func `it listens on IPv6 loopback too`() throws {
    let server = try WebServer(address: ListenAddress(host: .ipv6, port: 0))
    #expect(server.port > 0)
    #expect(throws: WebServerError.addressTaken(ListenAddress(host: .ipv6, port: server.port))) {
      try WebServer(address: ListenAddress(host: .ipv6, port: server.port))
    }
    withExtendedLifetime(server) {}
  }
}

@Suite struct ListenAddressTests {
  @Test(arguments: ["127.0.0.1:8080", "[::1]:8080", "localhost:0", "127.0.0.1:65535"])
  func `a loopback address reads back as it is written`(text: String) {
    #expect(ListenAddress(text)?.description == text)
  }

  @Test(arguments: [
    "", "8080", ":8080", "0.0.0.0:80", "[::]:80", "::1:80", "127.0.0.1", "127.0.0.1:65536",
    "127.0.0.1:-1", "example.org:80", "127.0.0.1:80 ",
  ])
  func `nothing else is taken`(text: String) {
    #expect(ListenAddress(text) == nil)
  }
}
