import Foundation
import HTTPMessages
import Ordering
import Testing

@testable import WebhookChannel

/// One of the published signatures under `Tests/Fixtures/webhook`.
struct SignatureVector: Decodable, Sendable, CustomTestStringConvertible {
  var secret: String
  var id: String
  var timestamp: String
  var body: String
  var signature: String

  var testDescription: String { id }

  static func all() throws -> [SignatureVector] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let url = folder.appending(path: "../Fixtures/webhook/standard-webhooks.json").standardized
    return try JSONDecoder().decode([SignatureVector].self, from: Data(contentsOf: url))
  }

  func request(_ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
    var request = HTTPRequest(
      method: "POST", target: "/hooks/office",
      headers: [
        "Webhook-Id": id, "Webhook-Timestamp": timestamp, "Webhook-Signature": signature,
      ], body: Array(body.utf8))
    change(&request)
    return request
  }

  func verify(_ request: HTTPRequest, after seconds: Int64 = 0) throws {
    let moment = try Timestamp(milliseconds: 1_000 * #require(Int64(timestamp)))
    try StandardWebhook.verify(
      request, secret: #require(SigningSecret(secret)), now: moment.advanced(bySeconds: seconds))
  }
}

@Suite struct StandardWebhookTests {
  private let vector: SignatureVector

  init() throws { vector = try #require(SignatureVector.all().first) }

  @Test(arguments: try SignatureVector.all())
  func takesAndMakesThePublishedSignature(vector: SignatureVector) throws {
    try vector.verify(vector.request())
    let made = try StandardWebhook.signature(
      id: vector.id, seconds: #require(Int64(vector.timestamp)), body: Array(vector.body.utf8),
      secret: #require(SigningSecret(vector.secret)))
    #expect(made == vector.signature)
  }

  @Test(arguments: [-300, -240, 0, 240, 300])
  func takesARequestWithinFiveMinutes(seconds: Int64) throws {
    try vector.verify(vector.request(), after: seconds)
  }

  @Test(arguments: [-86_400, -480, -301, 301, 480, 86_400])
  func refusesARequestOutsideFiveMinutes(seconds: Int64) {
    #expect(throws: WebhookRefusal.stale(seconds: -seconds)) {
      try vector.verify(vector.request(), after: seconds)
    }
  }

  @Test func oneRightSignatureAmongSeveralIsEnough() throws {
    let others =
      "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v1a,\(vector.signature.dropFirst(3))"
    try vector.verify(
      vector.request { $0.headers["webhook-signature"] = "\(others) \(vector.signature)" })
  }

  @Test(arguments: ["webhook-id", "webhook-timestamp", "webhook-signature"])
  func refusesARequestWithoutOneOfTheHeaders(name: String) {
    #expect(throws: WebhookRefusal.unsigned) {
      try vector.verify(vector.request { $0.headers[name] = nil })
    }
  }

  @Test func refusesAnEmptyID() {
    #expect(throws: WebhookRefusal.unsigned) {
      try vector.verify(vector.request { $0.headers["webhook-id"] = "" })
    }
  }

  @Test func refusesAnotherBody() {
    #expect(throws: WebhookRefusal.wrongSignature) {
      try vector.verify(vector.request { $0.body.append(0x20) })
    }
  }

  @Test func refusesAnotherID() {
    #expect(throws: WebhookRefusal.wrongSignature) {
      try vector.verify(vector.request { $0.headers["webhook-id"]? += "x" })
    }
  }

  @Test(arguments: ["+1", " ", "-", "0", ".0", "e0", "１"])
  func refusesATimestampThatIsNotTheSignedOne(change: String) {
    for said in [vector.timestamp + change, change + vector.timestamp, change, ""] {
      #expect(throws: WebhookRefusal.wrongSignature) {
        try vector.verify(vector.request { $0.headers["webhook-timestamp"] = said })
      }
    }
  }

  @Test func refusesAFreshTimestampWithAnOldSignature() {
    #expect(throws: WebhookRefusal.wrongSignature) {
      try vector.verify(vector.request { $0.headers["webhook-timestamp"] = "1614265331" })
    }
  }

  @Test func refusesWhatIsNotTheWholeSignature() {
    let code = vector.signature.dropFirst(3)
    let wrong = [
      "", "v1", "v1,", "v1,\(code.prefix(8))", String(code), "v2,\(code)", "v1a,\(code)",
      "v1 \(code)", "V1,\(code)", "v1,\(code)x", "v1,,\(code)", "v1=\(code)",
    ]
    for signature in wrong {
      #expect(throws: WebhookRefusal.wrongSignature, "\(signature)") {
        try vector.verify(vector.request { $0.headers["webhook-signature"] = signature })
      }
    }
  }

  @Test func refusesAnotherSecret() throws {
    let other = try #require(SigningSecret("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"))
    #expect(throws: WebhookRefusal.wrongSignature) {
      try StandardWebhook.verify(
        vector.request(), secret: other, now: Timestamp(milliseconds: 1_614_265_330_000))
    }
  }
}

@Suite struct SigningSecretTests {
  @Test(arguments: [
    "", "whsec_", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsk_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "whsec_c2hvcnQ=", "whsec_" + String(repeating: "MfKQ", count: 22), "whsec_not base64",
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n",
  ])
  func refusesWhatIsNoSecret(text: String) {
    #expect(SigningSecret(text) == nil)
  }

  @Test func printsNothingOfItself() throws {
    let secret = try #require(SigningSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
    var printed =
      "\(secret) \(WebhookCredential.secret(secret)) \(WebhookCredential.bearer("t0ps3cret"))"
    dump(secret, to: &printed)
    dump(WebhookCredential.bearer("t0ps3cret"), to: &printed)
    #expect(!printed.contains("MfKQ") && !printed.contains("t0ps3cret") && !printed.contains("49"))
  }
}

@Test(arguments: [
  ("https://chat.example.org/in", true), ("https://[2001:db8::1]:8443/in?x=1", true),
  ("http://127.0.0.1:8081/in", true), ("http://localhost/in", true), ("http://[::1]:8081/", true),
  ("http://chat.example.org/in", false), ("http://127.0.0.1@example.org/", false),
  ("https://amy:pw@example.org/", false), ("http://127.0.0.1.example.org/", false),
  ("ftp://127.0.0.1/", false), ("file:///etc/passwd", false), ("https://", false), ("", false),
  ("chat.example.org/in", false), ("https://example.org/#x", false),
])
func deliversOnlyWhereNobodyElseReads(text: String, isTaken: Bool) {
  #expect((DeliveryAddress(text) != nil) == isTaken)
}
