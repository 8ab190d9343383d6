internal import CICU

/// A sentence with places for values, in ICU's MessageFormat.
///
/// `{count, plural, one {# cup} other {# cups}} of {drink}` is one. Text that goes into a place is never read as a
/// pattern.
public struct MessagePattern: Hashable, Sendable {
  private let pattern: String
  private let locale: String
  /// The names of the places, those within plurals and choices too.
  public let arguments: Set<String>

  /// - Parameter locale: The BCP 47 tag of the language whose plurals and numbers hold: `zh-Hant`.
  public init(_ pattern: String, locale: String) throws(MessagePatternError) {
    var fault = unsafe cicu_text()
    let names = unsafe ICUText.bytes(of: pattern) {
      unsafe ICUText.taking(cicu_message_arguments($0, $1, locale, &fault))
    }
    guard let names else {
      throw MessagePatternError(
        pattern: pattern, reason: unsafe ICUText.taking(fault) ?? "out of memory")
    }
    self.pattern = pattern
    self.locale = locale
    arguments = Set(names.split(separator: "\n").map(String.init))
  }

  /// The sentence with the values in their places; a place without a value shows its name in braces.
  public func format(_ values: [String: MessageArgument]) -> String {
    let list = unsafe cicu_arguments_make()
    defer { unsafe cicu_arguments_free(list) }
    for (name, value) in values {
      unsafe ICUText.bytes(of: name) { name, count in
        switch value {
        case .text(let text):
          unsafe ICUText.bytes(of: text) {
            unsafe cicu_arguments_add_text(list, name, count, $0, $1)
          }
        case .integer(let integer):
          unsafe cicu_arguments_add_integer(list, name, count, Int64(integer))
        }
      }
    }
    // The library fails for want of memory alone: the pattern was tried when it was made.
    return unsafe ICUText.bytes(of: pattern) {
      unsafe ICUText.taking(cicu_message_format($0, $1, locale, list))
    } ?? pattern
  }
}

/// A value for a place in a sentence.
public enum MessageArgument: Hashable, Sendable {
  case text(String)
  /// A number that a plural may depend on; it is grouped as the locale does.
  case integer(Int)
}

/// A pattern that ICU refuses.
public struct MessagePatternError: Error, Hashable, Sendable, CustomStringConvertible {
  public var pattern: String
  /// The name of ICU's error.
  public var reason: String

  public var description: String { "not a message pattern (\(reason)): \(pattern)" }
}
