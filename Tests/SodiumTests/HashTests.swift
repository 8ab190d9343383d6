import Sodium
import Testing

private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The cases of RFC 4231 whose key is shorter, as long as and longer than a block.
@Test(arguments: [
  (
    [UInt8](repeating: 0x0B, count: 20), "Hi There",
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
  ),
  (
    Array("Jefe".utf8), "what do ya want for nothing?",
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
  ),
  (
    [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
  ),
])
func computesThePublishedCode(key: [UInt8], message: String, code: String) {
  #expect(hexadecimal(HMACSHA256.code(of: Array(message.utf8), key: key)) == code)
}

/// Cases of FIPS 180-4's examples.
@Test(arguments: [
  ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
])
func computesThePublishedHash(message: String, hash: String) {
  #expect(hexadecimal(SHA256.hash(of: Array(message.utf8))) == hash)
}

@Test func comparesBytes() {
  #expect(ConstantTime.isEqual([1, 2, 3], [1, 2, 3]))
  #expect(!ConstantTime.isEqual([1, 2, 3], [1, 2, 4]))
  #expect(!ConstantTime.isEqual([1, 2, 3], [1, 2]))
  #expect(ConstantTime.isEqual([UInt8](), []))
}

@Test func comparesTextsByteForByte() {
  #expect(ConstantTime.isEqual("secret", "secret"))
  #expect(!ConstantTime.isEqual("secret", "secret2"))
  #expect(!ConstantTime.isEqual("\u{E9}", "e\u{301}"))
}

@Test func randomBytesDiffer() {
  #expect(RandomBytes.make(count: 32).count == 32)
  #expect(RandomBytes.make(count: 32) != RandomBytes.make(count: 32))
}
