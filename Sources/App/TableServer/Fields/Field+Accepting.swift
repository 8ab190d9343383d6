import FoundationEssentials

extension Field {
  /// The cell that a value makes; nil for an empty one: null, "", [] and false.
  ///
  /// - Parameters:
  ///   - typecast: Whether text may be read as the field's own kind.
  ///   - old: What stands there now; attachments of it may stay by their ids.
  /// - Throws: Where the field does not take the value. Whether a choice or a record is known is not
  ///   looked at.
  func cell(of value: JSON, typecast: Bool, replacing old: Cell?) throws(Failure) -> Cell? {
    if type.content == .computed { throw .computed(name) }
    switch value {
    case .null, .text(""), .list([]), .flag(false): return nil
    default: break
    }
    if type.content == .links { return .links(try recordIDs(value)) }
    if type.content == .attachments { return .attachments(try attachments(value, old)) }
    guard let cell = accepted(value) ?? (typecast ? converted(value) : nil) else {
      throw .badValue(for: name)
    }
    return cell
  }

  /// Each once, in their order.
  private func recordIDs(_ value: JSON) throws(Failure) -> [String] {
    var ids: [String] = []
    for item in value.list ?? [.null] {
      guard let id = item.text, Identifier.record.isForm(of: id) else { throw .noRecordIDs }
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  private func attachments(_ value: JSON, _ old: Cell?) throws(Failure) -> [Attachment] {
    let kept = if case .attachments(let list)? = old { list } else { [Attachment]() }
    var attachments: [Attachment] = []
    for item in value.list ?? [.null] {
      let known = kept.first { .text($0.id) == item["id"] }
      guard let attachment = known ?? Attachment(new: item) else { throw .badValue(for: name) }
      attachments.append(attachment)
    }
    return attachments
  }

  private func accepted(_ value: JSON) -> Cell? {
    switch (type.content, value) {
    case (.text, .text(let text)), (.choice, .text(let text)): .text(text)
    case (.number, .number(let number)): .number(number)
    case (.flag, .flag(true)): .checked
    case (.day, .text(let text)): Moment(text).map { .text($0.dayText) }
    case (.moment, .text(let text)): Moment(text).map { .moment($0) }
    case (.choices, .list(let list)): choices(list)
    default: nil
    }
  }

  /// A choice may stand twice: two portions of an add-on are two of its name.
  private func choices(_ list: [JSON]) -> Cell? {
    var names: [String] = []
    for item in list {
      guard case .text(let name) = item, !name.isEmpty else { return nil }
      names.append(name)
    }
    return .choices(names)
  }

  /// Reads a value of another kind as well as may be.
  private func converted(_ value: JSON) -> Cell? {
    switch (type.content, value) {
    case (.number, .text(let text)): Decimal(plain: text.trimmed).map { .number($0) }
    case (.number, .flag(true)): .number(1)
    case (.flag, .text(let text)):
      ["true", "yes", "1"].contains(text.lowercased()) ? .checked : nil
    case (.flag, .number(let number)): number == 0 ? nil : .checked
    case (.text, .number(let number)), (.choice, .number(let number)): .text(number.description)
    case (.text, .flag(true)), (.choice, .flag(true)): .text("true")
    case (.text, .list(let list)): .text(list.compactMap(\.text).joined(separator: ", "))
    case (.choice, .list(let list)): list.count == 1 ? list[0].text.map { .text($0) } : nil
    case (.choices, .text(let text)):
      choices(text.split(separator: ",").map { .text(String($0).trimmed) })
    default: nil
    }
  }
}
