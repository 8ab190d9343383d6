import Ordering

/// The lines as they are told to the shop: a drink and size once, the same options together, the most cups first.
func phoneLines(_ lines: [OrderLine]) -> [PhoneLine] {
  let active = lines.filter { !$0.isCancelled }
  var groups: [[OrderLine]] = []
  for line in active {
    if let index = groups.firstIndex(where: { $0[0].drink == line.drink && $0[0].size == line.size }
    ) {
      groups[index].append(line)
    } else {
      groups.append([line])
    }
  }
  return groups.map { group in
    PhoneLine(
      drink: group[0].drink, size: group[0].size, cups: Tally(group).cups, variants: variants(group)
    )
  }.sorted { $0.cups > $1.cups }
}

private func variants(_ lines: [OrderLine]) -> [PhoneLine.Variant] {
  var variants: [PhoneLine.Variant] = []
  for line in lines {
    var variant = PhoneLine.Variant(
      sugar: line.sugar, ice: line.ice, addOns: line.addOns.sorted { $0.name < $1.name },
      note: line.note, cups: 0)
    let index = variants.firstIndex { known in
      variant.cups = known.cups
      return variant == known
    }
    if let index {
      variants[index].cups += line.quantity
    } else {
      variant.cups = line.quantity
      variants.append(variant)
    }
  }
  return variants.sorted { $0.cups > $1.cups }
}
