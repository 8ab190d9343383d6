public import Ordering

/// A menu as the text of its file.
public enum MenuText {
  /// YAML that `MenuFile.parse` makes the same menu of.
  public static func of(_ menu: Menu) -> String {
    var lines = ["shop: \(scalar(menu.shop))"]
    if !menu.aliases.isEmpty { lines.append("aliases: \(list(menu.aliases))") }
    if let day = menu.asOf { lines.append("asOf: \(day)") }
    if let phone = menu.phone { lines.append("phone: \(quoted(phone))") }
    lines.append("currency: \(menu.currency.code)")
    lines += terms(menu)
    lines += section("sizes", menu.sizes.map { entry($0) })
    lines += section("ice", menu.ice.map { entry($0, $0.isHot ? ["hot: true"] : []) })
    lines += section(
      "sugar",
      menu.sugar.map { level in entry(level, level.percent.map { ["percent: \($0)"] } ?? []) })
    lines += section(
      "addOns",
      menu.addOns.map { entry($0, ["price: \(menu.currency.decimal($0.price))"]) })
    if let most = menu.maxAddOns { lines += ["", "maxAddOns: \(most)"] }
    lines += ["", "drinks:"]
    for drink in menu.drinks { lines += self.drink(drink, menu) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func terms(_ menu: Menu) -> [String] {
    let currency = menu.currency
    var lines: [String] = []
    if let minimum = menu.minimum {
      let parts = [
        minimum.amount.map { "amount: \(currency.decimal($0))" },
        minimum.cups.map { "cups: \($0)" },
      ]
      lines.append("minimum: {\(parts.compactMap(\.self).joined(separator: ", "))}")
    }
    if let delivery = menu.delivery {
      let parts = [
        "fee: \(currency.decimal(delivery.fee))",
        delivery.freeFrom.map { "freeFrom: \(currency.decimal($0))" },
        "share: \(delivery.share.rawValue)",
      ]
      lines.append("delivery: {\(parts.compactMap(\.self).joined(separator: ", "))}")
    }
    if let bag = menu.bag { lines.append("bag: \(currency.decimal(bag))") }
    if let ownCup = menu.ownCup { lines.append("ownCup: \(currency.decimal(ownCup))") }
    lines += section("promotions", menu.promotions.map { promotion($0, currency) })
    return lines
  }

  private static func promotion(_ promotion: Promotion, _ currency: Currency) -> String {
    var parts = ["name: \(scalar(promotion.name))"]
    switch promotion.rule {
    case .free(let buy, let get): parts += ["buy: \(buy)", "get: \(get)"]
    case .secondCup(let price): parts.append("secondCup: \(currency.decimal(price))")
    case .percentOff(let percent): parts.append("percentOff: \(percent)")
    }
    if let drinks = promotion.drinks { parts.append("drinks: \(list(drinks))") }
    if let sizes = promotion.sizes { parts.append("sizes: \(list(sizes))") }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func section(_ key: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : ["", "\(key):"] + entries.map { "  - \($0)" }
  }

  /// The name alone, or a mapping where there is more to say.
  private static func entry(_ named: some Named, _ more: [String] = []) -> String {
    var parts = more
    if !named.aliases.isEmpty { parts.append("aliases: \(list(named.aliases))") }
    if !named.names.isEmpty { parts.append("names: \(names(named.names))") }
    guard !parts.isEmpty else { return scalar(named.name) }
    return "{" + (["name: \(scalar(named.name))"] + parts).joined(separator: ", ") + "}"
  }

  private static func drink(_ drink: Drink, _ menu: Menu) -> [String] {
    var parts = ["name: \(scalar(drink.name))"]
    if !drink.names.isEmpty { parts.append("names: \(names(drink.names))") }
    if let category = drink.category { parts.append("category: \(scalar(category))") }
    if !drink.aliases.isEmpty { parts.append("aliases: \(list(drink.aliases))") }
    parts.append("prices: \(prices(drink.prices, menu))")
    if !drink.hotPrices.isEmpty { parts.append("hotPrices: \(prices(drink.hotPrices, menu))") }
    if let ice = drink.ice { parts.append("ice: \(list(ice))") }
    if let sugar = drink.sugar { parts.append("sugar: \(list(sugar))") }
    if let addOns = drink.addOns { parts.append("addOns: \(list(addOns))") }
    if drink.isSoldOut { parts.append("soldOut: true") }
    if let image = drink.image { parts.append("image: \(quoted(image))") }
    if let description = drink.description { parts.append("description: \(quoted(description))") }
    return parts.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
  }

  private static func prices(_ prices: [String: Money], _ menu: Menu) -> String {
    let entries = menu.sizes.compactMap { size in
      prices[size.name].map { "\(scalar(size.name)): \(menu.currency.decimal($0))" }
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  private static func names(_ names: [String: String]) -> String {
    let entries = names.sorted { $0.key < $1.key }.map { "\(scalar($0)): \(scalar($1))" }
    return "{\(entries.joined(separator: ", "))}"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(scalar).joined(separator: ", "))]"
  }

  /// As it is where YAML can take it for nothing else, else in quotes.
  private static func scalar(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first), !isWord(text) else {
      return false
    }
    return text.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) || $0 == " " }
      && text.last != " "
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// A word that YAML reads as something else than a text.
  private static func isWord(_ text: String) -> Bool {
    ["null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf"]
      .contains(text.lowercased())
  }

  private static func quoted(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        let isShown = scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        escaped += isShown ? String(scalar) : "\\u" + hex(scalar.value)
      }
    }
    return escaped + "\""
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
