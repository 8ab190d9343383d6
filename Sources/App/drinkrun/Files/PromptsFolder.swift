import DataFiles
import FoundationEssentials
import MenuTable
import OrderText
import Ordering
import Prompts

/// The folder of the words that people use and of what the bot says.
struct PromptsFolder {
  private let folder: String

  /// - Parameter path: `nil` to find the folder.
  init(at path: String?) throws(CommandFailure) {
    if let path { folder = path } else { folder = try SharedFiles.path("prompts") }
  }

  /// The locales that the folder has, in alphabetical order: the folders in it that have a file of a locale.
  ///
  /// - Throws: The file that a locale lacks.
  func locales() throws(CommandFailure) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let locales = names.sorted().filter { name in
      Self.files.contains { isThere($0, of: name) }
    }
    guard !locales.isEmpty else {
      throw CommandFailure(
        .configuration,
        "\(folder): no locale's hear.yaml is in this folder; name another by --prompts")
    }
    for locale in locales {
      for file in Self.files where !isThere(file, of: locale) {
        throw CommandFailure(
          .configuration, "\(path(file, of: locale)): the locale \(locale) lacks this file, add it")
      }
    }
    return locales
  }

  /// The words that a locale hears, and what it says.
  private static let files = ["hear.yaml", "say.yaml"]

  private func path(_ file: String, of locale: String) -> String { "\(folder)/\(locale)/\(file)" }

  private func isThere(_ file: String, of locale: String) -> Bool {
    FileManager.default.fileExists(atPath: path(file, of: locale))
  }

  /// Refuses a locale that the folder does not have.
  func require(_ locale: String, or status: ExitStatus) throws(CommandFailure) {
    let locales = try locales()
    guard !locales.contains(locale) else { return }
    throw CommandFailure(
      status,
      (status == .usage ? "drinkrun: " : "locale: ")
        + "there is no locale '\(locale)' in \(folder); there are \(locales.joined(separator: ", "))"
    )
  }

  /// The words of every locale: all are heard at once.
  func vocabulary() throws(CommandFailure) -> Vocabulary {
    let locales = try locales()
    let vocabulary = try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try VocabularyFile.load(prompts: folder, locales: locales)
    }
    guard let vocabulary else {
      throw CommandFailure(.configuration, "\(folder): no locale is in this folder")
    }
    return vocabulary
  }

  /// What reads menu tables: the words of every locale, those of one first, which the menu is written in.
  func menuImport(in locale: String, currency: Currency) throws(CommandFailure) -> MenuImport {
    let others = try locales().filter { $0 != locale && isThere("table.yaml", of: $0) }
    return try CommandFailure.of(.configuration) { () throws(FileFaults) in
      var words = try TableWordsFile.load(path("table.yaml", of: locale))
      let named = try VocabularyFile.load(path("hear.yaml", of: locale))
      var heard = named
      for other in others {
        words = words.merging(try TableWordsFile.load(path("table.yaml", of: other)))
        heard = heard.merging(try VocabularyFile.load(path("hear.yaml", of: other)))
      }
      return MenuImport(words: words, heard: heard, named: named, currency: currency)
    }
  }

  /// Checks all of the folder: the words of all locales together, the sentences and the words of tables of each.
  func check() throws(CommandFailure) {
    let locales = try locales()
    try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try VocabularyFile.check(prompts: folder, locales: locales)
    }
    for locale in locales {
      _ = try phrasebook(locale)
      guard isThere("table.yaml", of: locale) else { continue }
      _ = try CommandFailure.of(.configuration) { () throws(FileFaults) in
        try TableWordsFile.load(path("table.yaml", of: locale))
      }
    }
  }

  /// The sentences of one locale.
  func phrasebook(_ locale: String) throws(CommandFailure) -> Phrasebook {
    try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try PhrasebookFile.load(path("say.yaml", of: locale))
    }
  }
}
