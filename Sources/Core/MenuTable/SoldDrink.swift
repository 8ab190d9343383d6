internal import Ordering

/// A drink as the rows of a table give it, size by size.
struct SoldDrink {
  let name: String
  var category: String?
  var aliases: [String] = []
  var englishName: String?
  var description: String?
  var image: String?
  var marks = Marks()
  private var prices: [Kind: [String: Quoted]] = [:]

  /// Of which drinks a price is.
  enum Kind: Hashable { case any, cold, hot }

  /// A price, and the line that gave it.
  struct Quoted: Hashable {
    var amount: Money
    var line: Int
  }

  init(name: String) { self.name = name }

  func price(_ kind: Kind, _ size: String) -> Quoted? { prices[kind]?[size] }

  mutating func take(_ price: Quoted, _ kind: Kind, _ size: String) {
    prices[kind, default: [:]][size] = price
  }

  /// The sizes, in no order.
  var sizes: Set<String> { Set(prices.values.flatMap(\.keys)) }

  private var isSoldHot: Bool { !hot.isEmpty }
  private var isSoldCold: Bool { !cold.isEmpty }

  private var hot: [String: Money] { prices[.hot, default: [:]].mapValues(\.amount) }
  private var cold: [String: Money] {
    prices[.any, default: [:]].merging(prices[.cold, default: [:]]) { $1 }.mapValues(\.amount)
  }

  func drink(_ levels: ShopLevels) -> Drink {
    let prices = isSoldCold ? cold : hot
    return Drink(
      name: name, aliases: aliases, names: englishName.map { ["en": $0] } ?? [:],
      category: category, prices: prices,
      hotPrices: isSoldCold && isSoldHot && hot != prices ? hot : [:],
      ice: ice(levels), sugar: sugar(levels), image: image,
      description: description)
  }

  private func ice(_ levels: ShopLevels) -> [String]? {
    let all = levels.ice
    let allowed: [IceLevel]
    switch marks.ice {
    case .fixed: allowed = []
    case .only(let name): allowed = all.filter { $0.name == name }
    case .lowest(let name):
      let end = all.firstIndex { $0.name == name } ?? all.endIndex - 1
      allowed = all[...end].filter { !$0.isHot }
    case nil:
      let isOnlyCold = !isSoldHot && prices[.any, default: [:]].isEmpty
      allowed = isSoldCold ? isOnlyCold ? all.filter { !$0.isHot } : all : all.filter(\.isHot)
    }
    return allowed.count == all.count ? nil : allowed.map(\.name)
  }

  private func sugar(_ levels: ShopLevels) -> [String]? {
    let all = levels.sugar.map(\.name)
    switch marks.sugar {
    case .fixed: return []
    case .only(let name): return all.contains(name) ? [name] : []
    case .lowest(let name):
      guard let end = all.firstIndex(of: name) else { return nil }
      return Array(all[...end])
    case nil: return nil
    }
  }
}
