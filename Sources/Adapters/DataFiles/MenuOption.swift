internal import YAML

/// An entry whose names were checked.
struct MenuOption<Rest> {
  var name: String
  var aliases: [String]
  var names: [String: String]
  var rest: Rest?
  /// Where its name stands.
  var place: Located<String>
  /// The line of each of its names.
  var lines: [String: Int] = [:]
}

/// The names that a drink may refer to, kind by kind.
struct KnownNames {
  var sizes: Set<String>
  var ice: Set<String>
  var sugar: Set<String>
  var addOns: Set<String>

  init(
    sizes: [MenuOption<SizeEntry>], ice: [MenuOption<IceEntry>],
    sugar: [MenuOption<SugarEntry>], addOns: [MenuOption<AddOnEntry>]
  ) {
    self.sizes = Set(sizes.map(\.name))
    self.ice = Set(ice.map(\.name))
    self.sugar = Set(sugar.map(\.name))
    self.addOns = Set(addOns.map(\.name))
  }
}
