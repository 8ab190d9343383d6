internal import Ordering
internal import Sides

/// A menu that sells what the scanner's vocabulary names.
struct ScannerMenu {
  let menu: Menu
  private let numbers: [String: [String: Int]]

  init(_ table: ScannerTable) {
    let names = Dictionary(
      uniqueKeysWithValues: ScannerTable.kinds.map { ($0, table.names(of: $0)) })
    func named(_ kind: String) -> [(name: String, aliases: [String])] {
      (names[kind] ?? []).compactMap { words in
        words.first.map { ($0, Array(words.dropFirst())) }
      }
    }
    let currency = Currency.taiwanDollar
    let sizes = named("size")
    menu = Menu(
      shop: "測試茶店", currency: currency,
      sizes: sizes.map { Size(name: $0.name, aliases: $0.aliases) },
      ice: named("ice").map {
        IceLevel(name: $0.name, aliases: $0.aliases, isHot: $0.name.hasPrefix("熱"))
      },
      sugar: named("sugar").map { SugarLevel(name: $0.name, aliases: $0.aliases) },
      addOns: named("addon").map {
        AddOn(name: $0.name, aliases: $0.aliases, price: currency.amount(10))
      },
      drinks: named("drink").map { drink in
        Drink(
          name: drink.name, aliases: drink.aliases,
          prices: Dictionary(
            uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) }))
      })
    numbers = names.mapValues { lists in
      Dictionary(
        lists.enumerated().compactMap { number, words in words.first.map { ($0, number) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The one item of a reading as the C scanner prints it; `nil` where there is not one.
  func record(of draft: DraftLine?) -> String? {
    guard let draft else { return nil }
    func number(_ kind: String, _ name: String?) -> String {
      name.flatMap { numbers[kind]?[$0] }.map(String.init) ?? "-1"
    }
    let addOns = draft.addOns.compactMap { numbers["addon"]?[$0.name] }.sorted()
    return [
      number("drink", draft.drink), number("size", draft.size), number("ice", draft.ice),
      number("sugar", draft.sugar), addOns.map(String.init).joined(separator: ","),
      String(draft.quantity ?? 1),
    ].joined(separator: "\t")
  }
}
