internal import CCurl

// libcurl calls these on the thread that is inside `curl_easy_perform`, with the exchange of that transfer as context;
// `CurlClient.perform` keeps the exchange alive until it returns.

private func exchange(_ context: UnsafeMutableRawPointer?) -> Exchange? {
  guard let context = unsafe context else { return nil }
  return unsafe Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
}

/// Takes a piece of the body; any count but the one given ends the transfer.
func takeBody(
  _ start: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  let bytes = unsafe UnsafeRawBufferPointer(start: start, count: size * count)
  return unsafe exchange(context)?.takeBody(bytes) == true ? size * count : 0
}

/// Takes one line of the head.
func takeHeader(
  _ start: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  let bytes = unsafe UnsafeRawBufferPointer(start: start, count: size * count)
  return unsafe exchange(context)?.takeHeader(bytes) == true ? size * count : 0
}

/// Called as bytes move, and about once a second when none do: anything but 0 ends the transfer.
func reportProgress(
  _ context: UnsafeMutableRawPointer?, _: curl_off_t, _: curl_off_t, _: curl_off_t, _: curl_off_t
) -> Int32 {
  unsafe exchange(context)?.cancellation.isCancelled == true ? 1 : 0
}
