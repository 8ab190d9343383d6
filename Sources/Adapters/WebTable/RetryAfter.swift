public import HTTPMessages
internal import Ordering

/// For how long a server asks to be left alone (RFC 9110, section 10.2.3).
public enum RetryAfter {
  /// In seconds; `nil` where it says nothing that can be read.
  ///
  /// A moment counts from the server's own `Date`, whatever our clock says.
  public static func seconds(_ headers: HTTPHeaders) -> Int64? {
    guard let said = headers["Retry-After"] else { return nil }
    if let seconds = Int64(said) { return seconds >= 0 ? seconds : nil }
    guard let end = moment(said), let start = headers["Date"].flatMap({ moment($0) }) else {
      return nil
    }
    return max(0, (end.milliseconds - start.milliseconds) / 1_000)
  }

  /// A moment as headers write it: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func moment(_ text: String) -> Timestamp? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT",
      let month = months.firstIndex(of: parts[2])
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return Timestamp(rfc3339: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
  }

  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
