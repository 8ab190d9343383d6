import DataFiles
import FoundationEssentials
import YAML

/// Puts the values of `${NAME}` and `{file: PATH}` into a configuration.
enum SecretReferences {
  /// - Throws: `YAMLError` with every variable and file that is not there; never with a value.
  static func fill(
    _ document: YAML.Document, environment: [String: String]
  ) throws(YAMLError) -> YAML.Document {
    var faults: [YAMLError.Fault] = []
    let folder = URL(filePath: document.file).deletingLastPathComponent()
    let root = document.root.replacing { node in
      func fault(_ message: String) -> YAMLNode {
        faults.append(.init(file: document.file, line: node.mark.line, message: message))
        return node
      }
      switch node.content {
      case .scalar(let scalar):
        guard scalar.text.contains("${") else { return nil }
        switch expanded(scalar.text, environment) {
        case .success(let text):
          return YAMLNode(.scalar(YAMLScalar(text, isPlain: false)), mark: node.mark)
        case .failure(let missing):
          return fault("\(missing.text): the environment has no such variable, set it")
        }
      case .mapping(let pairs):
        guard pairs.count == 1, pairs[0].key == "file", let path = pairs[0].value.scalar?.text
        else { return nil }
        guard let text = try? FileText.read(URL(filePath: path, relativeTo: folder).path) else {
          // Why it cannot be read is of no use beyond that: the file is named.
          return fault("file: '\(path)' cannot be read, mend the path or its permissions")
        }
        return YAMLNode(
          .scalar(YAMLScalar(withoutLastBreak(text), isPlain: false)), mark: node.mark)
      case .sequence: return nil
      }
    }
    guard faults.isEmpty else { throw YAMLError(faults: faults) }
    return YAML.Document(file: document.file, root: root)
  }

  private struct Missing: Error { var text: String }

  private static func expanded(
    _ text: String, _ environment: [String: String]
  ) -> Result<String, Missing> {
    var rest = Substring(text)
    var result = ""
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      let name = String(rest[start.upperBound..<end])
      guard let value = environment[name] else { return .failure(Missing(text: "${\(name)}")) }
      result += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return .success(result + rest)
  }

  private static func withoutLastBreak(_ text: String) -> String {
    text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
