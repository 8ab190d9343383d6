import Ordering

extension Samples {
  /// A shop of the drinks that most tea shops have, under the short names that people use.
  static func teaShop() -> Menu {
    let currency = Currency.taiwanDollar
    let prices = ["中杯": currency.amount(40), "大杯": currency.amount(50)]
    return Menu(
      shop: "好喝茶坊", currency: currency,
      sizes: [Size(name: "中杯", aliases: ["M"]), Size(name: "大杯", aliases: ["L"])],
      ice: ["正常冰", "少冰", "微冰", "去冰", "完全去冰", "常溫"].map { IceLevel(name: $0) }
        + [IceLevel(name: "溫", isHot: true), IceLevel(name: "熱", isHot: true)],
      sugar: [("正常糖", 100), ("少糖", 70), ("半糖", 50), ("微糖", 30), ("一分糖", 10), ("無糖", 0)].map {
        SugarLevel(name: $0, percent: $1)
      },
      addOns: ["珍珠", "波霸", "椰果", "仙草", "布丁", "粉角", "愛玉", "奶蓋"].map {
        AddOn(
          name: $0, aliases: $0 == "仙草" ? ["仙草凍"] : [], price: currency.amount(10))
      },
      drinks: teas.map { Drink(name: $0, aliases: $1, prices: prices) })
  }

  private static let teas: [(String, [String])] = [
    ("紅茶", ["紅"]), ("綠茶", ["綠"]), ("青茶", []), ("烏龍茶", ["烏龍"]), ("四季春", []), ("奶茶", []),
    ("奶綠", []), ("珍珠奶茶", ["珍奶"]), ("波霸奶茶", ["波奶"]), ("布丁奶茶", []), ("鮮奶茶", []),
    ("紅茶拿鐵", ["紅拿"]), ("冬瓜茶", ["冬瓜"]), ("冬瓜檸檬", []), ("檸檬綠茶", ["檸綠", "檸檬綠"]),
    ("檸檬紅茶", ["檸紅"]), ("多多綠茶", ["多多綠"]), ("百香綠茶", ["百香綠"]), ("蜂蜜綠茶", []), ("鐵觀音奶茶", []),
    ("仙草凍奶茶", []), ("黑糖珍珠鮮奶", []),
  ]
}
