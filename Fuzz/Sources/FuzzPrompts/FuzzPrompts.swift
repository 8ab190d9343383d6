import DataFiles
import Laws
import OrderText
import Ordering

/// Any text at all as a locale's words, as its sentences, and as one sentence among the others.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnyPrompts(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = unsafe text(bytes, count)
  readWords(text)
  SentenceLaws.readSentences(text)
  SentenceLaws.readSentence(text)
  return 0
}

private let menu = Checkout.menu()
private let orders = ["熟成紅茶 大杯 半糖 少冰 加白玉 x2", "+1", "好 再一杯", "開團 可不可 截止 4:30"]

private func readWords(_ text: String) {
  do {
    let vocabulary = try VocabularyFile.parse(text, file: "hear.yaml")
    for clash in Vocabulary.clashes(among: [vocabulary]) {
      require(clash.first.vocabulary == 0 && clash.second.vocabulary == 0, "\(clash)")
    }
    let reader = Reader(vocabulary: vocabulary, menus: [menu])
    for order in orders { _ = reader.read(order) }
  } catch {
    requireSound(error, of: text)
  }
}
