internal import HTTPMessages
internal import Ordering
internal import Sodium

/// The signature of Standard Webhooks, over the bytes of a body as they travel.
enum StandardWebhook {
  /// How far the clocks of both sides may be apart, in seconds: the specification's five minutes.
  static let tolerance: Int64 = 300

  /// The value of `webhook-signature`.
  static func signature(
    id: String, seconds: Int64, body: [UInt8], secret: SigningSecret
  ) -> String {
    "v1," + Base64.encoded(code(id: id, timestamp: String(seconds), body: body, secret: secret))
  }

  /// Checks a request; one right signature among several is enough, so that secrets can be replaced without a gap.
  ///
  /// The time is looked at last: only who knows the secret learns how far the clocks are apart.
  static func verify(
    _ request: HTTPRequest, secret: SigningSecret, now: Timestamp
  ) throws(WebhookRefusal) {
    guard let id = request.headers["webhook-id"], !id.isEmpty,
      let timestamp = request.headers["webhook-timestamp"],
      let signatures = request.headers["webhook-signature"]
    else { throw .unsigned }
    guard let seconds = wholeNumber(timestamp) else { throw .wrongSignature }
    let code = code(id: id, timestamp: timestamp, body: request.body, secret: secret)
    guard codes(in: signatures).contains(where: { ConstantTime.isEqual($0, code) }) else {
      throw .wrongSignature
    }
    let apart = seconds - now.milliseconds / 1_000
    guard abs(apart) <= tolerance else { throw .stale(seconds: apart) }
  }

  private static func code(
    id: String, timestamp: String, body: [UInt8], secret: SigningSecret
  ) -> [UInt8] {
    HMACSHA256.code(of: Array("\(id).\(timestamp).".utf8) + body, key: secret.key)
  }

  /// Signatures of other kinds, as `v1a,…`, are passed over.
  private static func codes(in header: String) -> [[UInt8]] {
    header.split(separator: " ").compactMap { signature in
      signature.hasPrefix("v1,") ? Base64.decoded(String(signature.dropFirst(3))) : nil
    }
  }

  /// Digits alone: a sign or a fraction is no timestamp, whatever a parser of numbers makes of it.
  private static func wholeNumber(_ text: String) -> Int64? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard (1...12).contains(text.utf8.count), text.utf8.allSatisfy(digits.contains) else {
      return nil
    }
    return Int64(text)
  }
}
