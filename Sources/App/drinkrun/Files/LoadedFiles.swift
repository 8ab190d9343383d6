import DataFiles
import OrderText
import Ordering
import Prompts

/// The words, sentences and menus that the program works with.
struct LoadedFiles {
  let menus: [Menu]
  let vocabulary: Vocabulary
  let phrasebook: Phrasebook

  /// - Parameters:
  ///   - menuPaths: The menus of a configuration; those given by option come in their place.
  ///   - hasMenuInTable: Whether there is a menu without any of these.
  ///   - promptsPath: The prompts of a configuration.
  init(
    _ sources: Command.Sources, menuPaths: [String] = [], hasMenuInTable: Bool = false,
    promptsPath: String? = nil, locale: String
  ) throws(CommandFailure) {
    menus = try Self.menus(sources, configured: menuPaths, hasMenuInTable: hasMenuInTable)
    let prompts = try PromptsFolder(at: sources.prompts ?? promptsPath)
    vocabulary = try prompts.vocabulary()
    try prompts.require(
      sources.locale ?? locale, or: sources.locale == nil ? .configuration : .usage)
    phrasebook = try prompts.phrasebook(sources.locale ?? locale)
  }

  /// The menus that `init` loads for a configuration.
  static func menus(
    _ sources: Command.Sources, of configuration: Configuration
  ) throws(CommandFailure) -> [Menu] {
    try menus(
      sources, configured: configuration.menus,
      hasMenuInTable: configuration.menuInTable != nil)
  }

  private static func menus(
    _ sources: Command.Sources, configured: [String], hasMenuInTable: Bool
  ) throws(CommandFailure) -> [Menu] {
    let hasNone = hasMenuInTable && sources.menus.isEmpty && configured.isEmpty
    return hasNone ? [] : try menus(sources.menus, configured: configured)
  }

  /// The menus by option, else those of the configuration, else the sample menu.
  static func menus(
    _ given: [String], configured: [String] = []
  ) throws(CommandFailure) -> [Menu] {
    if !given.isEmpty { return try load(given, or: .badInput) }
    let paths = configured.isEmpty ? [try SharedFiles.path("menus/kebuke.yaml")] : configured
    return try load(paths, or: .configuration)
  }

  private static func load(
    _ paths: [String], or status: ExitStatus
  ) throws(CommandFailure) -> [Menu] {
    var menus: [Menu] = []
    for path in paths {
      let menu = try CommandFailure.of(status) { () throws(FileFaults) in try MenuFile.load(path) }
      if let other = menus.first(where: { $0.shop == menu.shop }) {
        throw CommandFailure(
          status, "\(path): the shop \(other.shop) is in another menu too, keep one of the two")
      }
      menus.append(menu)
    }
    return menus
  }
}

extension CommandFailure {
  /// Runs what reads a file, and ends the command with that status when the file is faulty.
  static func of<Value>(
    _ status: ExitStatus, _ read: () throws(FileFaults) -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try read()
    } catch {
      throw CommandFailure(status, error.description)
    }
  }
}
