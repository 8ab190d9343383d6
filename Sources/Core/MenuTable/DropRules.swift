internal import OrderText

/// The rules by which rows are no drinks, their words folded once.
struct DropRules {
  private struct Folded {
    var rule: String
    var categories: [String]
    var holds: [String]
    var begins: [String]
    var ends: [String]
  }

  private let rules: [Folded]
  private let addOnCategories: [String]

  init(_ words: TableWords) {
    func keys(_ words: [String]?) -> [String] { (words ?? []).map(NameKey.of) }
    rules = words.drops.map { rule in
      Folded(
        rule: rule.rule, categories: keys(rule.categories), holds: keys(rule.holds),
        begins: keys(rule.begins), ends: keys(rule.ends))
    }
    addOnCategories = keys(words.addOnCategories)
  }

  /// The name of the first rule that drops a row, by its name with the marks or without.
  func rule(name: String, whole: String, category: String?) -> String? {
    let names = [NameKey.of(name), NameKey.of(whole)]
    let category = NameKey.of(category ?? "")
    return rules.first { rule in
      rule.categories.contains { category.contains($0) }
        || names.contains { name in
          rule.holds.contains { name.contains($0) } || rule.begins.contains { name.hasPrefix($0) }
            || rule.ends.contains { name.hasSuffix($0) }
        }
    }?.rule
  }

  /// Whether the entries of a category go into drinks.
  func isOfAddOns(_ category: String?) -> Bool {
    let key = NameKey.of(category ?? "")
    return addOnCategories.contains { key.contains($0) }
  }
}
