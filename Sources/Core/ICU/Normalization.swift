internal import CICU

/// Unicode normalization.
public enum Normalization {
  /// The text in form C: what looks the same is the same, 「é」 in one scalar or in two.
  public static func nfc(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return unsafe ICUText.bytes(of: text) { unsafe ICUText.taking(cicu_nfc($0, $1)) } ?? text
  }
}
