import Dialogue
import OrderText
import Ordering

/// Short ways to say what people do.
extension Act {
  static let open = Act(.open)
  static let close = Act(.close)
  static let confirm = Act(.confirm)
  static let undo = Act(.undo)

  static func order(_ drafts: DraftLine...) -> Act { Act(.order, items: drafts) }
  static func answer(_ draft: DraftLine = DraftLine(), choice: Int? = nil) -> Act {
    var details = Details()
    details.choice = choice
    return Act(.answer, items: draft == DraftLine() ? [] : [draft], details: details)
  }
  static func change(_ draft: DraftLine, _ target: Target? = nil) -> Act {
    Act(.change, items: [draft], target: target)
  }
  static func cancel(_ target: Target? = nil) -> Act { Act(.cancel, target: target) }
  static func copy(_ draft: DraftLine? = nil, _ target: Target? = nil) -> Act {
    Act(.copy, items: draft.map { [$0] } ?? [], target: target)
  }
  static func takeIn(_ name: String) -> Act { Act(.takeIn, target: .person(name)) }
}

extension DraftLine {
  /// 紅茶 with everything said.
  static let black = DraftLine(drink: "紅茶", size: "大杯", ice: "少冰", sugar: "半糖", quantity: 1)
  /// 奶茶 with everything said.
  static let milk = DraftLine(drink: "奶茶", size: "中杯", ice: "去冰", sugar: "無糖", quantity: 1)
}

/// A bare yes.
let yes = Reading(text: "好", bare: .yes)
/// A bare no.
let no = Reading(text: "不要", bare: .no)
/// A bare number.
func number(_ number: Int) -> Reading { Reading(text: "\(number)", bare: .number(number)) }

extension [Reply] {
  /// The names of what is said, for tests that look no deeper.
  var kinds: [String] {
    map { String(describing: $0.content).prefix { $0 != "(" }.description }
  }
}
