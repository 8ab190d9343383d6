import IRCWire
import Testing

@Suite struct LineSplitterTests {
  private static let stream = Array("PING a\r\nPRIVMSG #tea :茶\n\r\n好".utf8)
  private static let lines = ["PING a", "PRIVMSG #tea :茶", "", "好"]
    .map { LineSplitter.Line.line(Array($0.utf8)) }

  @Test(arguments: 1...stream.count)
  func whereTheBytesAreCutMakesNoDifference(size: Int) {
    var splitter = LineSplitter()
    var lines: [LineSplitter.Line] = []
    for start in stride(from: 0, to: Self.stream.count, by: size) {
      lines += splitter.take(Self.stream[start..<min(start + size, Self.stream.count)])
    }
    if let last = splitter.finish() { lines.append(last) }
    #expect(lines == Self.lines)
  }

  @Test func endsWithoutALineWhereTheLastOneIsComplete() {
    var splitter = LineSplitter()
    #expect(splitter.take(Array("a\n".utf8)) == [.line([0x61])])
    #expect(splitter.finish() == nil)
  }

  @Test func takesALineOfTheLargestSize() {
    var splitter = LineSplitter()
    let line = [UInt8](repeating: 0x61, count: LineSplitter.longest)
    #expect(splitter.take(line + [13, 10]) == [.line(line)])
    #expect(splitter.take(line + [10]) == [.line(line)])
  }

  @Test(arguments: [1, 1_000, 100_000])
  func skipsALineThatIsTooLong(size: Int) {
    var splitter = LineSplitter()
    let stream = [UInt8](repeating: 0x61, count: LineSplitter.longest + 1) + [10, 0x62, 10]
    var lines: [LineSplitter.Line] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      lines += splitter.take(stream[start..<min(start + size, stream.count)])
    }
    #expect(lines == [.tooLong, .line([0x62])])
  }

  @Test func saysThatTheLastLineWasTooLong() {
    var splitter = LineSplitter()
    #expect(splitter.take([UInt8](repeating: 0x61, count: 20_000)).isEmpty)
    #expect(splitter.finish() == .tooLong)
    #expect(splitter.finish() == nil)
  }
}
