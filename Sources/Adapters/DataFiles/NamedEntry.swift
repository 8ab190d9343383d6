internal import YAML

/// An entry of one kind: what it is called, and what else its kind says of it.
///
/// It may be its name alone: 少冰 in place of `{name: 少冰}`.
struct NamedEntry<Rest: Decodable>: Decodable {
  var name: Located<String>
  var aliases: [Located<String>]?
  /// By locale.
  var names: [String: Located<String>]?
  /// `nil` where the entry is its name alone.
  var rest: Rest?

  private enum CodingKeys: CodingKey { case name, aliases, names }

  init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(Located<String>.self) {
      self.name = name
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(Located<String>.self, forKey: .name)
    aliases = try container.decodeIfPresent([Located<String>].self, forKey: .aliases)
    names = try container.decodeIfPresent([String: Located<String>].self, forKey: .names)
    rest = try Rest(from: decoder)
  }
}

struct SizeEntry: Decodable {}

struct IceEntry: Decodable {
  var hot: Bool?
}

struct SugarEntry: Decodable {
  var percent: Located<Int>?
}

struct AddOnEntry: Decodable {
  var price: Located<DecimalText>
}

struct DrinkEntry: Decodable {
  var category: Located<String>?
  var prices: Located<[String: Located<DecimalText>]>
  var hotPrices: [String: Located<DecimalText>]?
  var ice: [Located<String>]?
  var sugar: [Located<String>]?
  var addOns: [Located<String>]?
  var soldOut: Bool?
  var image: Located<String>?
  var description: Located<String>?
}
