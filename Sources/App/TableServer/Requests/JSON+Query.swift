import FoundationEssentials
import HTTPMessages

extension JSON {
  /// The items of a query as the object that a POST body would say them in.
  ///
  /// `fields[]=A` and `fields[0]=A` are members of the list `fields`; `sort[0][field]=A` is a member
  /// of the object that stands in the list `sort`; the values are text.
  init(query: [QueryItem]) {
    var members: [String: JSON] = [:]
    var objects: [String: [String: [String: JSON]]] = [:]
    for item in query {
      let parts = item.name.split(separator: "[").map { $0.prefix { $0 != "]" } }
      guard let name = parts.first.map(String.init) else { continue }
      switch parts.count {
      case 1 where !item.name.hasSuffix("]"): members[name] = .text(item.value)
      case 3:
        objects[name, default: [:]][String(parts[1]), default: [:]][String(parts[2])] = .text(
          item.value)
      default: members[name] = .list((members[name]?.list ?? []) + [.text(item.value)])
      }
    }
    for (name, places) in objects {
      let ordered = places.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      members[name] = .list(ordered.map { .object($0.value) })
    }
    self = .object(members)
  }

  /// Whether a switch is on: `true`, `1`, in JSON or in a query.
  var isOn: Bool { [.flag(true), .number(1), .text("true"), .text("1")].contains(self) }

  /// A whole number, in JSON or in a query.
  var count: Int? { integer ?? text.flatMap { Int($0) } }
}
