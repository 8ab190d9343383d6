public import TableSync
internal import YAML

/// The layout of the team's table in a file.
public enum LayoutFile {
  /// Reads the layout at a path.
  public static func load(_ path: String) throws(FileFaults) -> Layout {
    try parse(FileText.read(path), file: path)
  }

  /// Reads a layout; the file's name is for messages alone.
  ///
  /// - Throws: Every fault that the text has: of its keys and types, its fields, its columns.
  public static func parse(_ text: String, file: String) throws(FileFaults) -> Layout {
    let document: YAML.Document
    do {
      document = try YAML.parse(text, file: file)
    } catch {
      throw FileFaults(error)
    }
    let outcome = YAMLDecoder().read(LayoutEntry.self, from: document)
    var check = LayoutCheck(file: file, faults: outcome.faults.map(FileFault.init))
    guard let entry = outcome.value else { throw FileFaults(check.faults) }
    let layout = check.layout(entry, isWhole: !outcome.lacksParts)
    guard check.faults.isEmpty else { throw FileFaults(check.faults) }
    return layout
  }
}

/// A layout as its file says it, before its fields and columns are checked.
struct LayoutEntry: Decodable {
  var table: Located<String>
  var columns: Located<[ColumnEntry]>
  var identity: IdentityEntry?
  var rows: Located<String>?
  var cancelled: Located<String>?
  var header: HeaderEntry?
}

/// The table of orders.
struct HeaderEntry: Decodable {
  var table: Located<String>
  var columns: Located<[ColumnEntry]>
}

/// Where the records are that a column links to.
struct LinkedEntry: Decodable {
  var table: Located<String>
  var name: Located<String>
}

/// How rows are told, where no column has the key.
enum IdentityEntry: Decodable {
  case foundBy(Located<[Located<String>]>)
  case word(Located<String>)

  private enum Key: CodingKey { case foundBy }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .foundBy(
        try container.decode(Located<[Located<String>]>.self, forKey: .foundBy))
    } else {
      self = .word(try Located<String>(from: decoder))
    }
  }
}

struct ColumnEntry: Decodable {
  var field: Located<String>?
  var constant: Located<String>?
  var column: Located<String>?
  var type: Located<String>
  var precision: Located<Int>?
  var choices: Located<[String]>?
  var words: Located<[String: String]>?
  var none: Located<String>?
  var whole: Located<Bool>?
  var around: Located<String>?
  var digits: Located<Int>?
  var time: Located<String>?
  var joined: Located<String>?
  var one: Located<Bool>?
  var holds: Located<[String]>?
  var linked: LinkedEntry?
}
