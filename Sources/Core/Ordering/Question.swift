/// What must be asked before a draft can be placed.
public struct Question: Hashable, Codable, Sendable {
  public var field: Field
  public var because: Because
  /// The words that raise it, as they were said; `nil` where nothing was said.
  public var heard: String?
  /// What can be answered, in the menu's own names; empty where it is not a choice.
  public var choices: [String]

  /// The part of a draft that a question is about; the raw values are those of the `parse` command's JSON.
  public enum Field: String, Hashable, Codable, Sendable, CaseIterable {
    case drink, size, ice, sugar, addOns, quantity, target
    case beneficiary = "for"
  }

  /// Why it must be asked; the raw values are those of the `parse` command's JSON.
  public enum Because: String, Hashable, Codable, Sendable {
    case missing, ambiguous, nearMiss, conflict, notOnMenu, notAllowed, outOfRange
  }

  /// A question that nothing said raised and that is no choice, unless said.
  public init(field: Field, because: Because, heard: String? = nil, choices: [String] = []) {
    self.field = field
    self.because = because
    self.heard = heard
    self.choices = choices
  }
}
