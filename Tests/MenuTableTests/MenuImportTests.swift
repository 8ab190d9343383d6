import Ordering
import Testing

@testable import MenuTable

@Suite("A menu of a table")
struct MenuImportTests {
  private typealias Outcome = RowAccount.Outcome

  private func twd(_ units: Int) -> Money { Currency.taiwanDollar.amount(units) }

  @Test("two rows of a drink are two sizes of it")
  func sizes() throws {
    let shop = try #require(try Samples.shop("品名,價格\n大●紅茶,35\n中●紅茶,30\n綠茶,25\n"))
    let menu = try #require(shop.menu)
    #expect(menu.drinks.map(\.name) == ["紅茶", "綠茶"])
    #expect(menu.drinks[0].prices == ["中杯": twd(30), "大杯": twd(35)])
    #expect(menu.drinks[1].prices == ["一般杯": twd(25)])
    #expect(menu.sizes.map(\.name) == ["中杯", "大杯", "一般杯"])
    #expect(
      shop.accounts.map(\.outcome) == [
        .drink("紅茶", sizes: ["大杯"]), .more("紅茶", sizes: ["中杯"]), .drink("綠茶", sizes: ["一般杯"]),
      ])
  }

  @Test(
    "columns of sizes, in any order and either language",
    arguments: [
      "品名,中杯,大杯\n紅茶,30,35\n", "L,M,name\n35,30,紅茶\n", "大杯價格\t品項\t中杯售價\n35\t紅茶\t30\n",
      "name,price_l,price_m\n紅茶,35,30\n", "品名,規格,價格\n紅茶,M,30\n紅茶,L,35\n",
      "name,sizes\n紅茶,M30 L35\n",
      "可不可 菜單,,\n\n品名 Name,中杯 M (NT$),大杯 L (NT$)\n紅茶,30,35\n",
      "品項/Item,Price (M) 元,Price (L) 元\n紅茶,$30,$35\n", "飲品名稱,大（元）,中（元）\n紅茶,35,30\n",
    ])
  func columns(_ text: String) throws {
    let drinks = try #require(try Samples.shop(text)?.menu?.drinks)
    #expect(drinks.map(\.name) == ["紅茶"])
    #expect(drinks[0].prices == ["中杯": twd(30), "大杯": twd(35)])
  }

  @Test("a column of hot prices tells what is sold hot, and for how much")
  func hot() throws {
    let text = "品名,冷,熱\n紅茶,30,30\n綠茶,30,25\n冰沙,60,\n薑茶,,45\n"
    let menu = try #require(try Samples.shop(text)?.menu)
    let cold = menu.ice.filter { !$0.isHot }.map(\.name)
    #expect(menu.drinks.map(\.ice) == [nil, nil, cold, menu.ice.filter(\.isHot).map(\.name)])
    #expect(menu.drinks.map(\.hotPrices) == [[:], ["一般杯": twd(25)], [:], [:]])
    #expect(menu.drinks[3].prices == ["一般杯": twd(45)])
  }

  @Test("what a name says of its drink becomes a limit")
  func limits() throws {
    let text = "品名,價格\n紅茶(固定微糖),30\n綠茶(甜冰固定),30\n青茶/最低微糖,30\n奶茶(L)(限冷飲),50\n奶茶(L)-熱,45\n"
    let menu = try #require(try Samples.shop(text)?.menu)
    #expect(menu.drinks.map(\.sugar) == [["微糖"], [], ["正常糖", "少糖", "半糖", "微糖"], nil])
    #expect(menu.drinks[1].ice == [])
    #expect(menu.drinks[3].hotPrices == ["大杯": twd(45)] && menu.drinks[3].ice == nil)
  }

  @Test(
    "a row that is no drink is dropped by a rule with a name",
    arguments: [
      ("一杯袋,2,其他", "bag"), ("中杯袋,2,其他", "bag"), ("紙袋,2,茶", "bag"), ("雪Q餅,50,茶", "food"),
      ("司康,50,茶", "food"), ("外送費,30,茶", "fee"), ("自備杯折5元,5,茶", "fee"),
      ("溫馨提醒：飲品售出恕不退換,1,茶", "notice"), ("塑膠袋(1杯裝),1,包材", "bag"), ("玉米蛋餅,35,蛋餅(皆無菜)", "food"),
      ("檸檬蛋糕,60,甜品", "food"), ("質感黑冰霸杯,500,週邊商品", "goods"),
      ("＊溫、熱的飲品容量固定中杯（500ml)＊,1,其他", "notice"),
      ("因應環保署公告，本店不免費提供塑膠袋，建議一併加購。,1,注意", "notice"),
      ("輕盈的豆乳奶蓋很好動不易沉澱，會採用封膜唷,1,豆乳奶蓋", "notice"),
      ("紅茶,,茶", "no-price"), ("紅茶,-,茶", "no-price"), ("紅茶,0,茶", "zero-price"),
      ("紅茶,時價,茶", "unreadable-price"), (",30,茶", "no-name"), ("綠茶,25,茶", "duplicate"),
      ("綠茶,30,茶", "other-price"),
    ])
  func drops(_ row: String, _ rule: String) throws {
    let shop = try #require(try Samples.shop("品名,價格,分類\n綠茶,25,茶\n\(row)\n"))
    guard case .dropped(let drop) = shop.accounts[1].outcome else {
      Issue.record("\(shop.accounts[1])")
      return
    }
    #expect(drop.rule == rule)
    #expect(shop.menu?.drinks.map(\.name) == ["綠茶"])
  }

  @Test("names of food and bags in a drink's name drop no drink")
  func drinksOfFood() throws {
    let names = ["鳳梨酥牛奶", "OREO餅乾奶茶", "爆杯芋頭奶綠", "一杯鮮奶哞", "醇奶麵茶", "提拉米蘇奶茶", "杯杯紅茶"]
    let rows = names.map { "\($0),50" }.joined(separator: "\n")
    let shop = try #require(try Samples.shop("品名,價格\n" + rows + "\n"))
    #expect(shop.menu?.drinks.map(\.name) == names)
  }

  @Test("a drink whose marks would make it another keeps its whole name")
  func clashes() throws {
    let shop = try #require(try Samples.shop("品名,價格\n紅茶,30\n紅茶(季節限定),45\n"))
    #expect(shop.menu?.drinks.map(\.name) == ["紅茶", "紅茶(季節限定)"])
  }

  @Test(
    "a size that its category says, and none that only looks like one",
    arguments: [
      ("茶飲系列 (L杯)", "大杯"), ("純萃單品茶-L", "大杯"), ("台灣味(L)", "大杯"), ("茶雲朵L(輕奶蓋)", "大杯"),
      ("中杯熱飲", "中杯"), ("果味茶-大杯", "大杯"), ("奶昔（660ml）", "660ml"), ("巨無霸杯", "特大杯"),
      ("L 拿鐵", "一般杯"), ("M 奶茶", "一般杯"), ("特調", "一般杯"),
    ])
  func categories(_ category: String, _ size: String) throws {
    let shop = try #require(try Samples.shop("品名,價格,分類\n紅茶,30,\(category)\n"))
    #expect(shop.accounts.map(\.outcome) == [.drink("紅茶", sizes: [size])])
  }

  @Test("add-ons by their category, and from a table of their own")
  func addOns() throws {
    let menuImport = try Samples.menuImport()
    let table = try menuImport.table(of: "品名,價格,分類,別名\n紅茶,30,茶,\n珍珠,10,加料,粉圓、波霸\n")
    let more = try menuImport.table(of: "name,price\n椰果,5\n珍珠,10\n", isOfAddOns: true)
    let shop = try #require(menuImport.shop("店", of: table, addOns: more))
    #expect(
      shop.menu?.addOns == [
        AddOn(name: "珍珠", aliases: ["粉圓", "波霸"], price: twd(10)), AddOn(name: "椰果", price: twd(5)),
      ])
    #expect(shop.addOnAccounts.map(\.outcome) == [.addOn("椰果"), .dropped(.duplicate(3))])
  }

  @Test("one shop of several, by its name or its code, in whichever script")
  func shops() throws {
    let menuImport = try Samples.menuImport()
    let table = try menuImport.table(of: "品牌,店代碼,品名,價格\n龍角,dragon,紅茶,30\n清心,qx,綠茶,25\n")
    #expect(table.shops == ["龍角", "清心"])
    for name in ["龍角", "龙角", "DRAGON"] {
      let shop = try #require(menuImport.shop(name, of: table))
      #expect(shop.name == "龍角" && shop.menu?.drinks.map(\.name) == ["紅茶"])
      #expect(shop.accounts.map(\.outcome).last == .dropped(.otherShop))
    }
    #expect(menuImport.shop("麻古", of: table) == nil)
  }

  @Test("a menu in English has English levels and sizes")
  func english() throws {
    let menu = try #require(try Samples.shop("name,M,L\nBlack Tea,30,35\n", locale: "en")?.menu)
    #expect(menu.sizes.map(\.name) == ["medium", "large"])
    #expect(menu.sugar.first?.name == "regular sugar" && menu.ice.last?.isHot == true)
  }

  @Test(
    "what is no table of a menu is told",
    arguments: [
      ("", TableFault(line: 1, kind: .empty)),
      ("price\n30\n", TableFault(line: 1, kind: .noNameColumn(heads: ["price"]))),
      ("name\n紅茶\n", TableFault(line: 1, kind: .noPriceColumn(heads: ["name"]))),
      ("name,品名,price\n", TableFault(line: 1, kind: .twoColumns("name", "品名"))),
      ("name,L,大杯\n", TableFault(line: 1, kind: .twoColumns("L", "大杯"))),
      ("name,price\n紅茶,30,1\n", TableFault(line: 2, kind: .tooManyFields(count: 3, columns: 2))),
    ])
  func faults(_ text: String, _ fault: TableFault) throws {
    let menuImport = try Samples.menuImport()
    #expect(throws: fault) { try menuImport.table(of: text) }
  }
}
