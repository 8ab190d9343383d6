import OrderText
import Testing

/// Orders of a kopitiam in Singapore: kosong, siew dai, peng, gao, in any order.
@Suite struct KopitiamOrderTests {
  private static let reader = Result {
    Reader(vocabulary: try Samples.vocabulary(), menus: [Samples.sgShop()])
  }

  @Test(
    arguments: [
      ("kopi o kosong", "Kopi O kosong", ""), ("kopi o kosong peng", "Kopi O kosong", ""),
      ("teh c siew dai", "Teh C siew dai", ""), ("teh c siu dai peng", "Teh C siew dai", ""),
      ("kopi gao", "Kopi !gao", ""), ("kopi c gao kosong", "Kopi C kosong !gao", ""),
      ("teh peng", "Teh", ""), ("Teh O Peng siew dai x2", "Teh O siew dai x2", ""),
      ("siew dai teh c peng", "Teh C siew dai", ""), ("peng kopi o", "Kopi O", ""),
      ("kosong kopi", "Kopi kosong", ""), ("teh-o kosong", "Teh O kosong", ""),
      ("kopi-o peng", "Kopi O", ""), ("kopi-c siew dai", "Kopi C siew dai", ""),
      ("teh o limau peng", "Teh O Limau", ""),
      ("2 kopi o kosong and 1 teh c", "Kopi O kosong x2; Teh C", ""),
      ("one teh tarik siew dai, one milo peng", "Teh Tarik siew dai; Milo", ""),
      ("milo dinosaur please", "Milo Dinosaur", ""),
      ("boss one kopi gao siew dai dabao", "Kopi siew dai !gao dabao", ""),
      ("kopi o, dabao", "Kopi O !dabao", ""),
      ("uncle, teh c kosong ta pau", "Teh C kosong !ta pau", ""),
      ("bandung large less ice", "Bandung Large less ice", ""), ("kopi ga dai", "Kopi ga dai", ""),
      ("teh halia hot kosong", "Teh Halia kosong hot", ""),
      ("yuan yang peng x3", "Yuan Yang x3", ""), ("kopi poh", "Kopi !poh", ""),
      ("kopi-o-kosong", "Kopi O kosong", ""), ("teh o siew siew dai", "Teh O", "sugar"),
      ("3 teh c siew dai, 2 kopi o gao", "Teh C siew dai x3; Kopi O x2 !gao", ""),
      ("chin chow large takeaway", "Chin Chow Large !takeaway", ""),
      ("lime juice less sweet", "Lime Juice siew dai", ""),
      ("barley no sugar", "Barley kosong", ""), ("teh o kosong for Mei", "Teh O kosong @Mei", ""),
      ("Mei: teh o kosong", "Teh O kosong @Mei", ""), ("teh c with pearls", "Teh C +pearls", ""),
      ("kopi c peng with grass jelly", "Kopi C +grass jelly", ""),
      ("help me order kopi o kosong lah", "Kopi O kosong", ""),
      ("can i have teh peng siew dai", "Teh siew dai", ""), ("kopi si kosong", "Kopi C kosong", ""),
      ("teh si peng", "Teh C", ""), ("kopi hot", "Kopi hot", ""), ("teh beng gao", "Teh !gao", ""),
      ("auntie, kopi o gao siew dai peng 2 cups", "Kopi O siew dai x2 !gao", ""),
      ("kopi c kosong 1, teh siew dai 2", "Kopi C kosong; Teh siew dai x2", ""),
      ("teh c peng kosong for John", "Teh C kosong @John", ""),
      ("John - kopi o kosong", "Kopi O kosong", ""),
      ("I want teh o limau less ice", "Teh O Limau less ice", ""),
      ("teh o limau hot, no sugar", "Teh O Limau kosong hot", ""),
      ("milo peng gao x 2", "Milo x2 !gao", ""), ("milo kosong hot", "Milo kosong hot", ""),
      ("yuan yang siu dai hot", "Yuan Yang siew dai hot", ""),
      ("barley peng large", "Barley Large", ""), ("kopi o bing", "Kopi O", ""),
      ("kopi siew tai", "Kopi siew dai", ""), ("kopi o kosong keng", "Kopi O kosong", ""),
    ])
  func orders(_ text: String, _ items: String, _ asks: String) throws {
    let told = Told(text, by: try Self.reader.get())
    #expect(told.items == items && told.asks.sorted().joined(separator: " ") == asks)
  }

  @Test(
    "talk",
    arguments: [
      "the kopi here is so good", "i had kopi already", "the teh tarik is too sweet",
      "wah the kopi damn gao today", "lunch at the kopitiam?", "where is the teh place ah",
    ])
  func talk(_ text: String) throws {
    #expect(try Self.reader.get().read(text).acts.isEmpty)
  }
}
