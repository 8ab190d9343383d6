import OrderText
import Ordering

extension WordMeaning {
  /// The meaning for a person who looks into a reading or a menu.
  var inWords: String {
    switch self {
    case .drink(let name): "the drink \(name)"
    case .pieceOfDrinks(let names): "a piece of \(names.firstFew)"
    case .shortFor(let names): "short for \(names.firstFew)"
    case .size(let name): "the size \(name)"
    case .ice(let name): "the ice level \(name)"
    case .sugar(let name): "the sugar level \(name)"
    case .sugarAndIce(let sugar, let ice): "\(sugar) and \(ice) in one"
    case .sugarOrIce(let sugar, let ice): "\(sugar) as well as \(ice)"
    case .addOn(let name): "the add-on \(name)"
    case .shop(let name): "the shop \(name)"
    case .count(let count): "a count of \(count)"
    case .pack(let count): "a measure of \(count) cups"
    case .multiple(let times): "\(times) portions"
    case .note: "a note for the shop"
    case .role(let role): "a word of orders (\(role.name))"
    case .commandWord: "a word of a command"
    case .number(let value): "the number \(value)"
    case .time(let minutes): "the time \(Self.clock(minutes))"
    case .date(let year, let month, let day): "the date \(year)-\(month)-\(day)"
    case .decimal: "a number with decimals"
    case .oddNumber: "a number that is no count"
    case .mark: "a mark"
    case .nearMiss(let field, let names): "one slip away from \(names.firstFew) (\(field.rawValue))"
    case .picture: "a picture"
    case .unknown: "nothing known"
    }
  }

  /// A time of day, from its minutes.
  static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}

extension [String] {
  /// The first of some names, as many as a line holds.
  var firstFew: String { prefix(5).joined(separator: ", ") + (count > 5 ? ", …" : "") }
}
