/// Airtable's ids: three letters for what it is of, and 14 letters and digits.
enum Identifier: String {
  case base = "app"
  case table = "tbl"
  case field = "fld"
  case view = "viw"
  case record = "rec"
  case choice = "sel"
  case comment = "com"
  case attachment = "att"
  case user = "usr"
  case iterator = "itr"

  private static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// A new one that no other has.
  func new() -> String {
    var system = SystemRandomNumberGenerator()
    return rawValue
      + String((0..<14).map { _ in Self.alphabet.randomElement(using: &system) ?? "0" })
  }

  /// Whether the text has the form of such an id.
  func isForm(of text: some StringProtocol) -> Bool {
    text.count == 17 && text.hasPrefix(rawValue)
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: false
        }
      }
  }
}
