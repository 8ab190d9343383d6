import OrderText
import Ordering
import Testing

/// English of an office: what is ordered in it, and the words of orders in talk.
@Suite struct OfficeEnglishTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.enShop()])
  }

  @Test(
    arguments: [
      (
        "for Kim: 1 thai tea large; for Lee: 2 lemonade small",
        "Thai Tea Large @Kim; Lemonade Small x2 @Lee"
      ),
      ("Kim: 2 thai tea large", "Thai Tea Large x2 @Kim"),
      ("thai tea sugar 50% ice regular", "Thai Tea 50% Regular ice"),
      ("thai tea 50 percent sugar", "Thai Tea 50%"), ("lemonade ice", "Lemonade"),
      ("iced milk tea, medium, half sugar", "Milk Tea Medium 50%"),
      (
        "two small lemonades, one less ice one no ice",
        "Lemonade Small Less ice; Lemonade Small No ice"
      ),
      ("thai tea with 2 portions of boba", "Thai Tea +Boba*2"),
      ("thai tea double boba x2", "Thai Tea +Boba*2 x2"),
      ("thai tea, actually no, lemonade", "Lemonade"), ("change the thai tea to no ice", "change"),
      ("what's the price of lemonade", "question"),
    ])
  func orders(_ text: String, _ items: String) throws {
    let told = Told(text, by: try Self.reader.get())
    #expect(told.items == items)
    #expect(told.unread.isEmpty)
  }

  @Test func whatIsChangedIsNoNewDrink() throws {
    let act = try #require(Self.reader.get().read("change the thai tea to no ice").acts.first)
    #expect(act.target == .drink("Thai Tea") && act.items == [DraftLine(ice: "No ice")])
  }

  @Test(arguments: [
    "let's meet at the tea room at 3", "black friday deals are large this year",
    "25% off milk tea this week",
    "milk tea and coffee are both fine with me", "can you make it by 5?",
    "no sugar, no caffeine, my doctor said",
    "half day tomorrow for me", "light traffic today", "one coffee a day keeps me alive",
    "I had a milk tea with boba yesterday", "how many milk teas did we order?",
    "one more round of review please",
    "extra large monitor arrived", "hot take: tabs over spaces", "that tea meeting was hot",
    "tea time!",
    "the new green tea place opened downtown", "we are out of milk", "kopi break in 10 mins",
    "50% done", "I went to the milk tea shop", "we went to the new lemonade place",
    "I like milk tea",
    "we love lemonade",
  ])
  func talk(_ text: String) throws {
    #expect(try Self.reader.get().read(text).acts.isEmpty)
  }
}
