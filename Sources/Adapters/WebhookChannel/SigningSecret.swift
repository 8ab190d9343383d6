internal import Sodium

/// What both sides of a webhook know: `whsec_` and then base64, as Standard Webhooks writes it.
///
/// It has 24 to 64 bytes, as the specification asks. It prints as nothing of itself.
public struct SigningSecret: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  let key: [UInt8]

  /// Refuses what has another prefix, is no base64, or is too short or too long.
  public init?(_ text: String) {
    let prefix = "whsec_"
    guard text.hasPrefix(prefix), let key = Base64.decoded(String(text.dropFirst(prefix.count))),
      (24...64).contains(key.count)
    else { return nil }
    self.key = key
  }

  public var description: String { "whsec_…" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
