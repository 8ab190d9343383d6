import OrderText
import Testing

/// Orders in English, with its plurals and its word order.
@Suite struct EnglishOrderTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.enShop()])
  }

  @Test(
    arguments: [
      ("two large oolong teas, half sugar, no ice", "Oolong Tea Large 50% No ice x2", ""),
      (
        "a medium black tea with boba, less ice and 25% sugar for Ming and one green tea no sugar for me",
        "Black Tea Medium 25% Less ice +Boba @Ming; Green Tea 0%", ""
      ), ("can I get a large milk tea with pudding", "Milk Tea Large +Pudding", ""),
      (
        "can i get a taro milk tea, 75% sugar, less ice, with boba please",
        "Taro Milk Tea 75% Less ice +Boba", ""
      ), ("large thai tea, hold the ice", "Thai Tea Large No ice", ""),
      ("small matcha latte hot", "Matcha Latte Small Hot", ""),
      ("hot matcha latte, medium, unsweetened", "Matcha Latte Medium 0% Hot", ""),
      ("oolong milk tea extra pearls", "Oolong Milk Tea +Boba*2", ""),
      ("oolong milk tea with double boba", "Oolong Milk Tea +Boba*2", ""),
      ("passion fruit green tea L easy ice 50%", "Passion Fruit Green Tea Large 50% Light ice", ""),
      ("black tea light ice quarter sweet", "Black Tea 25% Light ice", ""),
      ("3 x milk tea L", "Milk Tea Large x3", ""),
      ("large milk tea x3 with pudding", "Milk Tea Large +Pudding x3", ""),
      ("one lemonade and one thai tea", "Lemonade; Thai Tea", ""),
      (
        "one large lemonade no ice and two small thai teas",
        "Lemonade Large No ice; Thai Tea Small x2", ""
      ),
      (
        "I'd like a brown sugar boba milk please, regular ice", "Brown Sugar Boba Milk Regular ice",
        ""
      ),
      (
        "milk tea, large, 50% sugar, less ice, boba + grass jelly",
        "Milk Tea Large 50% Less ice +Boba +Grass jelly", ""
      ), ("milk tea with boba and pudding, half sweet", "Milk Tea 50% +Boba +Pudding", ""),
      ("3 jasmine green teas with no sugar and light ice", "Jasmine Green Tea 0% Light ice x3", ""),
      ("get me a green tea please, full sugar", "Green Tea 100%", ""),
      ("green tea 0 sugar no ice", "Green Tea 0% No ice", ""),
      ("green tea zero sugar", "Green Tea 0%", ""),
      ("1 green tea (M, 25%, less ice)", "Green Tea Medium 25% Less ice", ""),
      ("Large Oolong Tea - 50% - no ice", "Oolong Tea Large 50% No ice", ""),
      ("Oolong Tea / L / 25% / light ice / aloe", "Oolong Tea Large 25% Light ice +Aloe", ""),
      ("a couple of lemonades", "Lemonade x2", ""), ("half a dozen thai teas", "Thai Tea x6", ""),
      ("a dozen green teas no sugar", "Green Tea 0% x12", ""),
      ("twenty black teas", "Black Tea x20", ""), ("two dozen milk teas", "Milk Tea x24", ""),
      ("I want one milk tea and a lemonade, both no ice", "Milk Tea No ice; Lemonade No ice", ""),
      ("milk tea no boba", "Milk Tea !no boba", ""),
      ("milk tea without ice", "Milk Tea No ice", ""),
      ("milk tea with no ice", "Milk Tea No ice", ""),
      ("milk tea with less ice and less sugar", "Milk Tea Less ice", "sugar"),
      ("milk tea add cheese foam", "Milk Tea +Cheese foam", ""),
      ("matcha latte topped with cheese foam", "Matcha Latte +Cheese foam", ""),
      ("thai tea 100%", "Thai Tea 100%", ""),
      ("for Bob: large thai tea, no ice", "Thai Tea Large No ice @Bob", ""),
      ("large thai tea no ice for Bob", "Thai Tea Large No ice @Bob", ""),
      ("make it a large", "change", ""), ("make it hot", "answer", ""),
      ("make mine less ice", "change", ""), ("actually make it no ice", "change", ""),
      ("change my order to green tea", "change", ""),
      ("milk tea, not too sweet, pls", "Milk Tea", "sugar"),
      ("milk tea normal sugar normal ice", "Milk Tea 100% Regular ice", ""),
      ("milk tea regular", "Milk Tea 100% Regular ice", ""),
      ("milk tea, regular sugar and ice", "Milk Tea 100% Regular ice", ""),
      ("iced milk tea", "Milk Tea", ""), ("cold green tea 25% sugar", "Green Tea 25%", ""),
      ("sugar free lemonade", "Lemonade 0%", ""),
      ("lemonade half sugar half ice", "Lemonade 50%", "ice"),
      ("lemonade 30% sugar", "Lemonade", "sugar"), ("lemonade 1/2 sugar", "Lemonade 50%", ""),
      ("Lemonade 1/4 sugar", "Lemonade 25%", ""),
      ("lemonade with no sugar or ice", "Lemonade 0% No ice", ""),
      ("lemonade no sugar no ice x2", "Lemonade 0% No ice x2", ""),
      ("2 cups of lemonade", "Lemonade x2", ""), ("two glasses of lemonade", "Lemonade x2", ""),
      (
        "Can I have 2 milk teas, one with boba and one with pudding?",
        "Milk Tea +Boba; Milk Tea +Pudding", ""
      ), ("two milk teas: one hot, one less ice", "Milk Tea Hot; Milk Tea Less ice", ""),
      ("I'll have the thai tea", "Thai Tea", ""), ("I'll take a medium oolong", "Medium", "drink"),
      ("gimme a large taro", "Taro Milk Tea Large", ""),
      (
        "may I get two lemonades and a matcha latte, hot please", "Lemonade x2; Matcha Latte Hot",
        ""
      ), ("could you add a thai tea for me", "Thai Tea", ""),
      ("please order me one black tea, 50% sugar", "Black Tea 50%", ""),
      ("lemonde large", "Large", "drink"), ("oolong mlk tea large", "Large", "drink"),
      ("lemonade 20", "Lemonade x20", ""), ("lemonade $5", "Lemonade", ""),
      ("how much is the thai tea", "question", ""),
      (
        "Hi! Could I please have one large taro milk tea, 25% sugar, light ice, with boba and cheese foam? Thanks!",
        "Taro Milk Tea Large 25% Light ice +Boba +Cheese foam", ""
      ), ("2 large thai teas & 1 small lemonade", "Thai Tea Large x2; Lemonade Small", ""),
      ("thai tea (large, no boba, 50%)", "Thai Tea Large 50% !no boba", ""),
      ("2 milk teas one large one small", "Milk Tea Large; Milk Tea Small", ""),
      ("two matcha lattes, one hot and one iced", "Matcha Latte Hot; Matcha Latte", ""),
      (
        "milk tea - large - less ice - half sugar - pudding",
        "Milk Tea Large 50% Less ice +Pudding", ""
      ),
      (
        "large, less ice, half sugar milk tea with pudding", "Milk Tea Large 50% Less ice +Pudding",
        ""
      ), ("half sugar less ice large milk tea x 2", "Milk Tea Large 50% Less ice x2", ""),
      (
        "I will get a jasmine green tea with 0% sugar and no ice", "Jasmine Green Tea 0% No ice", ""
      ),
      (
        "jasmine green tea for Amy and oolong tea for Ben, both half sugar",
        "Jasmine Green Tea 50% @Amy; Oolong Tea 50% @Ben", ""
      ), ("black tea x3, all no sugar", "Black Tea 0% x3", ""),
      ("3 black teas all less ice", "Black Tea Less ice x3", ""),
      (
        "a lemonade with less ice and a green tea with no ice",
        "Lemonade Less ice; Green Tea No ice", ""
      ), ("lemonade less ice, green tea no ice", "Lemonade Less ice; Green Tea No ice", ""),
      ("1x lemonade, 2x green tea no sugar", "Lemonade; Green Tea 0% x2", ""),
      ("Lemonade *2 / Large / 25%", "Lemonade Large 25% x2", ""), ("me too but large", "copy", ""),
      ("I'll have the same with no ice", "copy", ""), ("remove the boba", "change", ""),
      ("cancel my lemonade", "cancel", ""), ("change my lemonade to large", "change", ""),
      ("I'd like mine hot", "answer", ""),
      ("oolong milk tea no topping", "Oolong Milk Tea !no topping", ""),
      ("oolong milk tea, regular", "Oolong Milk Tea 100% Regular ice", ""),
      ("regular oolong milk tea", "Oolong Milk Tea 100% Regular ice", ""),
      ("oolong milk tea everything regular", "Oolong Milk Tea 100% Regular ice", ""),
      ("no ice no sugar lemonade", "Lemonade 0% No ice", ""),
      ("Brown sugar boba milk, less ice", "Brown Sugar Boba Milk Less ice", ""),
      ("brown sugar boba milk no boba", "Brown Sugar Boba Milk !no boba", ""),
      ("taro milk tea w/o boba", "Taro Milk Tea !w/o boba", ""),
      ("taro milk tea w/o ice", "Taro Milk Tea No ice", ""), ("five lemonades", "Lemonade x5", ""),
      ("order 5 lemonades and 3 thai teas please", "Lemonade x5; Thai Tea x3", ""),
    ])
  func orders(_ text: String, _ items: String, _ asks: String) throws {
    let told = Told(text, by: try Self.reader.get())
    #expect(told.items == items && told.asks.sorted().joined(separator: " ") == asks)
  }

  @Test(
    "talk",
    arguments: [
      "I love milk tea", "who wants milk tea", "do you want milk tea today?",
      "the black tea was half off last week", "it is so hot in here, no ice left",
      "we have two meetings and one lunch", "we have 5 people in the meeting", "large crowd today",
      "no ice on the road today", "can someone make coffee", "I had two coffees already lol",
      "half of the team is out", "i need two chairs and one table",
      "one more thing: less noise please", "ok less talk more work", "large file upload failed x2",
      "hot fix deployed", "light theme or dark theme?", "zero sugar diet starts monday",
    ])
  func talk(_ text: String) throws {
    #expect(try Self.reader.get().read(text).acts.isEmpty)
  }
  private static let readerTwice = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.en2Shop()])
  }

  @Test(
    arguments: [
      ("black tea half sugar no ice", "Black Tea Half sugar No ice", ""),
      ("black tea light sugar", "Black Tea Light sugar", ""),
      ("black tea 30%", "Black Tea Light sugar", ""),
      ("black tea less sweet", "Black Tea Less sugar", ""),
      ("black tea low sugar", "Black Tea Less sugar", ""),
      ("black tea no sweetener", "Black Tea No sugar", ""),
      ("black tea, sugar: half, ice: none", "Black Tea Half sugar No ice", ""),
      ("black tea slightly sweet", "Black Tea Light sugar", ""),
      ("black tea semi sweet", "Black Tea Half sugar", ""),
      (
        "two black teas, both half sugar, one no ice and one hot",
        "Black Tea Half sugar No ice; Black Tea Half sugar Hot", ""
      ), ("black tea with extra ice", "Black Tea", "ice"),
      ("black tea, ice on the side", "Black Tea !ice on the side", ""),
      ("a large black tea w/ boba", "Black Tea Large +Boba", ""),
      ("black tea w boba no ice", "Black Tea No ice +Boba", ""),
      ("Black tea lg no ice", "Black Tea Large No ice", ""),
      ("black tea med half sugar", "Black Tea Medium Half sugar", ""),
      ("black tea (large) (no sugar) (less ice)", "Black Tea Large No sugar Less ice", ""),
      ("LARGE BLACK TEA NO SUGAR NO ICE", "Black Tea Large No sugar No ice", ""),
    ])
  func ordersTwice(_ text: String, _ items: String, _ asks: String) throws {
    let told = Told(text, by: try Self.readerTwice.get())
    #expect(told.items == items && told.asks.sorted().joined(separator: " ") == asks)
  }
}
