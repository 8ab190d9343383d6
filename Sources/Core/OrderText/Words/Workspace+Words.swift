extension Workspace {
  /// Takes the words on the cheapest way, their blanks left out.
  ///
  /// - Returns: What of them is one slip away from names of the menu, each as one word.
  mutating func takeWords(of text: FoldedText, _ lexicon: Lexicon) -> [NearMiss] {
    words.removeAll(keepingCapacity: true)
    var mayHideSlip = false
    for range in Segmentation.words(steps) {
      var word = Word(range, entry: steps[range.upperBound].entry)
      if word.entry == Entry.Seen.number.rawValue {
        word.numeral = Segmentation.numeral(range, symbols)
      }
      mayHideSlip = mayHideSlip || lexicon.mayHideSlip(word, symbols)
      words.append(word)
    }
    let nearMisses = mayHideSlip ? NearMisses.read(&words, text, lexicon) : []
    Self.dropBlanks(&words)
    return nearMisses
  }

  private static func dropBlanks(_ words: inout [Word]) {
    var isSpaced = true
    var count = 0
    for index in words.indices {
      guard !words[index].isBlank else {
        isSpaced = true
        continue
      }
      words[count] = words[index]
      words[count].isSpaced = isSpaced
      isSpaced = false
      count += 1
    }
    words.removeLast(words.count - count)
  }
}
