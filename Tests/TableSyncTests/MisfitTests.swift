import Ordering
import TableSync
import Testing

/// What a layout cannot say of what a menu sells.
@Suite struct MisfitTests {
  private let menu = Menu(
    shop: "茶行", currency: .taiwanDollar, sizes: [.init(name: "大杯")],
    ice: [.init(name: "正常冰"), .init(name: "少冰")], sugar: [.init(name: "半糖")],
    addOns: [.init(name: "白玉", price: .zero), .init(name: "水玉", price: .zero)],
    drinks: [.init(name: "紅茶", prices: ["大杯": .zero])])

  private func misfits(_ columns: Layout.Column...) -> [String] {
    Layout(table: "T", columns: columns).misfits(of: [menu, menu]).map(\.description)
  }

  private func lacks(_ column: String, _ word: String) -> String {
    "column \(column): it has no counterpart of '\(word)', add one to its words"
  }

  /// The words of a whole column, and of these the ones that the menu has and they do not.
  @Test(arguments: [
    (Field.ice, ["正常冰": "Normal Ice"], ["少冰"]), (.ice, ["正常冰": "a", "少冰": "b"], []),
    (.ice, [:], ["正常冰", "少冰"]), (.size, ["大杯": "L"], []), (.sugar, ["半": "半"], ["半糖"]),
    (.addOns, ["水玉": "水玉"], ["白玉"]), (.drinkName, [:], ["紅茶"]), (.shop, [:], ["茶行"]),
    (.currency, [:], ["TWD"]),
    (.status, ["placed": "新", "sent": "送", "done": "完"], ["cancelled"]),
  ])
  func aWholeColumnNamesTheWordsItLacks(
    field: Field, words: [String: String], lacking: [String]
  ) {
    let whole = Layout.Column(
      field, name: "C", type: .singleLineText, words: .init(words, isWhole: true))
    #expect(misfits(whole) == lacking.map { lacks("C", $0) })
    #expect(misfits(.init(field, name: "C", type: .singleLineText, words: .init(words))) == [])
  }

  @Test func addOnsThatAreTickedNowhereAreLacking() {
    let first = Layout.Column(.addOns, name: "bubble", type: .checkbox, form: .holds(["白玉"]))
    let second = Layout.Column(.addOns, name: "jelly", type: .checkbox, form: .holds(["水玉"]))
    #expect(misfits(first) == [lacks("bubble", "水玉")])
    #expect(misfits(first, second) == [])
    #expect(misfits(first, .init(.addOns, name: "all", type: .multilineText)) == [])
  }

  @Test func aColumnForOneAddOnNeedsAMenuOfOne() {
    let column = Layout.Column(.addOns, name: "C", type: .singleLineText, form: .one)
    #expect(
      misfits(column) == [
        "column C: it takes one add-on, and a cup may have more: write maxAddOns: 1 into the menu"
      ])
    var single = menu
    single.maxAddOns = 1
    #expect(Layout(table: "T", columns: [column]).misfits(of: [single]) == [])
  }

  /// What is lacking for the line of `Fixtures`, which its menu sold when it was ordered.
  @Test(arguments: [
    (Layout.Column(.ice, type: .singleLineText, words: .init(isWhole: true)), ["少冰"]),
    (.init(.ice, type: .singleLineText, words: .init(["少冰": "Less"], isWhole: true)), []),
    (.init(.status, type: .singleLineText, words: .init(isWhole: true)), ["placed"]),
    (.init(.addOns, type: .multilineText, words: .init(isWhole: true)), ["白玉", "水玉"]),
    (.init(.addOns, type: .checkbox, form: .holds(["白玉"])), ["水玉"]),
  ])
  func aLineOfAnOldMenuIsLookedAtItself(column: Layout.Column, lacking: [String]) {
    let layout = Layout(table: "T", columns: [column])
    #expect(
      layout.misfits(of: line, in: run, currency: .taiwanDollar)
        == lacking.map { .init(column: column.name, .noWord($0)) })
  }

  @Test func aLineOfSeveralAddOnsDoesNotFitIntoOne() {
    let layout = Layout(
      table: "T", columns: [.init(.addOns, type: .singleLineText, form: .one)])
    #expect(
      layout.misfits(of: line, in: run, currency: .taiwanDollar)
        == [.init(column: "addOns", .severalAddOns)])
  }
}
