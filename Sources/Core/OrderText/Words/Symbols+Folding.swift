extension [Symbol] {
  /// Becomes the symbols of a text, in the memory that is there already.
  mutating func fold(_ text: String, _ alphabet: Alphabet, _ folding: Folding) {
    removeAll(keepingCapacity: true)
    let bytes = text.utf8.span
    var index = 0
    while index < bytes.count {
      // One that is in no word may fold to several, beyond a symbol for each byte.
      append(addingCapacity: bytes.count - index + Folding.longest) { room in
        index = room.appendKnown(bytes, from: index, alphabet)
        guard index < bytes.count else { return }
        let (scalar, end) = bytes.scalar(at: index)
        room.append(folding: scalar, at: index, alphabet, folding)
        index = end
      }
    }
  }
}

extension OutputSpan<Symbol> {
  /// Appends characters that stand for one of the alphabet.
  ///
  /// - Returns: The place of the first that does not, in bytes.
  @inline(__always)
  fileprivate mutating func appendKnown(
    _ bytes: Swift.Span<UInt8>, from start: Int, _ alphabet: Alphabet
  ) -> Int {
    // unsafe: a character takes one byte at least, and there is room for as many symbols as bytes.
    unsafe withUnsafeMutableBufferPointer { symbols, initialized in
      var (index, count) = (start, initialized)
      var endsInBlank = unsafe count > 0 && symbols[count - 1].isBlank
      while index < bytes.count {
        let (scalar, end) = bytes.scalar(at: index)
        let code = alphabet.code(of: scalar)
        guard code != Alphabet.unknown else { break }
        let symbol = alphabet.symbol(code)
        // A run of blanks is one, so that names with a blank in them are found however it was typed.
        let isBlank = symbol.isBlank
        if !(isBlank && endsInBlank) {
          unsafe symbols.initializeElement(at: count, to: symbol.at(index))
          count += 1
        }
        endsInBlank = isBlank
        index = end
      }
      initialized = count
      return index
    }
  }

  /// Appends what a character folds to that is not of the alphabet.
  @inline(never)
  fileprivate mutating func append(
    folding scalar: UInt32, at index: Int, _ alphabet: Alphabet, _ folding: Folding
  ) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    folding.fold(scalar) { folded in
      let symbol = alphabet.symbol(folded: folded.value)
      if symbol.isBlank, !isEmpty, self[count - 1].isBlank { return }
      append(symbol.at(index))
    }
  }
}

extension Swift.Span<UInt8> {
  /// The scalar at that place and where it ends, in UTF-8 that is known to be whole.
  @inline(__always)
  fileprivate func scalar(at index: Int) -> (scalar: UInt32, end: Int) {
    let first = UInt32(self[index])
    if first >= 0xE0, first < 0xF0 {
      let scalar = (first & 0xF) << 12 | next(index + 1) << 6 | next(index + 2)
      return (scalar, index + 3)
    }
    if first < 0x80 { return (first, index + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | next(index + 1), index + 2) }
    let high = (first & 7) << 18 | next(index + 1) << 12
    return (high | next(index + 2) << 6 | next(index + 3), index + 4)
  }

  @inline(__always)
  private func next(_ index: Int) -> UInt32 { UInt32(self[index] & 0x3F) }
}
