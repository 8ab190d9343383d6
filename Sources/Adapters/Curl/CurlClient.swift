internal import Blocking
internal import CCurl

/// Sends one request at a time over one reused handle, on a queue of its own.
///
/// Requests wait for one another: give each counterpart that may be slow a client of its own.
public actor CurlClient {
  private let executor = BlockingExecutor(label: "drinkrun.curl")
  private let easy: EasyHandle
  private let limits: CurlLimits

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// Throws where libcurl makes no handle, for want of memory.
  public init(limits: CurlLimits = CurlLimits()) throws(CurlError) {
    self.limits = limits
    easy = try EasyHandle()
  }

  /// Sends the request and waits for the whole answer; redirects are not followed.
  ///
  /// Cancelling the task ends the transfer within about a second.
  public func perform(_ request: CurlRequest) async throws(CurlError) -> CurlAnswer {
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      transfer(request, Exchange(limit: limits.largestAnswer, cancellation: cancellation))
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  private func transfer(
    _ request: CurlRequest, _ exchange: Exchange
  ) -> Result<CurlAnswer, CurlError> {
    Result { () throws(CurlError) in
      guard !exchange.cancellation.isCancelled else {
        throw CurlError(.cancelled, "the request was cancelled")
      }
      let address = try Address(request.url)
      let headers = try HeaderList(request.headers)
      try configure(request)
      easy.set(address)
      easy.set(headers)
      let code = easy.perform(into: exchange)
      return try answer(code, exchange)
    }
  }

  private func configure(_ request: CurlRequest) throws(CurlError) {
    guard HeaderList.isToken(request.method) else {
      throw CurlError(.invalidRequest, "the method is no HTTP method")
    }
    easy.reset()
    easy.set(CURLOPT_NOSIGNAL, 1)
    easy.set(CURLOPT_PROTOCOLS_STR, "https,http")
    easy.set(CURLOPT_FOLLOWLOCATION, 0)
    easy.set(CURLOPT_PROXY, "")
    easy.set(CURLOPT_ACCEPT_ENCODING, "")
    easy.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    easy.set(CURLOPT_SSL_VERIFYPEER, 1)
    easy.set(CURLOPT_SSL_VERIFYHOST, 2)
    easy.set(CURLOPT_CONNECTTIMEOUT_MS, limits.connectMilliseconds)
    easy.set(CURLOPT_TIMEOUT_MS, limits.totalMilliseconds)
    if request.needsFreshConnection {
      easy.set(CURLOPT_FRESH_CONNECT, 1)
      easy.set(CURLOPT_FORBID_REUSE, 1)
    }
    switch request.method {
    case "HEAD": easy.set(CURLOPT_NOBODY, 1)
    case "GET" where request.body.isEmpty, "DELETE" where request.body.isEmpty: break
    default: easy.set(body: request.body)
    }
    easy.set(CURLOPT_CUSTOMREQUEST, request.method)
  }

  private func answer(_ code: CURLcode, _ exchange: Exchange) throws(CurlError) -> CurlAnswer {
    if code == CURLE_OK {
      return CurlAnswer(
        status: easy.info(CURLINFO_RESPONSE_CODE), headers: exchange.headers, body: exchange.body)
    }
    let wasSurelyNotSent = easy.info(CURLINFO_REQUEST_SIZE) == 0
    if exchange.isTooLarge {
      throw CurlError(
        .answerTooLarge, "the answer is larger than \(limits.largestAnswer) bytes",
        wasSurelyNotSent: false)
    }
    if code == CURLE_ABORTED_BY_CALLBACK {
      throw CurlError(
        .cancelled, "the request was cancelled", wasSurelyNotSent: wasSurelyNotSent)
    }
    throw CurlError(code, wasSurelyNotSent: wasSurelyNotSent)
  }
}
