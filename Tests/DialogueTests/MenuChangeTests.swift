import Dialogue
import OrderText
import Ordering
import TestKit
import Testing

/// A menu that becomes another one between a prompt and its answer.
@Suite struct MenuChangeTests {
  private let stage = Stage()

  private func dearer() -> Menu {
    var menu = Samples.menu
    for index in menu.drinks.indices {
      menu.drinks[index].prices = menu.drinks[index].prices.mapValues {
        $0 + menu.currency.amount(5)
      }
    }
    return menu
  }

  @Test func aYesToAnOldPriceIsAskedForAgain() async throws {
    try await stage.say(Samples.amy, .open)
    let before = try #require(try await stage.say(Samples.bob, .order(.black)).first?.total)
    await stage.use(dearer())
    let again = try await stage.say(Samples.bob, Act(.confirm))
    #expect(again.kinds == ["readBack"])
    #expect(again.first?.total == before + Currency.taiwanDollar.amount(5))
    #expect(try await stage.say(Samples.bob, Act(.confirm)).kinds == ["placed"])
    let line = try #require(try await stage.lines().first)
    #expect(line.total == again.first?.total)
  }

  @Test func aPlacedLineKeepsItsPrice() async throws {
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    try await stage.say(Samples.bob, Act(.confirm))
    let before = try await stage.lines()
    await stage.use(dearer())
    try await stage.say(Samples.amy, Act(.summary))
    #expect(try await stage.lines() == before)
  }

  @Test func aYesToADrinkThatIsGoneIsAnswered() async throws {
    try await stage.say(Samples.amy, .open)
    try await stage.say(Samples.bob, .order(.black))
    var menu = Samples.menu
    menu.drinks.removeFirst()
    await stage.use(menu)
    #expect(try await stage.say(Samples.bob, Act(.confirm)).kinds == ["asks"])
    #expect(try await stage.lines() == [])
  }
}

extension Reply {
  /// The sum of what is read back.
  fileprivate var total: Money? {
    if case .readBack(_, _, let total, _, _) = content { total } else { nil }
  }
}
