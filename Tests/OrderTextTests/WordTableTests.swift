import Testing

@testable import OrderText

/// Words and what they mean, while a lexicon is made.
@Suite struct WordTableTests {
  @Test func aWordMeansAllThatWasToldOfItOnce() {
    var table = WordTable()
    table.add(Array("大".utf8), .level(.size, 1))
    table.add(Array("茶".utf8), .drink(2))
    table.add(Array("大".utf8), .role(.filler))
    table.add(Array("大".utf8), .level(.size, 1))
    table.add([], .drink(3))
    #expect(table.count == 2)
    #expect(table.meanings(of: Array("大".utf8)) == [.level(.size, 1), .role(.filler)])
    #expect(table.meanings(of: Array("茶".utf8)) == [.drink(2)])
    #expect(table.meanings(of: Array("小".utf8)).isEmpty)
    #expect(!table.contains([]))
  }

  @Test func findsEachOfManyWords() {
    var table = WordTable()
    let words = (0..<10_000).map { Array("word \($0 * 7919)".utf8) }
    for (number, word) in words.enumerated() { table.add(word, .drink(number)) }
    for (number, word) in words.enumerated() {
      #expect(table.keys.number(of: word) == number)
      #expect(table.meanings(of: word) == [.drink(number)])
    }
  }

  @Test func wordsAreSortedByTheirBytes() {
    var table = WordTable()
    let words = ["珍珠奶茶", "珍珠", "a", "ab", "a\0", "", "black tea", "black tee", "black te", "茶"]
    for word in words { table.add(Array(word.utf8), .note) }
    let sorted = words.filter { !$0.isEmpty }.map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    #expect(table.keys.sorted().map { Array(table.keys[$0]) } == sorted)
  }
}
