public import Ordering

/// A draft as a person could say it, in the menu's own words; reading it gives the draft again.
public func canonicalText(of draft: DraftLine) -> String {
  var words = [draft.drink, draft.size, draft.sugar, draft.ice].compactMap(\.self)
  for addOn in draft.addOns {
    switch addOn.portions {
    case 0: words.append("不要\(addOn.name)")
    case 1: words.append("加\(addOn.name)")
    default: words.append("加\(addOn.portions)份\(addOn.name)")
    }
  }
  if let quantity = draft.quantity { words.append("\(quantity)杯") }
  if let note = draft.note { words.append(note) }
  let text = words.joined(separator: " ")
  return draft.beneficiary.map { "\($0)：\(text)" } ?? text
}
