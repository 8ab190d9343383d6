import FoundationEssentials

/// A field that a table is to have.
public struct TableField: Hashable, Sendable {
  public var name: String
  public var type: FieldType
  /// The digits behind the point of a number; whole numbers otherwise.
  public var precision: Int?
  /// The options of a select field, in their order.
  public var choices: [String]
  /// The name of the table that a field of links leads to.
  public var linkedTable: String?

  /// A whole number or a field without options, unless said.
  public init(
    _ name: String, _ type: FieldType, precision: Int? = nil, choices: [String] = [],
    linkedTable: String? = nil
  ) {
    self.name = name
    self.type = type
    self.precision = precision
    self.choices = choices
    self.linkedTable = linkedTable
  }

  /// The options as the metadata API takes them.
  var options: JSON {
    switch type.content {
    case .number:
      .object(
        type == .currency
          ? ["precision": .number(.init(precision ?? 0)), "symbol": .text("$")]
          : ["precision": .number(.init(precision ?? 0))])
    case .choice, .choices:
      .object(["choices": .list(choices.map { .object(["name": .text($0)]) })])
    case .flag: .object(["icon": .text("check"), "color": .text("greenBright")])
    case .day: .object(["dateFormat": .object(["name": .text("iso")])])
    case .moment:
      .object([
        "dateFormat": .object(["name": .text("iso")]),
        "timeFormat": .object(["name": .text("24hour")]), "timeZone": .text("utc"),
      ])
    case .links: .object(["linkedTableId": .text(linkedTable ?? "")])
    case .attachments: .object(["isReversed": .flag(false)])
    case .text, .computed: .null
    }
  }
}
