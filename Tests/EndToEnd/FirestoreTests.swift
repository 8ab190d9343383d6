import Foundation
import TestKit
import Testing

/// Orders that become documents of the app NewOrderOoO, in the real emulator of Firestore.
@Suite(.ownThreads, .timeLimit(.minutes(4)), .needsFirestoreEmulator)
struct FirestoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The documents as soon as that holds for them.
  private func documents(
    in emulator: FirestoreEmulator, when isThere: ([String: [String: [String: String]]]) -> Bool
  ) async throws -> [String: [String: [String: String]]] {
    var documents = try emulator.documents(of: "orderList")
    for _ in 0..<100 where !isThere(documents) {
      try await Task.sleep(for: .milliseconds(200))
      documents = try emulator.documents(of: "orderList")
    }
    return documents
  }

  @Test func newOrderOfCowton0627() async throws {
    let emulator = try await FirestoreEmulator()
    try "owner\n".write(toFile: folder.file("google.token"), atomically: true, encoding: .utf8)
    let layout = Program.root.appending(path: "deploy/layouts/neworder-firestore.yaml").path
    let menu = Program.root.appending(path: "Tests/Fixtures/menus/neworder.yaml").path
    let table =
      #"{kind: firestore, endpoint: "\#(emulator.address)", project: tea, "#
      + #"token: {file: google.token}, layout: "\#(layout)"}"#
    let bot = try ServedBot(folder, table: table, menus: "menus: [\(menu)]")
    let check = try Program.drinkrun.run(["check", "--config", folder.file("drinkrun.yaml")])
    #expect(check.status == 0, "\(check.errors)")
    for text in ["開團", "拿鐵咖啡 Tall 少冰 半糖 加珍珠", "好"] {
      #expect(try bot.say(text, "amy").hasSuffix(" 200"))
    }
    let first = try await documents(in: emulator) { !$0.isEmpty }
    #expect(first.count == 1)
    let id = try #require(first.keys.first)
    #expect(id.hasSuffix("-1"))
    var fields = try #require(first[id])
    let account = try #require(fields.removeValue(forKey: "uid")?["stringValue"])
    #expect(account.contains("amy"))
    #expect(
      fields == [
        "orderName": ["stringValue": "amy"], "drinkName": ["stringValue": "拿鐵咖啡"],
        "drinkSize": ["stringValue": "Tall"], "sugar": ["stringValue": "半糖"],
        "cold": ["stringValue": "少冰"], "add": ["stringValue": "珍珠"],
        "quantity": ["integerValue": "1"], "unitPrice": ["stringValue": "TWD 45"],
        "price": ["stringValue": "TWD 45"],
      ])
    _ = try bot.say("改 2 杯", "amy")
    let changed = try await documents(in: emulator) {
      $0[id]?["price"]?["stringValue"] == "TWD 90"
    }
    #expect(changed.count == 1)
    #expect(changed[id]?["quantity"]?["integerValue"] == "2")
    _ = try bot.say("取消", "amy")
    #expect(try await documents(in: emulator) { $0.isEmpty }.isEmpty)
    #expect(try await bot.program.end() == 0)
  }
}
