internal import Ordering
internal import YAML

/// A menu as its file says it, before its names and prices are checked; `Drinks` is a list, or says where they stand.
struct MenuEntry<Drinks: Decodable>: Decodable {
  var shop: Located<String>?
  var aliases: [Located<String>]?
  var asOf: Located<String>?
  var phone: Located<String>?
  var currency: Located<String>?
  var minimum: Located<MinimumEntry>?
  var delivery: DeliveryEntry?
  var bag: Located<DecimalText>?
  var ownCup: Located<DecimalText>?
  var promotions: [PromotionEntry]?
  var sizes: [NamedEntry<SizeEntry>]?
  var ice: [NamedEntry<IceEntry>]?
  var sugar: [NamedEntry<SugarEntry>]?
  var addOns: [NamedEntry<AddOnEntry>]?
  var maxAddOns: Located<Int>?
  var drinks: Drinks?
}

struct MinimumEntry: Decodable {
  var amount: Located<DecimalText>?
  var cups: Located<Int>?
}

struct DeliveryEntry: Decodable {
  var fee: Located<DecimalText>
  var freeFrom: Located<DecimalText>?
  var share: Menu.Share?
}

struct PromotionEntry: Decodable {
  var name: Located<String>
  var buy: Located<Int>?
  var get: Located<Int>?
  var secondCup: Located<DecimalText>?
  var percentOff: Located<Int>?
  var drinks: [Located<String>]?
  var sizes: [Located<String>]?
}
