public import Prompts
internal import YAML

/// What the bot says in one locale, in a file: `prompts/zh-Hant/say.yaml`.
public enum PhrasebookFile {
  /// Reads the phrasebook at a path; the folder that the file lies in is named like the locale.
  public static func load(_ path: String) throws(FileFaults) -> Phrasebook {
    let folder = path.split(separator: "/").dropLast().last
    guard let folder, folder.contains(where: \.isLetter) else {
      let message = "no locale, name the folder as well: prompts/zh-Hant/say.yaml"
      throw FileFaults([FileFault(file: path, line: 1, message: message)])
    }
    return try parse(FileText.read(path), file: path, locale: String(folder))
  }

  /// Reads a phrasebook; the file's name is for messages alone.
  ///
  /// - Throws: Every sentence that is missing, unknown or faulty.
  public static func parse(
    _ text: String, file: String, locale: String
  ) throws(FileFaults) -> Phrasebook {
    let document: YAML.Document
    let entry: Entry
    do {
      document = try YAML.parse(text, file: file)
      entry = try YAMLDecoder().decode(Entry.self, from: document)
    } catch {
      throw FileFaults(error)
    }
    do {
      return try Phrasebook(locale: locale, sentences: entry.sentences, names: entry.names)
    } catch {
      throw FileFaults(
        error.faults.map { fault in
          FileFault(
            file: file, line: line(of: fault.key, in: document), message: fault.description)
        })
    }
  }

  private struct Entry: Decodable {
    var sentences: [String: String]
    var names: [String: String]
  }

  /// Where the sentence stands, or where it should.
  private static func line(of key: String, in document: YAML.Document) -> Int {
    let sentences = document.root["sentences"]
    return (sentences?[key] ?? sentences ?? document.root).mark.line
  }
}
