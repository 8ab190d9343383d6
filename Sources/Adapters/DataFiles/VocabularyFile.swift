public import OrderText
internal import YAML

/// A locale's words in a file, `hear.yaml`.
public enum VocabularyFile {
  /// Reads the vocabulary at a path.
  public static func load(_ path: String) throws(FileFaults) -> Vocabulary {
    try parse(FileText.read(path), file: path)
  }

  /// Reads a vocabulary; the file's name is for messages alone.
  ///
  /// - Throws: Every fault of its keys and types, with its line.
  public static func parse(_ text: String, file: String) throws(FileFaults) -> Vocabulary {
    do {
      return try YAMLDecoder().decode(
        Vocabulary.self, from: YAML.parse(text, file: file))
    } catch {
      throw FileFaults(error)
    }
  }

  /// The words of some locales of a prompts folder in one: all of them are heard at once.
  ///
  /// - Returns: `nil` where no locale is given.
  public static func load(
    prompts folder: String, locales: [String]
  ) throws(FileFaults) -> Vocabulary? {
    var merged: Vocabulary?
    for locale in locales {
      let vocabulary = try load("\(folder)/\(locale)/hear.yaml")
      merged = merged?.merging(vocabulary) ?? vocabulary
    }
    return merged
  }
}
