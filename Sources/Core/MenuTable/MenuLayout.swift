public import Ordering

/// How the drinks of a shop stand in the records of a table: which column says what.
///
/// What such tables do not say, the shop's levels and what its add-ons cost, is the shop's own part.
public struct MenuLayout: Hashable, Sendable {
  /// The shop with its sizes, levels, add-ons and terms, without drinks.
  public var shop: Menu
  /// The name of the table, a drink a record.
  public var table: String
  public var columns: Columns

  public init(shop: Menu, table: String, columns: Columns) {
    self.shop = shop
    self.table = table
    self.columns = columns
  }

  /// The names of the columns.
  public struct Columns: Hashable, Sendable {
    public var name: String
    public var category: Category?
    /// By the name of the size; a drink is not sold in a size that has no price or a price of nothing.
    public var prices: [String: Price]
    /// What hot costs, by the name of the size.
    public var hotPrices: [String: Price] = [:]
    /// Ticked where the drink can be hot.
    public var hot: String?
    public var sizes: Choices?
    public var ice: Choices?
    public var sugar: Choices?
    /// Ticked where the add-on may go into the drink, by the name of the add-on.
    public var addOns: [String: String] = [:]
    /// Ticked where the shop has none left.
    public var soldOut: String?
    /// Holds a lasting address; attachments have none, as theirs expire.
    public var image: String?
    public var description: String?

    public init(name: String, prices: [String: Price]) {
      self.name = name
      self.prices = prices
    }
  }

  /// A column with a price, and what is added to it.
  public struct Price: Hashable, Sendable {
    public var column: String
    public var plus: Money
    /// Nothing is added, unless said.
    public init(_ column: String, plus: Money = .zero) {
      self.column = column
      self.plus = plus
    }
  }

  /// A column with what a drink comes in of a kind.
  public struct Choices: Hashable, Sendable {
    public var column: String
    /// What the table calls the menu's levels: `正常` of 正常冰.
    public var words: [String: String]
    /// Ticked where nothing else is sold; otherwise the column only recommends.
    public var onlyWhen: String?

    /// What stands in the column is all that is sold, by the menu's own names, unless said.
    public init(_ column: String, words: [String: String] = [:], onlyWhen: String? = nil) {
      self.column = column
      self.words = words
      self.onlyWhen = onlyWhen
    }
  }

  /// A column with a drink's category.
  public struct Category: Hashable, Sendable {
    public var column: String
    /// Where the column holds links or keys of another table's records.
    public var list: List?

    /// The column has the category's name, unless said.
    public init(_ column: String, list: List? = nil) {
      self.column = column
      self.list = list
    }

    /// The table of the categories.
    public struct List: Hashable, Sendable {
      public var table: String
      /// The column by whose text a drink names its category; a link needs none.
      public var key: String?
      /// The column with the category's name.
      public var name: String
      public init(table: String, key: String?, name: String) {
        self.table = table
        self.key = key
        self.name = name
      }
    }
  }
}
