import Ordering

/// Small menus as shops of several places have them.
extension Samples {
  static func hkShop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [Size(name: "普通"), Size(name: "大")]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = ["檸檬茶", "奶茶", "鴛鴦", "咖啡", "好立克", "阿華田", "檸檬水", "檸檬可樂", "紅豆冰", "檸檬蜜", "杏仁霜", "朱古力"]
    let drinks = names.map { Drink(name: $0, prices: prices) }
    return Menu(
      shop: "測試冰室", currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "多冰"), IceLevel(name: "正常冰"), IceLevel(name: "少冰"), IceLevel(name: "走冰"),
        IceLevel(name: "熱", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "正常甜", percent: 100), SugarLevel(name: "少甜", percent: 70),
        SugarLevel(name: "半糖", percent: 50), SugarLevel(name: "走甜", percent: 0),
      ],
      addOns: [
        AddOn(name: "珍珠", price: price), AddOn(name: "椰果", price: price),
        AddOn(name: "仙草", price: price),
      ], maxAddOns: nil, drinks: drinks)
  }

  static func hk2Shop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [Size(name: "普通"), Size(name: "大")]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = [
      "鴛鴦", "咖啡", "好立克", "阿華田", "檸檬水", "檸檬可樂", "紅豆冰", "檸檬蜜", "杏仁霜", "朱古力", "凍檸茶", "熱檸茶", "凍奶茶",
      "熱奶茶", "凍鴛鴦", "凍檸蜜",
    ]
    let drinks = names.map { Drink(name: $0, prices: prices) }
    return Menu(
      shop: "測試餐廳", currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "多冰"), IceLevel(name: "正常冰"), IceLevel(name: "少冰"), IceLevel(name: "走冰"),
        IceLevel(name: "熱", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "正常甜", percent: 100), SugarLevel(name: "少甜", percent: 70),
        SugarLevel(name: "半糖", percent: 50), SugarLevel(name: "走甜", percent: 0),
      ],
      addOns: [
        AddOn(name: "珍珠", price: price), AddOn(name: "椰果", price: price),
        AddOn(name: "仙草", price: price),
      ], maxAddOns: nil, drinks: drinks)
  }

  static func sgShop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [Size(name: "Regular"), Size(name: "Large", aliases: ["L"])]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = [
      "Kopi", "Kopi O", "Kopi C", "Teh", "Teh O", "Teh C", "Teh Tarik", "Teh O Limau", "Milo",
      "Milo Dinosaur", "Bandung", "Teh Halia", "Yuan Yang", "Barley", "Lime Juice", "Chin Chow",
    ]
    let drinks = names.map { Drink(name: $0, prices: prices) }
    return Menu(
      shop: "Ah Seng Kopi", currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "iced"), IceLevel(name: "less ice"), IceLevel(name: "hot", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "ga dai"), SugarLevel(name: "normal", percent: 100),
        SugarLevel(name: "siew dai"), SugarLevel(name: "kosong", percent: 0),
      ],
      addOns: [AddOn(name: "grass jelly", price: price), AddOn(name: "pearls", price: price)],
      maxAddOns: nil, drinks: drinks)
  }

  static func cnShop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [Size(name: "中杯"), Size(name: "大杯"), Size(name: "超大杯")]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = [
      "多肉葡萄", "芝芝莓莓", "珍珠奶茶", "柠檬红茶", "茉莉奶绿", "杨枝甘露", "生椰拿铁", "桂花乌龙", "幽兰拿铁", "伯牙绝弦", "手打柠檬茶",
      "四季春",
    ]
    let drinks = names.map { Drink(name: $0, prices: prices) }
    return Menu(
      shop: "小茶", currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "正常冰"), IceLevel(name: "少冰"), IceLevel(name: "少少冰"), IceLevel(name: "去冰"),
        IceLevel(name: "常温"), IceLevel(name: "温", isHot: true), IceLevel(name: "热", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "标准糖", percent: 100), SugarLevel(name: "七分糖", percent: 70),
        SugarLevel(name: "五分糖", percent: 50), SugarLevel(name: "三分糖", percent: 30),
        SugarLevel(name: "不另外加糖", percent: 0),
      ],
      addOns: [
        AddOn(name: "珍珠", price: price), AddOn(name: "椰果", price: price),
        AddOn(name: "芋圆", price: price), AddOn(name: "奶盖", price: price),
        AddOn(name: "西米", price: price),
      ], maxAddOns: nil, drinks: drinks)
  }

  static func enShop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [
      Size(name: "Small", aliases: ["S"]), Size(name: "Medium", aliases: ["M"]),
      Size(name: "Large", aliases: ["L"]),
    ]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = [
      "Oolong Milk Tea", "Oolong Tea", "Jasmine Green Tea", "Black Tea", "Green Tea", "Milk Tea",
      "Taro Milk Tea", "Brown Sugar Boba Milk", "Passion Fruit Green Tea", "Thai Tea",
      "Matcha Latte", "Lemonade",
    ]
    let drinks = names.map { Drink(name: $0, prices: prices) }
    return Menu(
      shop: "Boba Corner", currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "Regular ice"), IceLevel(name: "Less ice"), IceLevel(name: "Light ice"),
        IceLevel(name: "No ice"), IceLevel(name: "Hot", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "100%", percent: 100), SugarLevel(name: "75%", percent: 75),
        SugarLevel(name: "50%", percent: 50), SugarLevel(name: "25%", percent: 25),
        SugarLevel(name: "0%", percent: 0),
      ],
      addOns: [
        AddOn(name: "Boba", aliases: ["pearls"], price: price),
        AddOn(name: "Grass jelly", price: price), AddOn(name: "Pudding", price: price),
        AddOn(name: "Aloe", price: price), AddOn(name: "Cheese foam", price: price),
      ], maxAddOns: nil, drinks: drinks)
  }

  static func en2Shop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [
      Size(name: "Small", aliases: ["S"]), Size(name: "Medium", aliases: ["M"]),
      Size(name: "Large", aliases: ["L"]),
    ]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = [
      "Oolong Milk Tea", "Oolong Tea", "Jasmine Green Tea", "Black Tea", "Green Tea", "Milk Tea",
      "Taro Milk Tea", "Brown Sugar Boba Milk", "Passion Fruit Green Tea", "Thai Tea",
      "Matcha Latte", "Lemonade",
    ]
    let drinks = names.map { Drink(name: $0, prices: prices) }
    return Menu(
      shop: "Tea Lab", currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "Regular ice"), IceLevel(name: "Less ice"), IceLevel(name: "Light ice"),
        IceLevel(name: "No ice"), IceLevel(name: "Hot", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "Regular sugar", percent: 100), SugarLevel(name: "Less sugar"),
        SugarLevel(name: "Half sugar", percent: 50), SugarLevel(name: "Light sugar", percent: 30),
        SugarLevel(name: "No sugar", percent: 0),
      ],
      addOns: [
        AddOn(name: "Boba", aliases: ["pearls"], price: price),
        AddOn(name: "Grass jelly", price: price), AddOn(name: "Pudding", price: price),
        AddOn(name: "Aloe", price: price), AddOn(name: "Cheese foam", price: price),
      ], maxAddOns: nil, drinks: drinks)
  }

  static func trapShop() -> Menu {
    let currency = Currency.taiwanDollar
    let price = currency.amount(10)
    let sizes = [
      Size(name: "中杯", aliases: ["M"]), Size(name: "大杯", aliases: ["L"]), Size(name: "瓶"),
    ]
    let prices = Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, currency.amount(40)) })
    let names = [
      "紅茶", "綠茶", "烏龍綠茶", "烏龍茶", "奶茶", "珍珠奶茶", "熟成紅茶", "8冰綠", "春梅冰茶", "半熟烏龍", "微檸檬紅茶", "大正紅茶拿鐵",
      "無糖綠茶", "凍頂烏龍", "黑糖珍珠鮮奶", "金蜜熟成", "粉粿桂花檸檬", "四季春", "四季春+珍波椰", "1號", "883蕎麥茶王", "百香3Q",
      "楊枝甘露2.0", "波霸紅/綠/青", "冬瓜檸檬", "冬瓜青茶", "紅茶拿鐵", "多多綠茶", "文山青茶", "梅の綠", "檸檬茶", "鴛鴦", "青茶", "拿鐵",
      "再睡5分鐘",
    ]
    var drinks = names.map { Drink(name: $0, prices: prices) }
    drinks.append(
      Drink(
        name: "冰淇淋紅茶", prices: ["中杯": currency.amount(40), "大杯": currency.amount(40)],
        ice: ["正常冰", "少冰", "微冰"]))
    drinks.append(
      Drink(
        name: "冬瓜茶(甜度固定)", prices: ["中杯": currency.amount(40), "大杯": currency.amount(40)],
        sugar: ["正常糖"]))
    drinks.append(Drink(name: "瓶裝蘆薈蜜", prices: ["瓶": currency.amount(40)]))
    return Menu(
      shop: "可不可熟成紅茶", aliases: ["可不可", "50嵐"], currency: currency, sizes: sizes,
      ice: [
        IceLevel(name: "正常冰"), IceLevel(name: "少冰"), IceLevel(name: "微冰"), IceLevel(name: "去冰"),
        IceLevel(name: "完全去冰"), IceLevel(name: "常溫"), IceLevel(name: "溫", isHot: true),
        IceLevel(name: "熱", isHot: true),
      ],
      sugar: [
        SugarLevel(name: "正常糖", percent: 100), SugarLevel(name: "少糖", percent: 70),
        SugarLevel(name: "半糖", percent: 50), SugarLevel(name: "微糖", percent: 30),
        SugarLevel(name: "二分糖", percent: 20), SugarLevel(name: "一分糖", percent: 10),
        SugarLevel(name: "無糖", percent: 0),
      ],
      addOns: [
        AddOn(name: "珍珠", price: price), AddOn(name: "椰果", price: price),
        AddOn(name: "仙草凍", price: price), AddOn(name: "布丁", price: price),
        AddOn(name: "白玉", price: price), AddOn(name: "春梅凍", price: price),
      ], maxAddOns: 3, drinks: drinks)
  }
}
