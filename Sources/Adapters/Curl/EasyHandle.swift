internal import CCurl

/// One easy handle of libcurl with the connections that it keeps open.
///
/// Used by one thread at a time, which is all that libcurl asks for.
@safe struct EasyHandle: ~Copyable {
  private let raw: UnsafeMutableRawPointer

  /// `curl_global_init`, run once in the life of the process.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init() throws(CurlError) {
    guard Self.isReady, let raw = unsafe curl_easy_init() else {
      throw CurlError(CURLE_FAILED_INIT, wasSurelyNotSent: true)
    }
    unsafe self.raw = raw
  }

  deinit { unsafe curl_easy_cleanup(raw) }

  /// Forgets all options; the connections stay.
  func reset() { unsafe curl_easy_reset(raw) }

  // No option that is set here can fail but for want of memory, and then the transfer fails as well.
  func set(_ option: CURLoption, _ value: Int) { unsafe curl_set_long(raw, option, value) }
  func set(_ option: CURLoption, _ value: String) { unsafe curl_set_string(raw, option, value) }

  /// Takes the address, which has to outlive the transfer.
  func set(_ address: Address) { unsafe curl_set_url(raw, address.raw) }

  /// Takes the list, which has to outlive the transfer.
  func set(_ headers: HeaderList) { unsafe curl_set_headers(raw, headers.raw) }

  /// Takes a copy of the body, an empty one too, and makes the request one that has a body.
  func set(body: [UInt8]) {
    unsafe curl_set_offset(raw, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
    // Without a pointer libcurl would read the body from standard input.
    guard !body.isEmpty else { return set(CURLOPT_COPYPOSTFIELDS, "") }
    unsafe body.withUnsafeBytes { bytes in
      _ = unsafe curl_set_bytes(raw, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
    }
  }

  /// Transfers with the exchange as the callbacks' context, and blocks until that ends.
  func perform(into exchange: Exchange) -> CURLcode {
    let context = unsafe Unmanaged.passUnretained(exchange).toOpaque()
    unsafe curl_set_write(raw, takeBody, takeHeader, context)
    unsafe curl_set_progress(raw, reportProgress, context)
    return withExtendedLifetime(exchange) { unsafe curl_easy_perform(raw) }
  }

  func info(_ kind: CURLINFO) -> Int {
    var value = 0
    unsafe curl_get_long(raw, kind, &value)
    return value
  }
}
