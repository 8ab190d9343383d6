import CurlHTTP
import Foundation
import HTTPMessages
import TestKit
import Testing

/// libcurl's codes 60 (certificate) and 35 (handshake) against OpenSSL's own server.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct TLSTests {
  @Test func unknownCertificateIsRefusedBeforeAnythingIsSent() async throws {
    let server = try TLSServer(["-tls1_2"])
    let failed = try await failure(of: HTTPClient(), server.request)
    #expect(failed?.message.contains("libcurl 60") == true)
    #expect(failed?.wasSurelyNotSent == true)
  }

  @Test func oldTLSIsRefused() async throws {
    let server = try TLSServer(["-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0"])
    let failed = try await failure(of: HTTPClient(), server.request)
    #expect(failed?.message.contains("libcurl 35") == true)
    #expect(failed?.wasSurelyNotSent == true)
  }
}

/// `openssl s_server` with a certificate that it signed itself; ends with the object.
private final class TLSServer {
  let request: HTTPRequest
  private let process = Process()
  private let folder: TemporaryFolder

  init(_ options: [String]) throws {
    folder = try TemporaryFolder()
    let key = folder.file("key.pem")
    let certificate = folder.file("certificate.pem")
    let making = try Process.run(
      URL(filePath: "/usr/bin/openssl"),
      arguments: [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2",
        "-keyout", key, "-out", certificate,
      ])
    making.waitUntilExit()

    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/openssl")
    process.arguments =
      ["s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www"] + options
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.contains("ACCEPT 127.0.0.1:") || !said.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
      said += String(decoding: more, as: UTF8.self)
    }
    let port = said.split(separator: "ACCEPT 127.0.0.1:")[1].prefix(while: \.isNumber)
    request = HTTPRequest(target: "https://localhost:\(port)/")
  }

  deinit {
    // The child has inherited a worker thread's signal mask, which blocks SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
