import DataFiles
import FoundationEssentials
import OrderText
import Ordering
import TestKit

@testable import MenuTable

/// What the words of the prompts make of tables.
enum Samples {
  static let prompts = SampleFiles.root.appending(path: "prompts").path

  static func words() throws(FileFaults) -> TableWords {
    try TableWordsFile.load("\(prompts)/zh-Hant/table.yaml").merging(
      try TableWordsFile.load("\(prompts)/en/table.yaml"))
  }

  static func vocabulary(_ locale: String) throws(FileFaults) -> Vocabulary {
    try VocabularyFile.load("\(prompts)/\(locale)/hear.yaml")
  }

  static func reader() throws(FileFaults) -> MarkReader {
    let chinese = try vocabulary("zh-Hant")
    return MarkReader(
      words: try words(), heard: chinese.merging(try vocabulary("en")), named: chinese)
  }

  static func menuImport(_ locale: String = "zh-Hant") throws(FileFaults) -> MenuImport {
    let other = locale == "en" ? "zh-Hant" : "en"
    let named = try vocabulary(locale)
    let words = try TableWordsFile.load("\(prompts)/\(locale)/table.yaml").merging(
      try TableWordsFile.load("\(prompts)/\(other)/table.yaml"))
    return MenuImport(
      words: words, heard: named.merging(try vocabulary(other)), named: named,
      currency: .taiwanDollar)
  }

  /// The shop of a table that names none.
  static func shop(_ text: String, locale: String = "zh-Hant") throws -> MenuImport.Shop? {
    let menuImport = try menuImport(locale)
    return menuImport.shop("店", of: try menuImport.table(of: text))
  }
}
