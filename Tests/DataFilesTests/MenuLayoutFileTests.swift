import DataFiles
import FoundationEssentials
import MenuTable
import Ordering
import TestKit
import Testing

@Suite struct MenuLayoutFileTests {
  @Test(arguments: ["kebuke", "liho", "kebukeapp", "drinkorder"])
  func theLayoutsThatComeWithTheProgramAreFine(name: String) throws {
    let layout = try MenuLayoutFile.load(
      SampleFiles.root.appending(path: "deploy/layouts/menus/\(name).yaml").path)
    #expect(layout.shop.drinks.isEmpty)
    #expect(!layout.shop.sizes.isEmpty)
  }

  private func text(_ drinks: String) -> String {
    """
    shop: 茶行
    currency: TWD
    sizes: [中杯, 大杯]
    ice: [正常冰, 去冰]
    addOns: [{name: 珍珠, price: 10}]
    drinks:
      table: Menu
      \(drinks)
    """
  }

  @Test func everyKeyIsRead() throws {
    let layout = try MenuLayoutFile.parse(
      text(
        """
        name: 品名
          category: {column: 分類, table: 類別, key: 代號, name: 名稱}
          prices: {中杯: 價格, 大杯: {column: 價格, plus: 5}}
          hotPrices: {中杯: 熱價}
          hot: 可熱
          sizes: 尺寸
          ice: {column: 冰塊, onlyWhen: 固定冰塊, words: {正常: 正常冰}}
          sugar: 甜度
          addOns: {珍珠: 可加珍珠}
          soldOut: 售完
          image: 圖片
          description: 說明
        """), file: "menu.yaml")
    var columns = MenuLayout.Columns(
      name: "品名",
      prices: ["中杯": .init("價格"), "大杯": .init("價格", plus: Currency.taiwanDollar.amount(5))])
    columns.category = .init("分類", list: .init(table: "類別", key: "代號", name: "名稱"))
    columns.hotPrices = ["中杯": .init("熱價")]
    columns.hot = "可熱"
    columns.sizes = .init("尺寸")
    columns.ice = .init("冰塊", words: ["正常": "正常冰"], onlyWhen: "固定冰塊")
    columns.sugar = .init("甜度")
    columns.addOns = ["珍珠": "可加珍珠"]
    columns.soldOut = "售完"
    columns.image = "圖片"
    columns.description = "說明"
    #expect(layout.columns == columns)
    #expect(layout.table == "Menu")
    #expect(layout.shop.shop == "茶行")
  }

  /// What stands from line 8 on, and what is said of which line.
  @Test(arguments: [
    ("prices: {中杯: 價格}", 7, "the key name is missing"),
    ("name: 品名", 7, "the key prices is missing"),
    ("name: 品名\n  prices: {特大: 價格}", 9, "no entry of sizes is called 特大"),
    ("name: 品名\n  prices: {}", 9, "no size has a column"),
    ("name: ''\n  prices: {中杯: 價格}", 8, "no name stands here"),
    ("name: 品名\n  prices: {中杯: {column: 價格, plus: -1}}", 9, "a price under zero"),
    ("name: 品名\n  prices: {中杯: {column: 價格, plsu: 1}}", 9, "this key is not known"),
    ("name: 品名\n  prices: {中杯: 價格}\n  colour: 色", 10, "this key is not known"),
    ("name: 品名\n  prices: {中杯: 價格}\n  addOns: {椰果: 椰}", 10, "no entry of addOns is called 椰果"),
    (
      "name: 品名\n  prices: {中杯: 價格}\n  ice: {column: 冰, words: {少: 少冰}}", 10,
      "no entry of ice is called 少冰"
    ),
    (
      "name: 品名\n  prices: {中杯: 價格}\n  category: {column: 分類, table: 類別}", 10,
      "a list of categories needs"
    ),
  ])
  func faultsAreToldWithTheirLine(drinks: String, line: Int, what: String) throws {
    let faults = #expect(throws: FileFaults.self) {
      _ = try MenuLayoutFile.parse(text(drinks), file: "menu.yaml")
    }
    let told = try #require(faults?.faults)
    #expect(told.contains { $0.line == line && $0.message.contains(what) }, "\(told)")
  }

  @Test func drinksMustSayWhereTheyAre() throws {
    for drinks in ["", "drinks: [{name: 紅茶, prices: {中杯: 30}}]"] {
      let text = "shop: 茶行\ncurrency: TWD\nsizes: [中杯]\n\(drinks)"
      #expect(throws: FileFaults.self) {
        _ = try MenuLayoutFile.parse(text, file: "menu.yaml")
      }
    }
  }
}
