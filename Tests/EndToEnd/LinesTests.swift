import Foundation
import TestKit
import Testing

/// The line protocol over pipes, and the table's rows after it.
@Suite(.ownThreads) struct LinesTests {
  private func lines(
    _ input: [String], in folder: TemporaryFolder, clock: Bool = false, locale: String? = nil
  ) throws -> Program.Outcome {
    var arguments = ["chat", "--lines", "--state", folder.path]
    if clock { arguments += ["--clock", "message"] }
    if let locale { arguments += ["--locale", locale] }
    return try Program.drinkrun.run(
      arguments, input: input.joined(separator: "\n") + "\n")
  }

  private func rows(in folder: TemporaryFolder) throws -> [[String: Any]] {
    let outcome = try Program.drinkrun.run(["table", "rows", "--state", folder.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func anOrderGoesFromTheLineToTheTable() throws {
    let folder = try TemporaryFolder()
    let outcome = try lines(
      [
        ":amy!u@h PRIVMSG #tea :開團 可不可",
        ":amy!u@h PRIVMSG #tea :熟成紅茶 大杯 少冰 半糖 加白玉 x2",
        ":amy!u@h PRIVMSG #tea :好",
      ], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("PRIVMSG #tea :") })
    #expect(outcome.output.hasSuffix("\r\n"))
    #expect(
      outcome.output.contains("amy：熟成紅茶 大・半糖・少冰・加白玉 2 杯，一杯 $50，共 $100。OK 嗎？"))
    #expect(outcome.output.contains("amy #1 ✓"))

    let rows = try rows(in: folder)
    #expect(rows.count == 1)
    let row = try #require(rows.first)
    #expect(
      Set(row.keys) == [
        "orderKey", "orderNumber", "number", "run", "shop", "orderName", "orderedBy", "drinkName",
        "size", "ice", "sugar", "addOns", "numberOfCups", "unitPrice", "price", "currency", "note",
        "imageUrl", "status", "paid", "channel", "orderedAt", "updatedAt",
      ])
    #expect(row["number"] as? Int == 1)
    #expect(row["shop"] as? String == "可不可熟成紅茶")
    #expect(row["orderName"] as? String == "amy")
    #expect(row["orderedBy"] as? String == "amy")
    #expect(row["drinkName"] as? String == "熟成紅茶")
    #expect(row["size"] as? String == "大杯")
    #expect(row["ice"] as? String == "少冰")
    #expect(row["sugar"] as? String == "半糖")
    #expect(row["addOns"] as? [String] == ["白玉"])
    #expect(row["numberOfCups"] as? Int == 2)
    #expect(row["unitPrice"] as? Int == 50)
    #expect(row["price"] as? Int == 100)
    #expect(row["currency"] as? String == "TWD")
    #expect(row["status"] as? String == "placed")
    #expect(row["paid"] as? Bool == false)
    #expect(row["note"] is NSNull)
    #expect(row["imageUrl"] is NSNull)
    let orderNumber = try #require(row["orderNumber"] as? String)
    #expect(orderNumber.wholeMatch(of: /\d{14}/) != nil)
  }

  @Test func aDeadlineComesByTheMessagesClock() throws {
    let folder = try TemporaryFolder()
    let outcome = try lines(
      [
        "@time=2026-11-30T06:00:00.000Z :amy!u@h PRIVMSG #tea :開團 可不可 截止 4:30",
        "@time=2026-11-30T06:00:05.000Z :bob!u@h PRIVMSG #tea :熟成紅茶 大 半糖 少冰",
        "@time=2026-11-30T06:00:06.000Z :bob!u@h PRIVMSG #tea :好",
        "@time=2026-11-30T08:25:00.000Z :cat!u@h PRIVMSG #tea :今天好熱",
        "@time=2026-11-30T08:31:00.000Z :cat!u@h PRIVMSG #tea :熟成紅茶 大 半糖 少冰",
      ], in: folder, clock: true)
    let kinds = outcome.lines.map { line in
      ["⏰", "打給", "收單！", "16:30 收單了"].first { line.contains($0) } ?? "other"
    }
    let opening = outcome.lines.firstIndex { $0.contains("bob #1 ✓") }
    let rest = kinds.dropFirst(try #require(opening) + 1).filter { $0 != "other" }
    #expect(rest == ["⏰", "打給", "收單！", "16:30 收單了"])
    #expect(outcome.lines.contains { $0.hasPrefix("NOTICE amy :打給") })
    #expect(outcome.lines.last?.hasPrefix("NOTICE cat :") == true)
  }

  @Test func fragmentsAreAnsweredOnce() throws {
    let folder = try TemporaryFolder()
    let outcome = try lines(
      [
        ":amy!u@h PRIVMSG #tea :開團 可不可", ":hal!u@h PRIVMSG #tea :熟成", ":hal!u@h PRIVMSG #tea :大",
        ":hal!u@h PRIVMSG #tea :微微", ":ivy!u@h PRIVMSG #tea :麗春",
      ], in: folder)
    let toHal = outcome.lines.filter { $0.contains(":hal：") }
    #expect(toHal.count == 1)
    #expect(toHal.first?.contains("熟成紅茶 大・微糖・微冰") == true)
    // ivy's fragment is answered when nobody can go on any more.
    #expect(outcome.lines.last?.contains("ivy：麗春紅茶") == true)
  }

  @Test func theSameMessageTwiceHasOneEffect() throws {
    let folder = try TemporaryFolder()
    let order = [
      ":amy!u@h PRIVMSG #tea :開團 可不可", ":amy!u@h PRIVMSG #tea :熟成紅茶 大 半糖 少冰",
      "@msgid=m9 :amy!u@h PRIVMSG #tea :好", "@msgid=m9 :amy!u@h PRIVMSG #tea :好",
    ]
    let outcome = try lines(order, in: folder)
    #expect(outcome.lines.filter { $0.contains("amy #1 ✓") }.count == 2)
    #expect(try rows(in: folder).count == 1)
  }

  @Test func whatIsNoMessageIsToldAndSkipped() throws {
    let folder = try TemporaryFolder()
    let outcome = try lines([":", "PING :abc", "PRIVMSG #tea :hi", "NONSENSE"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("PONG"))
    #expect(outcome.errors.contains("line 1"))
  }

  @Test func englishIsSpokenToo() throws {
    let folder = try TemporaryFolder()
    let outcome = try lines(
      [
        ":amy!u@h PRIVMSG #tea :open Kebuke until 4:30pm",
        ":bob!u@h PRIVMSG #tea :2 large ripened black tea half sugar less ice with white pearls",
        ":bob!u@h PRIVMSG #tea :ok",
      ], in: folder, locale: "en")
    #expect(outcome.output.contains("16:30"))
    #expect(outcome.output.contains("NT$50 each"))
    #expect(outcome.output.contains("NT$100"))
    #expect(outcome.output.contains("bob #1 ✓"))
    #expect(try rows(in: folder).first?["price"] as? Int == 100)
  }
}
