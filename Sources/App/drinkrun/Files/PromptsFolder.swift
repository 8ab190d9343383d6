import DataFiles
import FoundationEssentials
import OrderText
import Prompts

/// The folder of the words that people use and of what the bot says.
struct PromptsFolder {
  private let folder: String

  /// - Parameter path: `nil` to find the folder.
  init(at path: String?) throws(CommandFailure) {
    if let path { folder = path } else { folder = try SharedFiles.path("prompts") }
  }

  /// The locales that the folder has, in alphabetical order.
  func locales() throws(CommandFailure) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let locales = names.filter { name in
      FileManager.default.fileExists(atPath: "\(folder)/\(name)/hear.yaml")
    }.sorted()
    guard !locales.isEmpty else {
      throw CommandFailure(
        .configuration,
        "\(folder): no locale's hear.yaml is in this folder; name another by --prompts")
    }
    return locales
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

  /// The sentences of one locale.
  func phrasebook(_ locale: String) throws(CommandFailure) -> Phrasebook {
    let path = "\(folder)/\(locale)/say.yaml"
    guard FileManager.default.fileExists(atPath: path) else {
      let known = try locales().joined(separator: ", ")
      throw CommandFailure(
        .configuration, "there is no locale '\(locale)' in \(folder); there are \(known)")
    }
    return try CommandFailure.of(.configuration) { () throws(FileFaults) in
      try PhrasebookFile.load(path)
    }
  }
}
