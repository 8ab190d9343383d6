internal import Curl
public import HTTPMessages

/// Sends HTTP requests by libcurl, one at a time.
///
/// What is not safe to repeat gets a connection of its own: libcurl sends again what a kept one dies of. The rest share one
/// that stays open.
public struct HTTPClient: HTTPSending {
  private let client: CurlClient

  /// Makes a client with limits of its own, in milliseconds and bytes.
  public init(
    connectMilliseconds: Int = 5_000, totalMilliseconds: Int = 30_000, largestAnswer: Int = 4 << 20
  ) throws(HTTPFailure) {
    do {
      client = try CurlClient(
        limits: CurlLimits(
          connectMilliseconds: connectMilliseconds, totalMilliseconds: totalMilliseconds,
          largestAnswer: largestAnswer))
    } catch {
      throw HTTPFailure(error)
    }
  }

  public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    do {
      let answer = try await client.perform(CurlRequest(request))
      var headers = HTTPHeaders()
      for field in answer.headers { headers.add(field.name, field.value) }
      return HTTPResponse(status: answer.status, headers: headers, body: answer.body)
    } catch {
      throw HTTPFailure(error)
    }
  }
}

extension CurlRequest {
  init(_ request: HTTPRequest) {
    self.init(
      method: request.method, url: request.target,
      headers: request.headers.fields.map { (name: $0.name, value: $0.value) },
      body: request.body, needsFreshConnection: !request.isSafeToRepeat)
  }
}

extension HTTPFailure {
  init(_ error: CurlError) {
    self.init(error.message, wasSurelyNotSent: error.wasSurelyNotSent)
  }
}
