import DataFiles
import FoundationEssentials
import YAML

/// Puts the values of `${NAME}` and `{file: PATH}` into a configuration.
///
/// `${NAME}` holds characters that YAML takes for its own in a flow mapping, so it is carried through the parser as the
/// name between two marks of Unicode's private use.
enum SecretReferences {
  private static let start: Character = "\u{E000}"
  private static let end: Character = "\u{E001}"

  /// The text with every `${NAME}` between marks; its lines stay where they are.
  static func marked(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    while let opening = rest.firstRange(of: "${") {
      let name = rest[opening.upperBound...].prefix(while: isNameCharacter)
      guard !name.isEmpty, rest[name.endIndex...].first == "}" else {
        result += rest[..<opening.upperBound]
        rest = rest[opening.upperBound...]
        continue
      }
      result += rest[..<opening.lowerBound]
      result += "\(start)\(name)\(end)"
      rest = rest[name.endIndex...].dropFirst()
    }
    return result + rest
  }

  /// The faults with `${NAME}` in them as it was written.
  static func unmarked(_ error: YAMLError) -> YAMLError {
    YAMLError(
      faults: error.faults.map { fault in
        YAMLError.Fault(file: fault.file, line: fault.line, message: unmarked(fault.message))
      })
  }

  private static func unmarked(_ text: String) -> String {
    text.replacing(String(start), with: "${").replacing(String(end), with: "}")
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }

  /// - Parameter kept: The keys whose `{file: PATH}` stays, because the file is read again and again.
  /// - Throws: `YAMLError` with every variable and file that is not there; never with a value.
  static func fill(
    _ document: YAML.Document, environment: [String: String], keeping kept: Set<String> = []
  ) throws(YAMLError) -> YAML.Document {
    var faults: [YAMLError.Fault] = []
    let folder = URL(filePath: document.file).deletingLastPathComponent()
    let root = document.root.replacing { node, keys in
      func filled(_ value: Result<String, Missing>) -> YAMLNode {
        switch value {
        case .success(let text):
          return YAMLNode(.scalar(YAMLScalar(text, isPlain: false)), mark: node.mark)
        case .failure(let missing):
          faults.append(
            .init(
              file: document.file, line: node.mark.line, message: "\(keys): \(missing.message)"))
          return node
        }
      }
      switch node.content {
      case .scalar(let scalar):
        let isReference = scalar.text.contains(start) || scalar.text.contains("${")
        return isReference ? filled(expanded(scalar.text, environment)) : nil
      case .mapping(let pairs):
        guard !kept.contains(keys), pairs.count == 1, pairs[0].key == "file",
          let path = pairs[0].value.scalar?.text
        else { return nil }
        return filled(expanded(path, environment).flatMap { contents(of: $0, in: folder) })
      case .sequence: return nil
      }
    }
    guard faults.isEmpty else { throw YAMLError(faults: faults) }
    return YAML.Document(file: document.file, root: root)
  }

  private struct Missing: Error { var message: String }

  private static func expanded(
    _ text: String, _ environment: [String: String]
  ) -> Result<String, Missing> {
    guard !text.contains("${") else {
      return .failure(
        Missing(message: "${: write ${NAME}, a name of letters, digits and _ in braces"))
    }
    var result = ""
    for (index, part) in text.split(separator: start, omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: end) else {
        result += part
        continue
      }
      let name = String(part[..<end])
      guard let value = environment[name] else {
        return .failure(
          Missing(message: "${\(name)}: the environment has no such variable, set it"))
      }
      result += value + part[part.index(after: end)...]
    }
    return .success(result)
  }

  private static func contents(of path: String, in folder: URL) -> Result<String, Missing> {
    guard let text = try? FileText.read(URL(filePath: path, relativeTo: folder).path) else {
      // Why it cannot be read is of no use beyond that: the file is named.
      return .failure(
        Missing(message: "file: '\(path)' cannot be read, mend the path or its permissions"))
    }
    return .success(text.last?.isNewline == true ? String(text.dropLast()) : text)
  }
}
