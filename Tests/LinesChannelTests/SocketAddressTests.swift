import LinesChannel
import Testing

@Test(arguments: [
  ("unix:/run/drinkrun/lines.sock", SocketAddress.unix(path: "/run/drinkrun/lines.sock")),
  ("unix:lines.sock", .unix(path: "lines.sock")),
  ("127.0.0.1:6667", .loopback(host: "127.0.0.1", port: 6667)),
  ("127.8.9.10:0", .loopback(host: "127.8.9.10", port: 0)),
  ("localhost:6667", .loopback(host: "127.0.0.1", port: 6667)),
  ("[::1]:6667", .loopback(host: "::1", port: 6667)),
])
func readsASocketAddress(text: String, address: SocketAddress) {
  #expect(SocketAddress(text) == address)
  #expect(SocketAddress(address.description) == address)
}

@Test(arguments: [
  "", "unix:", "unix:a\0b", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
  "0.0.0.0:6667", "10.0.0.1:6667", "*:6667", ":6667", "::1:6667", "[::]:6667",
  "127.0.0.1.example.org:1", "127.0.0:1", "example.org:6667", "http://127.0.0.1:80",
])
func refusesWhatOtherMachinesCouldReach(text: String) {
  #expect(SocketAddress(text) == nil)
}
