internal import OrderText
internal import YAML

extension VocabularyFile {
  /// Refuses words of some locales of a prompts folder that mean two things in one position.
  ///
  /// - Throws: Each such word, with its line and where it stands else.
  public static func check(prompts folder: String, locales: [String]) throws(FileFaults) {
    var documents: [YAML.Document] = []
    var vocabularies: [Vocabulary] = []
    for locale in locales {
      let path = "\(folder)/\(locale)/hear.yaml"
      let text = try FileText.read(path)
      do {
        let document = try YAML.parse(text, file: path)
        vocabularies.append(try YAMLDecoder().decode(Vocabulary.self, from: document))
        documents.append(document)
      } catch {
        throw FileFaults(error)
      }
    }
    let faults = Vocabulary.clashes(among: vocabularies).map { fault($0, in: documents) }
    guard faults.isEmpty else { throw FileFaults(faults) }
  }

  private static func fault(_ clash: WordClash, in documents: [YAML.Document]) -> FileFault {
    let document = documents[clash.second.vocabulary]
    let other = documents[clash.first.vocabulary]
    let place =
      (clash.first.vocabulary == clash.second.vocabulary ? "line " : "\(other.file):")
      + "\(line(of: clash.first, in: other))"
    return FileFault(
      file: document.file, line: line(of: clash.second, in: document),
      message: "\(keys(clash.second)): '\(clash.second.word)' is \(keys(clash.first)) "
        + "at \(place) already, keep it at one of them")
  }

  private static func keys(_ place: WordClash.Place) -> String {
    place.keys.joined(separator: ".")
  }

  /// The line of the word, or else of the key that it should be under.
  private static func line(of place: WordClash.Place, in document: YAML.Document) -> Int {
    guard let section = place.keys.first.flatMap({ document.root[$0] }) else { return 1 }
    let entry = place.keys.dropFirst().first
    let node = entry.flatMap { section[$0] } ?? section
    return line(of: place.word, atLevel: entry, in: node) ?? node.mark.line
  }

  /// Levels are a list of mappings that each name theirs.
  private static func line(
    of word: String, atLevel level: String?, in node: YAMLNode
  ) -> Int? {
    switch node.content {
    case .scalar(let scalar): return scalar.text == word ? node.mark.line : nil
    case .sequence(let nodes):
      return nodes.lazy.compactMap { line(of: word, atLevel: level, in: $0) }.first
    case .mapping(let pairs):
      if let named = node["level"]?.scalar?.text, named != level { return nil }
      for pair in pairs where pair.key != "level" {
        if pair.key == word { return pair.keyMark.line }
        if let line = line(of: word, atLevel: level, in: pair.value) { return line }
      }
      return nil
    }
  }
}
