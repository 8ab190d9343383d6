internal import ICU
internal import OrderText
internal import Ordering
internal import YAML

/// The names of a kind, and what drinks say of other kinds.
extension MenuCheck {
  /// The entries of one kind with their names checked: no two may be called the same.
  mutating func options<Rest>(
    _ entries: [NamedEntry<Rest>]?, of kind: String, atMost limit: Int
  ) -> [MenuOption<Rest>] {
    let entries = entries ?? []
    if entries.count > limit {
      fault(entries[limit].name, "there are over \(limit) \(kind), remove some")
    }
    let options = entries.prefix(limit).map { option($0) }
    refuseDuplicates(options)
    return options
  }

  private mutating func option<Rest>(_ entry: NamedEntry<Rest>) -> MenuOption<Rest> {
    let aliases = texts(entry.aliases)
    var lines: [String: Int] = [:]
    for place in (entry.aliases ?? []) + (entry.names.map { Array($0.values) } ?? []) {
      lines[Normalization.nfc(place.value)] = place.line
    }
    lines[Normalization.nfc(entry.name.value)] = entry.name.line
    var names: [String: String] = [:]
    for (locale, name) in entry.names ?? [:] { names[locale] = text(name) }
    // A faulty name is kept all the same, so that what refers to it is no second fault.
    return MenuOption(
      name: text(entry.name) ?? entry.name.value, aliases: aliases, names: names, rest: entry.rest,
      place: entry.name, lines: lines)
  }

  /// Two entries that are called the same could not be told apart in an order; nor can those that differ in script,
  /// width or case alone.
  private mutating func refuseDuplicates(_ options: [MenuOption<some Any>]) {
    var owners: [String: Int] = [:]
    for (index, option) in options.enumerated() {
      for name in [option.name] + option.aliases {
        let key = NameKey.of(name)
        // An empty name was told already.
        guard !key.isEmpty else {
          if !name.isEmpty { fault(option.place, "a name of this shows nothing, write a text") }
          continue
        }
        guard let owner = owners[key] else {
          owners[key] = index
          continue
        }
        if owner == index && name != option.name { continue }
        let other = options[owner]
        fault(
          option.place,
          "\(name) is read as \(other.name) on line \(other.place.line) is, rename one of them")
      }
    }
  }

  mutating func drink(_ option: MenuOption<DrinkEntry>, _ known: KnownNames) -> Drink {
    guard let rest = option.rest else {
      fault(option.place, "the prices are missing, write {name: \(option.name), prices: {…}}")
      return Drink(name: option.name, prices: [:])
    }
    if rest.prices.value.isEmpty && !lacksParts {
      fault(rest.prices, "no size has a price here, write one")
    }
    return Drink(
      name: option.name, aliases: option.aliases, names: option.names,
      category: text(rest.category), prices: prices(rest.prices.value, known.sizes),
      hotPrices: prices(rest.hotPrices, known.sizes),
      ice: choices(rest.ice, known.ice, of: "ice"),
      sugar: choices(rest.sugar, known.sugar, of: "sugar"),
      addOns: choices(rest.addOns, known.addOns, of: "addOns"),
      isSoldOut: rest.soldOut ?? false, image: link(rest.image),
      description: text(rest.description, isName: false))
  }

  private mutating func prices(
    _ entries: [String: Located<DecimalText>]?, _ sizes: Set<String>
  ) -> [String: Money] {
    var prices: [String: Money] = [:]
    for (name, place) in entries ?? [:] {
      let size = Normalization.nfc(name)
      if !sizes.contains(size) && !lacksParts {
        fault(place, "no size of this menu is called \(size), mend it or add the size")
      }
      prices[size] = price(place)
    }
    return prices
  }

  mutating func choices(
    _ places: [Located<String>]?, _ known: Set<String>, of kind: String
  ) -> [String]? {
    guard let places else { return nil }
    var seen: Set<String> = []
    return places.compactMap { place in
      guard let name = text(place) else { return nil }
      if !known.contains(name) && !lacksParts {
        fault(place, "no entry of \(kind) is called \(name), mend it or add it there")
      }
      guard seen.insert(name).inserted else {
        fault(place, "\(name) stands here twice, remove one")
        return nil
      }
      return name
    }
  }
}
