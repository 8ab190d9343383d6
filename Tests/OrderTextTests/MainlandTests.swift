import Testing

/// Orders as people in the mainland write them.
@Suite struct MainlandTests {
  @Test(
    "simplified script reads as traditional does",
    arguments: [
      ("来两杯珍珠奶茶，少冰三分糖，加椰果", "珍珠奶茶 微糖 少冰 +椰果 x2"),
      ("一杯红茶不另外加糖去冰，一杯绿茶标准糖正常冰", "紅茶 無糖 去冰; 綠茶 正常糖 正常冰"),
      ("大杯珍珠奶茶 七分糖 少冰 加布丁", "珍珠奶茶 大杯 少糖 少冰 +布丁"),
      ("四季春加奶盖 五分糖 去冰", "四季春 半糖 去冰 +奶蓋"),
      ("帮我带一杯柠檬红茶，少冰少糖", "檸檬紅茶 少糖 少冰"),
      ("红茶拿铁热的，半糖，大杯的来一杯", "紅茶拿鐵 大杯 半糖 熱"),
      ("珍珠奶茶温的不加糖", "珍珠奶茶 無糖 溫"),
      ("两杯百香绿茶都少冰，一杯半糖一杯全糖", "百香綠茶 半糖 少冰; 百香綠茶 正常糖 少冰"),
      ("我要乌龙茶去冰无糖 再要个奶茶少冰半糖", "烏龍茶 無糖 去冰; 奶茶 半糖 少冰"),
      ("鲜奶茶中杯，热，五分甜", "鮮奶茶 中杯 半糖 熱"),
      ("一杯珍珠奶茶（大杯、少糖、少冰、加布丁）", "珍珠奶茶 大杯 少糖 少冰 +布丁"),
      ("红茶两杯，一杯全糖正常冰，一杯不加糖去冰", "紅茶 正常糖 正常冰; 紅茶 無糖 去冰"),
      ("奶茶+珍珠+椰果 少冰五分糖", "奶茶 半糖 少冰 +珍珠 +椰果"),
      ("我要一份珍珠奶茶，常温，三分糖", "珍珠奶茶 微糖 常溫"),
      ("来个绿茶，再来个红茶，都不要冰", "綠茶 去冰; 紅茶 去冰"),
      ("两杯柠檬红茶去冰，其中一杯少糖", "檸檬紅茶 去冰; 檸檬紅茶 少糖 去冰"),
      ("红茶标准冰标准糖", "紅茶 正常糖 正常冰"),
      ("红茶 正常冰 不另外加糖 加2份珍珠", "紅茶 無糖 正常冰 +珍珠*2"),
    ])
  func reads(_ text: String, _ told: String) throws {
    try expectRead(text, as: told)
  }

  @Test(
    "and what is no part of it stays unread",
    arguments: [
      ("奶茶大杯热的七分糖打包", "奶茶 大杯 少糖 熱", "")
    ])
  func keeps(_ text: String, _ told: String, _ piece: String) throws {
    try expectRead(text, as: told, unread: piece)
  }
}
