/// A place that a message can be sent to: a channel or a nick.
public struct IRCTarget: Hashable, Sendable {
  /// RFC 2812 allows a channel 50 characters, of up to four bytes each.
  public static let longest = 200

  /// As it was written.
  public let text: String

  /// Whether it is a channel and not a person.
  public var isChannel: Bool {
    text.utf8.first.map { "#&+!".utf8.contains($0) } ?? false
  }

  /// Refuses what would be read as several targets, as another parameter or as another line.
  public init?(_ text: String) {
    let mayNot: (UInt8) -> Bool = { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: ",") }
    guard let first = text.utf8.first, first != UInt8(ascii: ":"),
      text.utf8.count <= Self.longest, !text.utf8.contains(where: mayNot)
    else { return nil }
    self.text = text
  }

  /// Whether both name the same place; IRC makes no difference between `A` and `a`.
  public func isSame(as other: IRCTarget) -> Bool {
    text.utf8.elementsEqual(other.text.utf8) { $0.asciiLowercased == $1.asciiLowercased }
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
