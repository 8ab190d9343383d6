internal import CCurl

/// A URL, read by libcurl once, so that what was judged is what is asked.
@safe final class Address {
  let raw: OpaquePointer

  /// Reads a URL.
  ///
  /// - Throws: `.invalidRequest` for what is no `http` or `https` URL or names a user, `.notEncrypted` for `http` to
  ///   another machine.
  init(_ text: String) throws(CurlError) {
    guard let raw = unsafe curl_url() else {
      throw CurlError(CURLE_OUT_OF_MEMORY, wasSurelyNotSent: true)
    }
    unsafe self.raw = raw
    let isClean = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    let flags = UInt32(CURLU_DISALLOW_USER)
    guard isClean, unsafe curl_url_set(raw, CURLUPART_URL, text, flags) == CURLUE_OK,
      let scheme = part(CURLUPART_SCHEME), let host = part(CURLUPART_HOST)
    else { throw CurlError(.invalidRequest, "the URL cannot be read") }
    switch scheme {
    case "https": break
    case "http" where Self.isLoopback(host): break
    case "http": throw CurlError(.notEncrypted, "http is only for this machine: use https")
    default: throw CurlError(.invalidRequest, "the URL is neither https nor http")
    }
  }

  deinit { unsafe curl_url_cleanup(raw) }

  private func part(_ kind: CURLUPart) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard unsafe curl_url_get(raw, kind, &text, 0) == CURLUE_OK, let text = unsafe text else {
      return nil
    }
    defer { unsafe curl_free(text) }
    return unsafe String(cString: text)
  }

  /// Whether the host is this machine: `localhost`, which libcurl never looks up, 127.0.0.0/8, or ::1.
  private static func isLoopback(_ host: String) -> Bool {
    if host.lowercased() == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return parts.count == 4 && parts[0] == 127 && !parts.contains(nil)
  }
}
