import Foundation
import TestKit
import Testing

/// What `menu check` says of a sound menu.
@Suite(.ownThreads) struct MenuCheckTests {
  @Test func menuCheckWarnsOfNamesThatClash() throws {
    let folder = try TemporaryFolder()
    let menu = folder.file("menu.yaml")
    try """
    shop: 店
    currency: TWD
    sizes: [中杯]
    sugar: [微糖]
    drinks:
      - {name: 微糖, prices: {中杯: 30}}
      - name: 綠茶
        aliases: [綠,
          總計]
        prices: {中杯: 30}
    """.write(toFile: menu, atomically: true, encoding: .utf8)
    let outcome = try Program.drinkrun.run(["menu", "check", menu])
    #expect(outcome.status == 0 && outcome.output.contains("fine"))
    let warnings = outcome.errors.split(separator: "\n")
    #expect(warnings.count == 3)
    for (warning, start) in zip(
      warnings,
      [
        "6: warning: the drink 微糖 is the sugar level 微糖 as well; typed alone it is read as order",
        "8: warning: the drink 綠 is one character", "9: warning: the drink 總計 is a word of orders",
      ])
    {
      #expect(warning.hasPrefix("\(menu):\(start)"), "\(warning)")
    }
    let sample = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    #expect(try Program.drinkrun.run(["menu", "check", sample]).errors == "")
  }
}
