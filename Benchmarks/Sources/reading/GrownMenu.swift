internal import Ordering

/// A menu of any number of drinks, the first of which are the same on each, and lines that order those.
enum GrownMenu {
  private static let heads = Array("紅綠青烏金玫桂芒莓柚檸椰芋豆珍波仙布可抹")
  private static let middles = Array("香蜜奶果花雪霜露晶玉雲月星海山林風雨春夏")
  private static let thirds = Array("嵐瑰檬頭霸草丁酪凍黑白厚輕鮮醇濃淡冷古韻")
  private static let ends = ["茶", "拿鐵", "歐蕾", "冰沙", "多多"]

  static func menu(drinks count: Int) -> Menu {
    let currency = Currency.taiwanDollar
    return Menu(
      shop: "測試茶店", currency: currency,
      sizes: [Size(name: "中杯", aliases: ["M"]), Size(name: "大杯", aliases: ["L"])],
      ice: ["正常冰", "少冰", "微冰", "去冰"].map { IceLevel(name: $0) }
        + [IceLevel(name: "熱", isHot: true)],
      sugar: ["正常糖", "少糖", "半糖", "微糖", "無糖"].map { SugarLevel(name: $0) },
      addOns: ["珍珠", "椰果", "仙草凍", "布丁"].map {
        AddOn(name: $0, price: currency.amount(10))
      },
      drinks: (0..<count).map { number in
        Drink(
          name: name(number), prices: ["中杯": currency.amount(40), "大杯": currency.amount(50)])
      })
  }

  /// Orders, a slip and talk, about what every one of these menus has.
  static let lines = [
    "\(name(0)) 大杯 半糖 少冰 加珍珠 x2", "我要一杯\(name(1))微糖去冰，兩杯\(name(2))無糖熱的",
    "幫小明點 \(name(3)) L 少糖微冰", "\(name(4).dropLast())察 大杯 半糖", "今天下午要喝什麼，茶還是咖啡？",
  ]

  private static func name(_ number: Int) -> String {
    let places = heads.count * middles.count * thirds.count
    // A step that shares no factor with the places visits each once, in no order.
    let place = number % places * 4001 % places
    let head = heads[place % heads.count]
    let middle = middles[place / heads.count % middles.count]
    let third = thirds[place / heads.count / middles.count]
    return "\(head)\(middle)\(third)\(ends[number / places % ends.count])"
  }
}
