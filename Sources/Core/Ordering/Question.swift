/// What must be asked before a draft can be placed.
public struct Question: Hashable, Codable, Sendable {
  public var field: Field
  public var because: Because
  /// The words that raise it, as they were said; `nil` where nothing was said.
  public var heard: String?
  /// What can be answered, in the menu's own names; empty where it is not a choice.
  public var choices: [String]

  public enum Field: String, Hashable, Codable, Sendable, CaseIterable {
    case drink, size, ice, sugar, addOns, quantity, target
    case beneficiary = "for"
  }

  public enum Because: String, Hashable, Codable, Sendable {
    case missing, ambiguous, nearMiss, conflict, notOnMenu, notAllowed, outOfRange
  }

  public init(field: Field, because: Because, heard: String? = nil, choices: [String] = []) {
    self.field = field
    self.because = because
    self.heard = heard
    self.choices = choices
  }
}
