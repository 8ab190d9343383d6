internal import FoundationEssentials
internal import YAML

/// The text of a file on disk.
public enum FileText {
  /// Reads a file of UTF-8.
  public static func read(_ path: String) throws(FileFaults) -> String {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      throw fault(path, 1, "there is no such file, mend the path")
    } catch {
      throw fault(path, 1, "the file cannot be read, look at its permissions")
    }
    guard bytes.count <= YAML.largestText else {
      throw fault(path, 1, "the file is over \(YAML.largestText >> 20) MiB, make it smaller")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault(path, lineOfFirstFault(bytes), "this is no UTF-8, save the file as UTF-8")
    }
    return text
  }

  private static func lineOfFirstFault(_ bytes: Data) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let sound = lines.prefix { String(validating: $0, as: UTF8.self) != nil }
    return sound.count + 1
  }

  private static func fault(_ path: String, _ line: Int, _ message: String) -> FileFaults {
    FileFaults([FileFault(file: path, line: line, message: message)])
  }
}
