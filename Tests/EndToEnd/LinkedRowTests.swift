import Foundation
import TestKit
import Testing

/// Orders with a row of their own and lines that link to it, as the app DrinkOrder keeps them.
@Suite(.ownThreads, .timeLimit(.minutes(4))) struct LinkedRowTests {
  private let folder: TemporaryFolder
  private let table: ServedTable
  private static let layouts = Program.root.appending(path: "deploy/layouts").path
  private static let menu =
    "menu: {from: table, layout: \"\(layouts)/menus/drinkorder.yaml\"}"

  /// A table with the menu of the app in it, and the tables of orders as the layout makes them.
  init() throws {
    folder = try TemporaryFolder()
    table = try ServedTable(folder)
    try table.edit(
      #"{"make": "DrinkType", "fields": [{"name": "typeID", "type": "singleLineText"}, {"name": "typeName", "type": "singleLineText"}]}"#,
      #"{"add": "DrinkType", "records": [{"typeID": "T1", "typeName": "原葉茶"}]}"#,
      #"{"make": "Menu", "fields": [{"name": "itemName", "type": "singleLineText"}, {"name": "type", "type": "singleLineText"}, {"name": "hot", "type": "checkbox", "options": {"icon": "check", "color": "greenBright"}}, {"name": "addBubble", "type": "checkbox", "options": {"icon": "check", "color": "greenBright"}}, {"name": "hotMPrice", "type": "number", "options": {"precision": 0}}, {"name": "coldMPrice", "type": "number", "options": {"precision": 0}}, {"name": "coldLPrice", "type": "number", "options": {"precision": 0}}]}"#,
      #"{"add": "Menu", "records": [{"itemName": "莊園紅茶", "type": "T1", "hot": true, "addBubble": true, "hotMPrice": 60, "coldMPrice": 50, "coldLPrice": 55}, {"itemName": "莊園綠茶", "type": "T1", "coldMPrice": 40, "coldLPrice": 45}]}"#
    )
    let file = folder.file("create.yaml")
    try """
    timezone: Asia/Taipei
    store: sqlite:create.db
    \(Self.menu)
    table: \(table.configured(layout: "\(Self.layouts)/drinkorder.yaml"))
    """.write(toFile: file, atomically: true, encoding: .utf8)
    let made = try Program.drinkrun.run(["table", "create", "--config", file])
    #expect(made.errors.contains("table OrderHeader at "), "\(made.errors)")
    #expect(made.errors.contains("table OrderItem at "), "\(made.errors)")
    let checked = try Program.drinkrun.run(["check", "--config", file])
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(!checked.errors.contains("OrderItem"), "\(checked.errors)")
  }

  private func bot(_ table: ServedTable) throws -> ServedBot {
    try ServedBot(
      folder, table: table.configured(layout: "\(Self.layouts)/drinkorder.yaml"),
      menus: Self.menu)
  }

  private func say(_ texts: String..., as person: String = "amy", to bot: ServedBot) throws {
    for text in texts {
      let answer = try bot.say(text, person)
      #expect(answer.hasSuffix(" 200"), "\(text): \(answer)")
    }
  }

  /// Waits until that holds.
  private func until(_ isSo: () throws -> Bool) async throws {
    for _ in 0..<200 {
      if try isSo() { return }
      try await Task.sleep(for: .milliseconds(200))
    }
  }

  /// What is in the tables of orders: each order with its lines, by number, and links called by what they lead to.
  private struct Order: Equatable {
    var person: String
    var price: Int
    var status: String
    var lines: [String]
  }

  private func orders(in table: ServedTable) throws -> [String: Order] {
    let headers = try table.records(of: "OrderHeader")
    let drinks = try table.records(of: "Menu")
    var orders: [String: Order] = [:]
    for (_, header) in headers {
      let number = try #require(header["orderNumber"] as? String)
      #expect(number.wholeMatch(of: /20\d{6}0{5}\d/) != nil, "\(number)")
      #expect(orders[number] == nil, "an order has one row")
      #expect(header["consigneeName"] as? String == "amy")
      #expect(header["phone"] as? String == "0900000000")
      let date = try #require(header["date"] as? String)
      #expect(date.wholeMatch(of: /\(20\d\d-\d\d-\d\d,23:59\)/) != nil, "\(date)")
      orders[number] = Order(
        person: try #require(header["userName"] as? String),
        price: header["totalPrice"] as? Int ?? 0, status: try #require(header["status"] as? String),
        lines: [])
      #expect(Set(header.keys).subtracting(["OrderItem"]).count == 7)
    }
    for (id, line) in try table.records(of: "OrderItem") {
      let header = try #require((line["orderNumber"] as? [String])?.first)
      #expect((headers[header]?["OrderItem"] as? [String])?.contains(id) == true)
      let number = try #require(headers[header]?["orderNumber"] as? String)
      let drink = try #require((line["itemID"] as? [String])?.first)
      let cells: [Any?] = [
        line["orderItemNumber"], drinks[drink]?["itemName"], line["quantity"], line["subPrice"],
        line["bubble"] as? Bool ?? false, line["ice"], line["sugar"],
      ]
      orders[number]?.lines.append(cells.map { "\($0 ?? "")" }.joined(separator: " "))
      #expect(Set(line.keys).subtracting(["bubble"]).count == 7)
    }
    for number in orders.keys { orders[number]?.lines.sort() }
    return orders
  }

  @Test func anOrderIsARowWithItsLinesLinked() async throws {
    let bot = try bot(table)
    try say("開團 DrinkOrder 截止 23:59", to: bot)
    try say("莊園紅茶 M 熱 五分糖 加珍珠, 莊園綠茶 L 去冰 無糖 x2", "好", to: bot)
    try say("莊園紅茶 M 正常冰 三分", "好", as: "bob", to: bot)
    try await until { try table.records(of: "OrderItem").count == 3 }
    let placed = try orders(in: table).sorted { $0.key < $1.key }.map(\.value)
    #expect(
      placed == [
        Order(
          person: "amy", price: 155, status: "已送出",
          lines: ["001 莊園紅茶 1 65 true 熱 五分", "002 莊園綠茶 2 90 false 去冰 無糖"]),
        Order(person: "bob", price: 50, status: "已送出", lines: ["003 莊園紅茶 1 50 false 正常 三分"]),
      ])
    try say("取消 #2", to: bot)
    try say("取消", as: "bob", to: bot)
    try await until { try table.records(of: "OrderItem").count == 1 }
    let left = try orders(in: table).sorted { $0.key < $1.key }.map(\.value)
    #expect(
      left == [
        Order(person: "amy", price: 65, status: "已送出", lines: ["001 莊園紅茶 1 65 true 熱 五分"]),
        Order(person: "bob", price: 0, status: "取消訂單", lines: []),
      ])
    #expect(try await bot.program.end() == 0)
    #expect(table.program.terminate() == 0)
  }

  /// Of every third thing that the table does nobody is told, and every order and line is there once.
  @Test func lostAnswersDoubleNothing() async throws {
    #expect(table.program.terminate() == 0)
    let losing = try ServedTable(folder, misbehaviour: "seed=5,lost=30%")
    let bot = try bot(losing)
    try say("開團 DrinkOrder 截止 23:59", to: bot)
    for person in ["amy", "bob", "eve"] {
      try say("莊園紅茶 M 熱 五分糖, 莊園綠茶 L 去冰 無糖", "好", as: person, to: bot)
    }
    let reading = try ServedTable(folder)
    try await until { try bot.ask("/metrics").contains("drinkrun_outbox_waiting 0\n") }
    #expect(try await bot.program.end() == 0)
    let placed = try orders(in: reading).sorted { $0.key < $1.key }.map(\.value)
    #expect(placed.map(\.person) == ["amy", "bob", "eve"])
    #expect(placed.map(\.price) == [105, 105, 105])
    #expect(placed.map(\.lines.count) == [2, 2, 2])
    #expect(losing.program.terminate() == 0)
    #expect(reading.program.terminate() == 0)
  }
}
