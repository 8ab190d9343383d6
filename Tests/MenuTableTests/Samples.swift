import DataFiles
import FoundationEssentials
import OrderText
import Ordering
import TestKit

@testable import MenuTable

/// What the words of the prompts make of tables.
enum Samples {
  static let prompts = SampleFiles.root.appending(path: "prompts").path

  // Made once: the words take a while in a debug build.
  private static let chinese = Result { try VocabularyFile.load("\(prompts)/zh-Hant/hear.yaml") }
  private static let english = Result { try VocabularyFile.load("\(prompts)/en/hear.yaml") }
  private static let chineseTables = Result {
    try TableWordsFile.load("\(prompts)/zh-Hant/table.yaml")
  }
  private static let englishTables = Result {
    try TableWordsFile.load("\(prompts)/en/table.yaml")
  }
  private static let inChinese = Result { () throws -> MenuImport in
    let named = try chinese.get()
    return MenuImport(
      words: try words(), heard: named.merging(try english.get()), named: named,
      currency: .taiwanDollar)
  }
  private static let inEnglish = Result { () throws -> MenuImport in
    let named = try english.get()
    return MenuImport(
      words: try englishTables.get().merging(try chineseTables.get()),
      heard: named.merging(try chinese.get()), named: named, currency: .taiwanDollar)
  }
  private static let chineseReader = Result { () throws -> MarkReader in
    let named = try chinese.get()
    return MarkReader(
      words: try words(), heard: named.merging(try english.get()), named: named)
  }

  static func words() throws -> TableWords {
    try chineseTables.get().merging(try englishTables.get())
  }

  static func reader() throws -> MarkReader { try chineseReader.get() }

  static func menuImport(_ locale: String = "zh-Hant") throws -> MenuImport {
    try locale == "en" ? inEnglish.get() : inChinese.get()
  }

  /// The shop of a table that names none.
  static func shop(_ text: String, locale: String = "zh-Hant") throws -> MenuImport.Shop? {
    let menuImport = try menuImport(locale)
    return menuImport.shop("店", of: try menuImport.table(of: text))
  }
}
