internal import CICU

/// What crosses to the library and back: UTF-8, and text that the library made.
enum ICUText {
  /// The text behind the library's answer, which is freed; `nil` where the library could not make one.
  static func taking(_ answer: cicu_text) -> String? {
    // The library hands over `count` bytes that are ours alone until `cicu_free`.
    guard let bytes = unsafe answer.bytes else { return nil }
    defer { unsafe cicu_free(bytes) }
    let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(answer.count))
    return unsafe String(decoding: buffer, as: UTF8.self)
  }

  /// Hands the text's bytes and their count to `body`; the pointer lives no longer than that.
  static func bytes<Result>(
    of text: String, _ body: (UnsafePointer<CChar>?, Int32) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { utf8 in
      unsafe utf8.withMemoryRebound(to: CChar.self) { unsafe body($0.baseAddress, Int32($0.count)) }
    }
  }
}
