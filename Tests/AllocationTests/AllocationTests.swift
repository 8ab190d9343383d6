internal import CAllocations
internal import CTables
internal import DataFiles
internal import FoundationEssentials
internal import Ordering
internal import Testing

/// What takes nothing from the heap once its buffers are large enough.
///
/// The sources of OrderText are a part of this target, with what they import, so that they are compiled here as they are
/// in a release: without that, whatever is generic takes memory.
@Suite struct AllocationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let lexicon: Lexicon
  private let lines: [String]

  init() throws {
    let prompts = Self.root.appending(path: "prompts").path
    let words = try VocabularyFile.load(prompts: prompts, locales: ["zh-Hant", "en"])
    let vocabulary = try JSONDecoder().decode(Vocabulary.self, from: JSONEncoder().encode(words))
    let menu = try MenuFile.load(Self.root.appending(path: "deploy/menus/kebuke.yaml").path)
    lexicon = Lexicon(vocabulary: vocabulary, menus: [menu])
    let path = Self.root.appending(path: "Benchmarks/Scanner/lines.txt")
    lines = String(decoding: try Data(contentsOf: path), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// How often something takes memory when it is done for the second time.
  private func allocations(_ work: () -> Void) -> UInt64 {
    work()
    let before = callocations_of_this_thread()
    work()
    return callocations_of_this_thread() - before
  }

  @Test func takingMemoryIsSeen() {
    var kept: [[Int]] = []
    kept.reserveCapacity(8)
    #expect(allocations { kept.append([kept.count, kept.count]) } == 1)
  }

  @Test func theMatcherTakesNone() {
    var symbols: [Symbol] = []
    var found = 0
    let count = allocations {
      for line in lines {
        symbols.fold(line, lexicon.alphabet, lexicon.folding)
        for start in symbols.indices {
          lexicon.trie.matches(in: symbols, at: start) { _, _ in found += 1 }
        }
      }
    }
    #expect(count == 0)
    #expect(found > lines.count)
  }

  @Test func theSegmentationTakesNone() {
    var symbols: [Symbol] = []
    var steps: [Segmentation.Step] = []
    let count = allocations {
      for line in lines {
        symbols.fold(line, lexicon.alphabet, lexicon.folding)
        Segmentation.cut(symbols, lexicon, steps: &steps)
      }
    }
    #expect(count == 0)
    #expect(steps.contains { $0.next > 0 })
  }
}
