import HTTPMessages
import Testing
import WebTable

@Suite struct RetryAfterTests {
  @Test(
    arguments: [
      ("7", nil, 7), ("0", nil, 0), ("-1", nil, nil), ("", nil, nil), ("1.5", nil, nil),
      ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:07 GMT", 30),
      ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:50:07 GMT", 0),
      ("Sun, 06 Nov 1994 08:49:37 GMT", nil, nil),
      ("Sun, 06 Nov 1994 08:49:37 GMT", "yesterday", nil),
      ("Sun, 06 Nou 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:07 GMT", nil),
      ("Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 08:49:07 GMT", nil),
    ] as [(String, String?, Int64?)])
  func bothFormsAreRead(retryAfter: String, date: String?, seconds: Int64?) {
    var headers: HTTPHeaders = ["Retry-After": retryAfter]
    if let date { headers["Date"] = date }
    #expect(RetryAfter.seconds(headers) == seconds)
  }
}
