internal import FoundationEssentials
internal import HTTPMessages

/// A text that is shown nowhere, in none of the ways in which an answer may repeat it.
struct Secret {
  /// How it is written in a line: as it is, in a URL, and in Base64 wherever it stands in what is encoded.
  private let forms: [String]

  /// - Parameter text: Empty where there is none.
  init(_ text: String) {
    let encoded = (0..<3).map { Self.base64(text, behind: $0) }
    let forURLs = encoded.map { $0.replacing("+", with: "-").replacing("/", with: "_") }
    forms = ([text, text.percentEncoded] + encoded + forURLs).filter { !$0.isEmpty }
  }

  func hidden(in line: String) -> String {
    forms.reduce(line) { $0.replacing($1, with: "…") }
  }

  /// The part that is the same whatever stands around the text: three bytes are four digits, so what shares its four with
  /// so many bytes before it, or with what comes behind, is left out.
  private static func base64(_ text: String, behind bytes: Int) -> String {
    let padded = [UInt8](repeating: 0, count: bytes) + Array(text.utf8)
    let whole = padded.prefix(padded.count / 3 * 3)
    return String(Data(whole).base64EncodedString().dropFirst(bytes == 0 ? 0 : 4))
  }
}
