import DataFiles
import Foundation
import Testing

@Suite("Faults of a menu file")
struct MenuFaultTests {
  private func faults(_ text: String) -> [String] {
    do {
      _ = try MenuFile.parse(text, file: "menu.yaml")
      return []
    } catch {
      return error.faults.map { "\($0.line): \($0.message)" }
    }
  }

  /// A sound menu with one more line.
  private func faults(with line: String) -> [String] { faults(Self.sound + line) }

  private static let sound = """
    shop: 店
    currency: TWD
    sizes: [中杯, 大杯]
    ice: [少冰, 去冰]
    sugar: [半糖]
    addOns: [{name: 白玉, price: 10}]
    drinks: [{name: 茶, prices: {中杯: 35, 大杯: 40}}]

    """

  @Test("the sound menu has none")
  func sound() { #expect(faults(Self.sound).isEmpty) }

  @Test(
    "a fault of a key is told with its line",
    arguments: [
      ("colour: red", "8: colour: this key is not known here, mend or remove it"),
      ("shop: 另", "8: shop: this key stands on line 1 already, keep one of them"),
      ("bag: two", "8: bag: a text stands here, write a plain decimal such as 35 or 2.90"),
      ("bag: 2.905", "8: bag: TWD has 2 decimals at most, round it"),
      ("bag: -2", "8: bag: a price under zero stands here, write 0 or more"),
      ("bag: 10000000.01", "8: bag: this is beyond 10000000, write less"),
      ("bag: 99999999999999999999", "8: bag: this is beyond 10000000, write less"),
      ("maxAddOns: 101", "8: maxAddOns: this is not between 0 and 100, write another"),
      ("minimum: {}", "8: minimum: neither amount nor cups stands here, write one of them"),
      ("minimum: {cups: 0}", "8: minimum.cups: this is not between 1 and 100000, write another"),
      (
        "promotions: [{name: 優惠}]",
        "8: promotions[0].name: a promotion has one rule, write buy and get, or secondCup, or percentOff"
      ),
      (
        "promotions: [{name: 優惠, buy: 1, percentOff: 10}]",
        "8: promotions[0].name: a promotion has one rule, write buy and get, or secondCup, or percentOff"
      ),
      (
        "promotions: [{name: 優惠, buy: 1}]",
        "8: promotions[0].name: buy and get belong together, write both"
      ),
      (
        "promotions: [{name: 優惠, percentOff: 0}]",
        "8: promotions[0].percentOff: this is not between 1 and 100, write another"
      ),
      (
        "promotions: [{name: 優惠, secondCup: 10, sizes: [小杯]}]",
        "8: promotions[0].sizes[0]: no entry of sizes is called 小杯, mend it or add it there"
      ),
      (
        "promotions: [{name: 優惠, secondCup: 10, drinks: [酒]}]",
        "8: promotions[0].drinks[0]: no entry of drinks is called 酒, mend it or add it there"
      ),
      ("delivery: {share: head}", "8: delivery: the key fee is missing, add it"),
      (
        "delivery: {fee: 1, share: foot}",
        "8: delivery.share: this is none of the choices, write one of head, cup, amount, organizer"
      ),
      ("aliases: ['']", "8: aliases[0]: this is empty, write a text or remove the key"),
      ("phone: ' 02'", "8: phone: this begins or ends with a space, remove it"),
      (
        "phone: \"0\\n2\"",
        "8: phone: this has a line break or a control character, remove it"
      ),
      ("asOf: 2025-02-30", "8: asOf: this is no day of the calendar, write one such as 2025-04-26"),
      ("asOf: April", "8: asOf: this is no day of the calendar, write one such as 2025-04-26"),
      (
        "asOf: \"\\u202E2\"", "8: asOf: this has a line break or a control character, remove it"
      ),
    ])
  func keys(line: String, fault: String) {
    #expect(faults(with: line) == [fault])
  }

  @Test(
    "a key of nothing is told as that, and a faulty price is one fault",
    arguments: [
      (
        "drinks: [{name: 茶, prices: {中杯: 35, 大杯: 40}}]", "drinks:",
        "7: drinks: nothing stands here, write it"
      ),
      ("shop: 店", "shop:", "1: shop: nothing stands here, write it"),
      (
        "sugar: [半糖]", "sugar: [{name: 半糖, percent: 201}]",
        "5: sugar[0].percent: this is not between 0 and 200, write another"
      ),
      (
        "大杯: 40", "大杯: -40",
        "7: drinks[0].prices.大杯: a price under zero stands here, write 0 or more"
      ),
      (
        "大杯: 40", "大杯: many",
        "7: drinks[0].prices.大杯: a text stands here, write a plain decimal such as 35 or 2.90"
      ),
    ])
  func single(part: String, replacement: String, fault: String) {
    #expect(faults(Self.sound.replacing(part, with: replacement)) == [fault])
  }

  /// A sound menu whose only drink says something more.
  private func faults(ofDrink rest: String) -> [String] {
    faults(Self.sound.replacing("{name: 茶,", with: "{name: 茶, \(rest),"))
  }

  @Test(
    "what a drink says of sizes and levels must be on the menu",
    arguments: [
      ("hotPrices: {小杯: 1}", "drinks[0].hotPrices.小杯: no size of this menu is called 小杯"),
      ("ice: [多冰]", "drinks[0].ice[0]: no entry of ice is called 多冰"),
      ("sugar: [無糖]", "drinks[0].sugar[0]: no entry of sugar is called 無糖"),
      ("addOns: [布丁]", "drinks[0].addOns[0]: no entry of addOns is called 布丁"),
      ("ice: [少冰, 少冰]", "drinks[0].ice[1]: 少冰 stands here twice"),
      ("image: a.jpg", "drinks[0].image: this is no web address"),
      ("hot: true", "drinks[0].hot: this key is not known here"),
      ("soldOut: 1", "drinks[0].soldOut: a number stands here, write true or false"),
    ])
  func drinks(rest: String, fault: String) {
    let faults = faults(ofDrink: rest)
    #expect(faults.count == 1 && faults.first?.hasPrefix("7: \(fault)") == true, "\(faults)")
  }

  @Test("a size without a price is a fault: nowhere priced, or with nothing behind it")
  func unpriced() {
    #expect(
      faults(Self.sound.replacing(", 大杯: 40", with: "")) == [
        "3: sizes[1]: the size 大杯 has no price at any drink, price it or remove it"
      ])
    #expect(
      faults(Self.sound.replacing("大杯: 40", with: "大杯: ")) == [
        "7: drinks[0].prices.大杯: nothing stands here, write a plain decimal such as 35 or 2.90"
      ])
    #expect(
      faults(Self.sound.replacing("drinks: [", with: "drinks: [{name: 水, prices: {}}, ")) == [
        "7: drinks[0].prices: no size has a price here, write one"
      ])
    #expect(
      faults(Self.sound.replacing("drinks: [", with: "drinks: [水, ")) == [
        "7: drinks[0]: the prices are missing, write {name: 水, prices: {…}}"
      ])
  }

  @Test(
    "two names of a kind must not be read as one",
    arguments: [
      ("sizes: [中杯, 大杯", "sizes: [中杯, 大杯, 中杯", 3),
      ("ice: [少冰", "ice: [{name: 少冰, aliases: [去冰]}", 4),
      ("sugar: [半糖", "sugar: [半糖, 半糖", 5),
      ("addOns: [", "addOns: [{name: Ａ, price: 1}, {name: a, price: 1}, ", 6),
      ("drinks: [", "drinks: [{name: 烏龍, prices: {中杯: 1}}, {name: 乌龙, prices: {中杯: 1}}, ", 7),
    ])
  func duplicates(old: String, new: String, line: Int) {
    let faults = faults(Self.sound.replacing(old, with: new))
    #expect(faults.count == 1 && faults.first?.hasPrefix("\(line): ") == true, "\(faults)")
    #expect(faults.first?.contains("is read as") == true)
  }

  @Test("one entry may be called the same twice in other words")
  func sameEntry() {
    let text = Self.sound.replacing("{name: 茶,", with: "{name: 茶, aliases: [Cha, cha, ＣＨＡ],")
    #expect(faults(text).isEmpty)
  }

  @Test("a name of which nothing shows is none")
  func invisible() {
    #expect(
      faults(Self.sound.replacing("茶", with: "\"\\u200B\"")) == [
        "7: drinks[0].name: a name of this shows nothing, write a text"
      ])
  }

  @Test("what is missing is told at once")
  func missing() {
    #expect(
      faults("phone: 1\n") == [
        "1: the key shop is missing, add it", "1: the key currency is missing, add it",
        "1: the key sizes is missing, add it", "1: the key drinks is missing, add it",
      ])
    #expect(faults("") == ["1: nothing stands here, write keys and values"])
  }

  @Test("all faults are told at once, and a faulty entry makes no second fault")
  func all() {
    let text = """
      shop: 店
      currency: XXQ
      colour: red
      sizes: [中杯, {name: 大杯, alias: [L]}]
      ice: [{hot: true}]
      drinks:
        - {name: 茶, prices: {中杯: 35, 大杯: x}, ice: [熱]}
        - {name: 茶, prices: {中杯: -1}}
      """
    let lines = faults(text).map { $0.prefix { $0 != ":" } }
    #expect(lines == ["2", "3", "4", "5", "7", "8", "8"], "\(faults(text))")
  }

  @Test("a long name, too many drinks")
  func bounds() {
    let long = String(repeating: "茶", count: 101)
    #expect(
      faults(Self.sound.replacing("shop: 店", with: "shop: \(long)"))
        == ["1: shop: this is over 100 characters, shorten it"])
    let drinks = (0..<20_000).map { "- {name: t\($0), prices: {中杯: 1, 大杯: 1}}\n" }.joined()
    let text =
      "shop: 店\ncurrency: TWD\nsizes: [中杯, 大杯]\ndrinks:\n\(drinks)- {name: t, prices: {中杯: 1}}\n"
    #expect(faults(text) == ["20005: drinks[20000].name: there are over 20000 drinks, remove some"])
  }

  @Test("a file that is missing or a folder is a fault of that file")
  func files() throws {
    let error = #expect(throws: FileFaults.self) { try MenuFile.load("/nowhere/menu.yaml") }
    #expect(error?.description == "/nowhere/menu.yaml:1: there is no such file, mend the path")
    let folder = #expect(throws: FileFaults.self) { try MenuFile.load("/") }
    #expect(folder?.description == "/:1: the file cannot be read, look at its permissions")
  }

  @Test("a file that is no UTF-8 is told with the line")
  func encoding() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("shop: 店\nphone: ".utf8 + [0xFF, 0x0A]).write(to: file)
    let path = file.path(percentEncoded: false)
    let error = #expect(throws: FileFaults.self) { try MenuFile.load(path) }
    #expect(error?.description == "\(path):2: this is no UTF-8, save the file as UTF-8")
  }

  @Test("a menu that breaks off anywhere is read or refused with lines that it has")
  func brokenOff() {
    let text = Self.sound
    for length in 0..<text.count {
      for fault in faults(String(text.prefix(length))) {
        let line = fault.prefix { $0 != ":" }
        #expect((1...8).contains(Int(line) ?? 0), "\(length): \(fault)")
      }
    }
  }
}
