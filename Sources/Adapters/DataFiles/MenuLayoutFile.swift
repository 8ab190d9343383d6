public import MenuTable
internal import YAML

/// How a shop's drinks stand in a table, in a file: a menu file, in which `drinks` says where they are.
public enum MenuLayoutFile {
  /// Reads the layout at a path.
  public static func load(_ path: String) throws(FileFaults) -> MenuLayout {
    try parse(FileText.read(path), file: path)
  }

  /// Reads a layout; the file's name is for messages alone.
  ///
  /// - Throws: Every fault that the text has: of its keys and types, its names, its prices, its columns.
  public static func parse(_ text: String, file: String) throws(FileFaults) -> MenuLayout {
    let document: YAML.Document
    do {
      document = try YAML.parse(text, file: file)
    } catch {
      throw FileFaults(error)
    }
    let outcome = YAMLDecoder().read(MenuEntry<DrinkColumnsEntry>.self, from: document)
    let faults = outcome.faults.map(FileFault.init)
    guard let entry = outcome.value else { throw FileFaults(faults) }
    var check = MenuCheck(document: document, lacksParts: outcome.lacksParts, faults: faults)
    let layout = check.menuLayout(entry)
    guard let layout, check.faults.isEmpty else { throw FileFaults(check.faults) }
    return layout
  }
}

/// Where the drinks are, before the columns are checked.
struct DrinkColumnsEntry: Decodable {
  var table: Located<String>
  var name: Located<String>
  var category: CategoryColumnEntry?
  var prices: Located<[String: PriceColumnEntry]>
  var hotPrices: [String: PriceColumnEntry]?
  var hot: Located<String>?
  var sizes: ChoicesColumnEntry?
  var ice: ChoicesColumnEntry?
  var sugar: ChoicesColumnEntry?
  var addOns: [String: Located<String>]?
  var soldOut: Located<String>?
  var image: Located<String>?
  var description: Located<String>?
}

/// A column by its name alone, or with more to say: `price` or `{column: price, plus: 1}`.
struct ColumnNameEntry<Rest: Decodable>: Decodable {
  var column: Located<String>
  /// `nil` where the entry is its name alone.
  var rest: Rest?

  private enum CodingKeys: CodingKey { case column }

  init(from decoder: any Decoder) throws {
    if let column = try? decoder.singleValueContainer().decode(Located<String>.self) {
      self.column = column
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    column = try container.decode(Located<String>.self, forKey: .column)
    rest = try Rest(from: decoder)
  }
}

typealias PriceColumnEntry = ColumnNameEntry<PlusEntry>
typealias ChoicesColumnEntry = ColumnNameEntry<ChoicesEntry>
typealias CategoryColumnEntry = ColumnNameEntry<CategoryListEntry>

struct PlusEntry: Decodable {
  var plus: Located<DecimalText>?
}

struct ChoicesEntry: Decodable {
  var words: [String: Located<String>]?
  var onlyWhen: Located<String>?
}

struct CategoryListEntry: Decodable {
  var table: Located<String>?
  var key: Located<String>?
  var name: Located<String>?
}
