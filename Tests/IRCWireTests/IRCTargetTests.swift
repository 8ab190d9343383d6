import IRCWire
import Testing

@Test(arguments: ["#tea", "#飲料", "&local", "amy", "Amy[1]"])
func takesATarget(text: String) {
  #expect(IRCTarget(text)?.text == text)
}

@Test(arguments: [
  "", " ", "#tea #milk", "#tea,#milk", "#tea\r\nQUIT", "#tea\n", "#tea\0", "#te\u{7}a", ":tea",
  String(repeating: "茶", count: 67),
])
func refusesWhatIsNotOneTarget(text: String) {
  #expect(IRCTarget(text) == nil)
}

@Test func knowsAChannelFromAPerson() {
  #expect(IRCTarget("#tea")?.isChannel == true)
  #expect(IRCTarget("amy")?.isChannel == false)
}

@Test func makesNoDifferenceOfCase() throws {
  let small = try #require(IRCTarget("drinkrun"))
  #expect(try small.isSame(as: #require(IRCTarget("DrinkRun"))))
  #expect(try !small.isSame(as: #require(IRCTarget("drinkrum"))))
  #expect(try !#require(IRCTarget("a[")).isSame(as: #require(IRCTarget("a{"))))
}
