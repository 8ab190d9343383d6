/// Something on a menu that people call by name.
public protocol Named {
  /// The menu's own name, as shown and posted.
  var name: String { get }
  /// What people call it besides.
  var aliases: [String] { get }
  /// How it is read and shown in other locales, by locale.
  var names: [String: String] { get }
}

/// A size that the shop sells: 中杯, 大杯.
public struct Size: Named, Hashable, Codable, Sendable {
  public var name: String
  public var aliases: [String]
  public var names: [String: String]

  /// A size that has no other names, unless said.
  public init(name: String, aliases: [String] = [], names: [String: String] = [:]) {
    self.name = name
    self.aliases = aliases
    self.names = names
  }
}

/// How cold a drink is served, or how hot.
public struct IceLevel: Named, Hashable, Codable, Sendable {
  public var name: String
  public var aliases: [String]
  public var names: [String: String]
  /// Whether it is a warm one, which takes the hot price and rules ice out.
  public var isHot: Bool

  /// A cold level that has no other names, unless said.
  public init(
    name: String, aliases: [String] = [], names: [String: String] = [:], isHot: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.names = names
    self.isHot = isHot
  }
}

/// How sweet a drink is served.
public struct SugarLevel: Named, Hashable, Codable, Sendable {
  public var name: String
  public var aliases: [String]
  public var names: [String: String]
  /// Hundredths of the shop's full measure, where the shop says so.
  public var percent: Int?

  /// A level of an unknown measure that has no other names, unless said.
  public init(
    name: String, aliases: [String] = [], names: [String: String] = [:], percent: Int? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.names = names
    self.percent = percent
  }
}

/// Something that is put into a drink for a price: 白玉, 椰果.
public struct AddOn: Named, Hashable, Codable, Sendable {
  public var name: String
  public var aliases: [String]
  public var names: [String: String]
  /// For one portion in one cup.
  public var price: Money

  /// An add-on that has no other names, unless said.
  public init(
    name: String, aliases: [String] = [], names: [String: String] = [:], price: Money
  ) {
    self.name = name
    self.aliases = aliases
    self.names = names
    self.price = price
  }
}
