import Foundation
import HTTPMessages
import Testing
import WebTable

/// What of a secret is in what an answer says.
@Suite struct SecretTests {
  private func shown(_ text: String, secret: String) -> String {
    WebAnswer(HTTPResponse(status: 401), secret: secret).reason(text)
  }

  @Test(arguments: [
    ("patA1b2C3.0123456789abcdef", "patA1b2C3.0123456789abcdef"),
    ("a+b/c=d e?ü", "a%2Bb%2Fc%3Dd%20e%3F%C3%BC"), ("sésame-ouvre", "s%C3%A9same-ouvre"),
  ])
  func noFormOfItIsShown(secret: String, inURL: String) throws {
    #expect(shown("is \(secret)?", secret: secret) == "401 is …?")
    #expect(shown("at /\(inURL)/x", secret: secret) == "401 at /…/x")
    for before in ["", "a", "ab", "Bearer ", "user:"] {
      for behind in ["", "z", "\n"] {
        let encoded = Data((before + secret + behind).utf8).base64EncodedString()
        let web = encoded.replacingOccurrences(of: "+", with: "-")
          .replacingOccurrences(of: "/", with: "_")
        for text in [encoded, web] {
          let around = shown(text, secret: secret).dropFirst(4).components(separatedBy: "…")
          try #require(around.count == 2, "\(around)")
          // At both ends at most two bytes of the secret are left, which share four digits with others.
          #expect(around[0].count <= (before.utf8.count + 2) / 3 * 4, "\(around)")
          #expect(around[1].count <= 4, "\(around)")
        }
      }
    }
  }

  @Test func withoutASecretAllIsShown() {
    #expect(shown("Bearer dG9rZW4=", secret: "") == "401 Bearer dG9rZW4=")
  }
}
