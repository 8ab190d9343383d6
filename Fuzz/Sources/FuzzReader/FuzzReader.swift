import Laws

/// Any text at all, read against the sample menu and all words.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyText(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = unsafe text(bytes, count)
  let reading = ReaderLaws.reader.read(text)
  ReaderLaws.requireCover(of: text)
  ReaderLaws.requireSound(reading, of: text)
  ReaderLaws.requireSound(reading.settled(pending: .confirmation), of: text)
  ReaderLaws.requireSound(reading.settled(pending: .choice), of: text)
  ReaderLaws.requireRoundTrip(reading)
  return 0
}
