public import DataFiles
public import Foundation
public import OrderText
public import Ordering
public import Prompts

/// The files of the checkout that come with the program.
public enum SampleFiles {
  /// The root of the checkout.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A menu of deploy/menus, by its name without `.yaml`.
  public static func menu(_ name: String) throws(FileFaults) -> Menu {
    try MenuFile.load(root.appending(path: "deploy/menus/\(name).yaml").path)
  }

  /// The words of all locales.
  public static func vocabulary() throws(FileFaults) -> Vocabulary? {
    try VocabularyFile.load(
      prompts: root.appending(path: "prompts").path, locales: ["zh-Hant", "en"])
  }

  /// The sentences of a locale.
  public static func phrasebook(_ locale: String) throws(FileFaults) -> Phrasebook {
    try PhrasebookFile.load(root.appending(path: "prompts/\(locale)/say.yaml").path)
  }
}
