import Foundation
import TestKit
import Testing

/// A table that an app of its own has had all along, and what an order is there, field by field.
@Suite(.ownThreads, .timeLimit(.minutes(4))) struct LayoutRowTests {
  private let folder: TemporaryFolder
  private let table: ServedTable

  init() throws {
    folder = try TemporaryFolder()
    table = try ServedTable(folder)
  }

  private func path(_ name: String) -> String {
    Program.root.appending(path: "deploy/layouts/\(name).yaml").path
  }

  /// A bot that orders from a menu in the table and posts to the table that an app has beside it.
  private func bot(_ layout: String, menu: String) throws -> ServedBot {
    try ServedBot(
      folder, table: table.configured(layout: path(layout)),
      menus: "menu: {from: table, layout: \"\(path("menus/\(menu)"))\"}")
  }

  /// Says texts of a person, each of which is answered.
  private func say(_ texts: String..., as person: String = "amy", to bot: ServedBot) throws {
    for text in texts {
      let answer = try bot.say(text, person)
      #expect(answer.hasSuffix(" 200"), "\(text): \(answer)")
    }
  }

  /// The rows of a table as soon as that holds for them.
  private func rows(
    of name: String, when isThere: ([[String: Any]]) -> Bool
  ) async throws -> [[String: Any]] {
    var rows = try table.rows(of: name)
    for _ in 0..<100 where !isThere(rows) {
      try await Task.sleep(for: .milliseconds(200))
      rows = try table.rows(of: name)
    }
    return rows
  }

  /// Takes a text out of a row, which has to be a moment of the last minutes.
  private func takeMoment(
    _ column: String, from row: inout [String: Any], as pattern: String
  ) throws {
    let text = try #require(row.removeValue(forKey: column) as? String)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "Asia/Taipei")
    formatter.dateFormat = pattern
    let moment = try #require(formatter.date(from: text), "\(text)")
    #expect(abs(moment.timeIntervalSinceNow) < 600, "\(text)")
  }

  /// A row in one spelling: its keys in their order.
  private func spelled(_ row: [String: Any]?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: try #require(row), options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  private func spelled(_ json: String) throws -> String {
    try spelled(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  // MARK: Ours

  @Test func ourOwnTable() async throws {
    let bot = try ServedBot(folder, table: table.configured())
    try say("開團 可不可", "熟成紅茶 大杯 少冰 半糖 加白玉 x2 備註 分開裝", "好", to: bot)
    let rows = try await rows(of: "Orders") { !$0.isEmpty }
    #expect(rows.count == 1)
    var row = try #require(rows.first)
    for column in ["orderedAt", "updatedAt"] {
      let text = try #require(row[column] as? String)
      #expect(text.hasSuffix("Z"))
      row[column] = try #require(text.split(separator: ".").first).description + "+0000"
      try takeMoment(column, from: &row, as: "yyyy-MM-dd'T'HH:mm:ssZ")
    }
    let run = try #require(row.removeValue(forKey: "run") as? String)
    #expect(row.removeValue(forKey: "orderKey") as? String == "\(run)-1")
    let number = try #require(row.removeValue(forKey: "orderNumber") as? String)
    #expect(number.wholeMatch(of: /20\d{6}000001/) != nil, "\(number)")
    #expect(
      try spelled(row)
        == spelled(
          """
          {"number": 1, "shop": "可不可熟成紅茶", "orderName": "amy", "orderedBy": "amy",
           "drinkName": "熟成紅茶", "size": "大杯", "ice": "少冰", "sugar": "半糖", "addOns": ["白玉"],
           "numberOfCups": 2, "unitPrice": 50, "price": 100, "currency": "TWD", "note": "分開裝",
           "status": "placed", "channel": "tea"}
          """))
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
  }

  // MARK: A row for a line

  @Test func kebukeOfJoannaChen15() async throws {
    try table.edit(
      #"{"make": "Drink", "fields": [{"name": "drinkName", "type": "singleLineText"}, {"name": "category", "type": "singleLineText"}, {"name": "priceM", "type": "number", "options": {"precision": 0}}, {"name": "priceL", "type": "number", "options": {"precision": 0}}, {"name": "imageUrl", "type": "url"}]}"#,
      #"{"add": "Drink", "records": [{"drinkName": "熟成紅茶", "category": "單品茶", "priceM": 30, "priceL": 35, "imageUrl": "https://example.org/a.jpg"}]}"#,
      #"{"make": "OrderDrink", "fields": [{"name": "drinkName", "type": "singleLineText"}, {"name": "size", "type": "singleLineText"}, {"name": "ice", "type": "singleLineText"}, {"name": "sugar", "type": "singleLineText"}, {"name": "addOns", "type": "multipleSelects", "options": {"choices": [{"name": "白玉"}, {"name": "水玉"}, {"name": "菓玉"}]}}, {"name": "price", "type": "number", "options": {"precision": 0}}, {"name": "orderName", "type": "singleLineText"}, {"name": "numberOfCups", "type": "number", "options": {"precision": 0}}, {"name": "imageUrl", "type": "url"}]}"#
    )
    let bot = try bot("kebuke-joanna", menu: "kebuke")
    try say("開團 可不可", "熟成紅茶 大杯 少冰 半糖 加白玉 加菓玉 x2", "好", to: bot)
    let rows = try await rows(of: "OrderDrink") { !$0.isEmpty }
    #expect(rows.count == 1)
    #expect(
      try spelled(rows.first)
        == spelled(
          """
          {"drinkName": "熟成紅茶", "size": "大杯", "ice": "少冰", "sugar": "半糖",
           "addOns": ["白玉", "菓玉"], "price": 110, "orderName": "amy", "numberOfCups": 2,
           "imageUrl": "https://example.org/a.jpg"}
          """))
    try say("改 3 杯", to: bot)
    let changed = try await self.rows(of: "OrderDrink") { $0.first?["numberOfCups"] as? Int == 3 }
    #expect(changed.count == 1)
    #expect(changed.first?["price"] as? Int == 165)
    try say("取消", to: bot)
    let left = try await self.rows(of: "OrderDrink") { $0.isEmpty }
    #expect(left.isEmpty)
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
  }

  @Test func orderDrinkOfRyanCY() async throws {
    try table.edit(
      #"{"make": "Menu", "fields": [{"name": "name", "type": "singleLineText"}, {"name": "price", "type": "number", "options": {"precision": 2}}, {"name": "category", "type": "multipleSelects", "options": {"choices": [{"name": "Milk Tea"}]}}]}"#,
      #"{"add": "Menu", "records": [{"name": "Classic Milk Tea", "price": 3.9, "category": ["Milk Tea"]}]}"#,
      #"{"make": "Order", "fields": [{"name": "name", "type": "singleLineText"}, {"name": "note", "type": "singleLineText"}, {"name": "time", "type": "singleLineText"}, {"name": "size", "type": "singleLineText"}, {"name": "iceLevel", "type": "singleLineText"}, {"name": "sugarLevel", "type": "singleLineText"}, {"name": "toppings", "type": "singleLineText"}, {"name": "quantity", "type": "number", "options": {"precision": 0}}]}"#
    )
    let bot = try bot("orderdrink-liho", menu: "liho")
    try say(
      "開團 LiHO",
      "Classic Milk Tea L Less Ice Less Stevia 加 Golden Pearl 加 Aloe Vera x2 備註 no straw",
      "好", to: bot)
    try say("Classic Milk Tea M Normal Ice Zero Sugar", "好", as: "bob", to: bot)
    var rows = try await rows(of: "Order") { $0.count == 2 }
    #expect(rows.count == 2)
    rows.sort { ($0["size"] as? String ?? "") < ($1["size"] as? String ?? "") }
    for place in rows.indices {
      try takeMoment("time", from: &rows[place], as: "yyyy-MMM-dd HH:mm:ss")
    }
    #expect(
      try spelled(rows.first)
        == spelled(
          """
          {"name": "Classic Milk Tea", "note": "no straw", "size": "L", "iceLevel": "Less Ice",
           "sugarLevel": "Less Stevia", "toppings": "Golden Pearl, Aloe Vera", "quantity": 2}
          """))
    #expect(
      try spelled(rows.last)
        == spelled(
          """
          {"name": "Classic Milk Tea", "size": "M", "iceLevel": "Normal Ice",
           "sugarLevel": "Zero Sugar", "toppings": "no topping", "quantity": 1}
          """))
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
  }

  // MARK: A row for a cup

  @Test func kebukeAppOfE19970722() async throws {
    try table.edit(
      #"{"make": "Imported table", "fields": [{"name": "Name", "type": "singleLineText"}, {"name": "Drink", "type": "singleLineText"}, {"name": "Sugar", "type": "singleLineText"}, {"name": "Ice", "type": "singleLineText"}, {"name": "Capacity", "type": "singleLineText"}, {"name": "Others", "type": "singleLineText"}, {"name": "Img_url", "type": "url"}, {"name": "Price", "type": "number", "options": {"precision": 0}}, {"name": "UploadDatetime", "type": "singleLineText"}]}"#
    )
    let menu = Program.root.appending(path: "Tests/Fixtures/menus/kebukeapp.yaml").path
    let bot = try ServedBot(
      folder, table: table.configured(layout: path("kebukeapp")), menus: "menus: [\(menu)]")
    func cups(_ count: Int) async throws -> [[String: Any]] {
      try await self.rows(of: "Imported table") { $0.count == count }
    }
    try say("開團 可不可", "熟成紅茶 大杯 少冰 二分糖 加甜杏 x2", "好", to: bot)
    var rows = try await cups(2)
    #expect(rows.count == 2)
    for place in rows.indices {
      try takeMoment("UploadDatetime", from: &rows[place], as: "yyyy-MM-dd HH:mm:ss")
      #expect(
        try spelled(rows[place])
          == spelled(
            """
            {"Name": "amy", "Drink": "熟成紅茶", "Sugar": "兩分糖", "Ice": "少冰", "Capacity": "大杯",
             "Others": "甜杏", "Img_url": "https://example.org/a.jpg", "Price": 50}
            """))
    }
    try say("改 1 杯", to: bot)
    #expect(try await cups(1).count == 1)
    try say("改成不要甜杏", to: bot)
    let plain = try await self.rows(of: "Imported table") { $0.first?["Others"] as? String == "無" }
    #expect(plain.map { $0["Price"] as? Int } == [35])
    try say("取消", to: bot)
    #expect(try await cups(0).isEmpty)
    try say("復原", to: bot)
    #expect(try await cups(1).count == 1)
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
  }

  // MARK: A menu with words that the table lacks

  @Test(arguments: [
    ("kebuke-joanna", "墨玉"), ("orderdrink-liho", "少冰"), ("kebukeapp", "墨玉"), ("drinkorder", "完全去冰"),
  ])
  func aMenuOfOtherWordsStopsTheStart(layout: String, word: String) throws {
    let file = folder.file("drinkrun.yaml")
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    try """
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: \(table.configured(layout: path(layout)))
    http: {listen: 127.0.0.1:0}
    channels: {plain: {kind: webhook, bearer: sesame}}
    """.write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try Program.drinkrun.run(["serve", "--config", file])
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("it has no counterpart of '\(word)'"), "\(outcome.errors)")
    #expect(table.program.terminate() == 0)
  }
}
