import Foundation
import TestKit
import Testing

/// Menus made of tables, through the program.
@Suite(.ownThreads) struct MenuImportTests {
  private static let brands = Program.root.appending(path: "Tests/Fixtures/menus/brands.tsv").path

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.drinkrun.run(["menu", "import"] + arguments)
  }

  private func table(_ text: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.file("table.csv")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func everyShopOfATableGetsAMenuThatIsSound() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(Self.brands, "--output", folder.file("menus/"))
    #expect(outcome.status == 0 && outcome.output == "")
    let rows = try String(contentsOfFile: Self.brands, encoding: .utf8).split(separator: "\n")
    let accounts = outcome.errors.split(separator: "\n").filter {
      $0.hasPrefix("\(Self.brands):") && $0.contains(" → ")
    }
    #expect(accounts.count == rows.count - 1)
    #expect(outcome.errors.contains("13 shops, 12 with a menu: \(rows.count - 1) rows: "))
    let menus = try FileManager.default.contentsOfDirectory(atPath: folder.file("menus"))
    #expect(menus.count == 12 && menus.contains("idealtea.yaml"))
    let check = try Program.drinkrun.run(
      ["menu", "check"] + menus.map { folder.file("menus/\($0)") })
    #expect(check.status == 0 && check.lines.count == 12, "\(check.errors)")
    let reading = try Program.drinkrun.run([
      "parse", "--menu", folder.file("menus/kukobrand.yaml"), "檸檬綠茶 大杯 半糖少冰",
    ])
    #expect(reading.output.contains(#""size":"大杯""#))
  }

  @Test func aShopAloneGoesToStandardOutput() throws {
    let outcome = try run(Self.brands, "--shop", "idealtea")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("currency: TWD"))
    #expect(outcome.errors.contains("大杯 of 莊園馡紅"))
  }

  @Test func theMenuOfAnotherShopIsNotRenewed() throws {
    let folder = try TemporaryFolder()
    let menu = folder.file("menu.yaml")
    let rows = try table("品名,價格\n紅茶,30\n", in: folder)
    #expect(try run(rows, "--shop", "店", "--output", menu).status == 0)
    let outcome = try run(rows, "--shop", "別家", "--output", menu, "--replace")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("the menu there is of 店, the table of 別家"))
  }

  @Test func aSecondImportShowsTheDifferenceAndOverwritesNothing() throws {
    let folder = try TemporaryFolder()
    let menu = folder.file("menu.yaml")
    let first = try table("品名,價格\n紅茶,30\n綠茶,30\n", in: folder)
    #expect(try run(first, "--shop", "店", "--output", menu).status == 0)
    let text = try String(contentsOfFile: menu, encoding: .utf8)
      .replacingOccurrences(of: "  - name: 紅茶\n", with: "  - name: 紅茶\n    aliases: [小紅]\n")
    try text.write(toFile: menu, atomically: true, encoding: .utf8)

    let second = try table("品名,價格\n紅茶,35\n青茶,30\n", in: folder)
    let shown = try run(second, "--shop", "店", "--output", menu)
    #expect(shown.status == 1)
    for line in ["  + 青茶", "  - 綠茶", "  ~ 紅茶 一般杯: 30 → 35", "aliases and the like are kept of: 紅茶"]
    {
      #expect(shown.errors.contains(line), "\(shown.errors)")
    }
    #expect(try String(contentsOfFile: menu, encoding: .utf8) == text)

    #expect(try run(second, "--shop", "店", "--output", menu, "--replace").status == 0)
    let renewed = try String(contentsOfFile: menu, encoding: .utf8)
    #expect(renewed.contains("小紅") && renewed.contains("青茶") && !renewed.contains("綠茶"))
    let again = try run(second, "--shop", "店", "--output", menu)
    #expect(again.status == 0 && again.errors.contains("nothing changes"))
  }

  @Test func wrongUsageIs64AndAFaultyTableIs65() throws {
    let folder = try TemporaryFolder()
    let sound = try table("品名,價格\n紅茶,30\n", in: folder)
    #expect(try run().status == 64)
    #expect(try run(sound).status == 64)
    #expect(try run(sound, "--shop", "店", "--replace").status == 64)
    #expect(try run(sound, "--shop", "店", "--currency", "NTD").status == 64)
    let many = try run(Self.brands, "--output", folder.file("one.yaml"))
    #expect(many.status == 64 && many.errors.contains("13 shops"))
    #expect(try run(Self.brands, "--shop", "nobody").status == 64)

    let faulty = try table("品名,價格\n紅茶,30\n\"綠茶,30\n", in: folder)
    let outcome = try run(faulty, "--shop", "店")
    #expect(outcome.status == 65 && outcome.errors.contains("\(faulty):3: a quote opens here"))
    let unpriced = try table("品名,價格\n紅茶,\n", in: folder)
    let none = try run(unpriced, "--shop", "店")
    #expect(none.status == 65 && none.errors.contains("no row is a drink with a price"))
    #expect(try run(folder.file("none.csv"), "--shop", "店").status == 65)
  }
}
