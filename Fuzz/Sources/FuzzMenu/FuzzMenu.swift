import DataFiles
import Laws
import OrderText
import Ordering

/// Any text at all as a menu file; a menu that comes of it can be read against.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyMenu(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = unsafe text(bytes, count)
  do {
    let menu = try MenuFile.parse(text, file: "menu.yaml")
    requireSound(menu)
    let reader = Reader(vocabulary: words, menus: [menu])
    for drink in menu.drinks.prefix(3) {
      _ = reader.read(drink.name + " 大杯 半糖 少冰 x2")
    }
  } catch {
    requireSound(error, of: text)
  }
  return 0
}

/// Few words, as a reader is made for each menu.
private let words: Vocabulary = {
  var words = Vocabulary()
  words.words = [.cup: ["杯"], .add: ["加"], .without: ["不要"], .and: ["跟"]]
  words.digits = ["一": 1, "兩": 2]
  return words
}()

private func requireSound(_ menu: Menu) {
  require(!menu.shop.isEmpty && !menu.drinks.isEmpty && !menu.sizes.isEmpty, "a menu sells")
  let sizes = Set(menu.sizes.map(\.name))
  require(sizes.count == menu.sizes.count, "names differ")
  require(Set(menu.drinks.map(\.name)).count == menu.drinks.count, "names differ")
  for drink in menu.drinks {
    require(!drink.name.isEmpty, "a drink has a name")
    require(!drink.prices.isEmpty, "a drink has a price: \(drink.name)")
    require(sizes.isSuperset(of: drink.prices.keys), "prices are of sizes: \(drink.name)")
    require(sizes.isSuperset(of: drink.hotPrices.keys), "hot prices are, too: \(drink.name)")
    require(drink.prices.values.allSatisfy { $0 >= .zero }, "prices: \(drink.name)")
  }
}
