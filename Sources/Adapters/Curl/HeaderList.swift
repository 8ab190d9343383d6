internal import CCurl

/// The header fields of a request, as libcurl wants them.
@safe final class HeaderList {
  private(set) var raw: UnsafeMutablePointer<curl_slist>?

  /// Makes the list; libcurl sends the fields as they are, so nothing that could end a line is let in.
  init(_ fields: [(name: String, value: String)]) throws(CurlError) {
    unsafe raw = nil
    for (name, value) in fields {
      guard Self.isToken(name), value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
        throw CurlError(.invalidRequest, "a header holds a character that no header may hold")
      }
      // "Name:" would take a field of libcurl's own away; "Name;" sends it empty.
      append(value.isEmpty ? "\(name);" : "\(name): \(value)")
    }
    // No wait for "100 Continue", and no media type that nobody gave.
    append("Expect:")
    if !fields.contains(where: { $0.name.lowercased() == "content-type" }) {
      append("Content-Type:")
    }
  }

  deinit { unsafe curl_slist_free_all(raw) }

  private func append(_ line: String) {
    if let longer = unsafe curl_slist_append(raw, line) { unsafe raw = longer }
  }

  /// Whether it is a token of RFC 9110, section 5.6.2: the only text that a method or a field's name may be.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
