internal import CCurl

/// Why libcurl brought no answer; safe to show: never the URL, a header or a body.
public struct CurlError: Error, Hashable, Sendable, CustomStringConvertible {
  /// On what a request failed, and so what may help.
  public enum Code: Hashable, Sendable {
    /// The request cannot be sent as it is.
    case invalidRequest
    /// Plain `http` to another machine: what is sent could be read on the way.
    case notEncrypted
    /// The answer is larger than the limit.
    case answerTooLarge
    /// The task that waited for it was cancelled.
    case cancelled
    /// libcurl's own code: 6 unknown host, 7 refused, 28 too slow, 52 and 56 broken off, 60 certificate.
    case transfer(Int)
  }
  public var code: Code
  /// What happened, in words.
  public var message: String
  /// Whether not one byte of the request can have reached the server.
  public var wasSurelyNotSent: Bool

  init(_ code: Code, _ message: String, wasSurelyNotSent: Bool = true) {
    self.code = code
    self.message = message
    self.wasSurelyNotSent = wasSurelyNotSent
  }

  /// The error of a code, in libcurl's words for the code alone.
  init(_ code: CURLcode, wasSurelyNotSent: Bool) {
    let words = unsafe String(cString: curl_easy_strerror(code))
    self.init(
      .transfer(Int(code.rawValue)), "\(words) (libcurl \(code.rawValue))",
      wasSurelyNotSent: wasSurelyNotSent)
  }

  public var description: String { message }
}
