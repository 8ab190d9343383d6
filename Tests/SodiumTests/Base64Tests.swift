import Sodium
import Testing

/// The vectors of RFC 4648, section 10.
@Test(arguments: [
  ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
  ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
])
func writesAndReadsThePublishedText(plain: String, text: String) {
  #expect(Base64.encoded(Array(plain.utf8)) == text)
  #expect(Base64.decoded(text) == Array(plain.utf8))
  #expect(Base64.decoded(String(text.prefix { $0 != "=" })) == Array(plain.utf8))
}

@Test func readsEveryByte() {
  let bytes = (0...255).map(UInt8.init)
  #expect(Base64.decoded(Base64.encoded(bytes)) == bytes)
}

@Test(arguments: [
  "Z", "Zg=", "Zg===", "Zm9vYg=", "Zh==", "Zm9v YmFy", "Zm9v\n", "Zm-_", "Zm9v=", "=", "茶",
  "Zm9v\0",
])
func refusesWhatIsNotExactlyBase64(text: String) {
  #expect(Base64.decoded(text) == nil)
}
