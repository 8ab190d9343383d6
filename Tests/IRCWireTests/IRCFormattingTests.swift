import IRCWire
import Testing

@Test(arguments: [
  ("\u{3}04珍珠奶茶 大\u{3} x2", "珍珠奶茶 大 x2"),
  ("\u{2}2杯\u{2} 紅茶 大", "2杯 紅茶 大"),
  ("\u{3}33杯 紅茶 大", "杯 紅茶 大"),
  ("\u{3}073杯 紅茶 大", "3杯 紅茶 大"),
  ("\u{3}4,12紅茶 大", "紅茶 大"),
  ("\u{3},2杯 紅茶 大", ",2杯 紅茶 大"),
  ("\u{3}4,杯", ",杯"),
  ("\u{4}FF0000奶茶 大", "奶茶 大"),
  ("\u{4}FF0000,00ff00奶茶 大", "奶茶 大"),
  ("\u{4}FF杯", "FF杯"),
  ("\u{F}紅\u{16}茶\u{1D} \u{1F}大\u{11}\u{1E}", "紅茶 大"),
  ("紅茶 大 x2", "紅茶 大 x2"),
])
func leavesOutFormatting(text: String, plain: String) {
  #expect(IRCFormatting.removed(from: text) == plain)
}
