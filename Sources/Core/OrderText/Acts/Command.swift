import Ordering

/// A way to say what a message wants: words and slots, as the vocabulary has it.
struct Command: Sendable {
  var intent: Intent
  var parts: [Part]

  enum Part: Sendable, Equatable {
    case literal(Int)
    case slot(Slot)
  }

  /// What stands in a slot; the raw values are those of `hear.yaml`, in braces.
  enum Slot: String, Sendable {
    case person, drink, number, amount, shop, keyword, place, minutes
    case deadline, pickup, fee, freeFrom, minimum
    /// Nothing that anybody can say: a slot whose name is wrong never matches.
    case unknown
  }

  /// A part of the text of a command, its words not yet looked up.
  enum Written: Equatable {
    case literal(String)
    case slot(String)
    var slot: Slot {
      guard case .slot(let name) = self else { return .unknown }
      return Slot(rawValue: name) ?? .unknown
    }
  }

  /// Parts `收 {person}` into its words and slots.
  static func parse(_ text: String) -> [Written] {
    var parts: [Written] = []
    var rest = text.utf8[...]
    while let opening = rest.firstIndex(of: UInt8(ascii: "{")) {
      add(rest[..<opening], to: &parts)
      rest = rest[opening...].dropFirst()
      let closing = rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
      parts.append(.slot(String(Substring(rest[..<closing]))))
      rest = rest[closing...].dropFirst()
    }
    add(rest, to: &parts)
    return parts
  }

  private static func add(_ literal: Substring.UTF8View, to parts: inout [Written]) {
    guard literal.contains(where: { $0 != UInt8(ascii: " ") }) else { return }
    parts.append(.literal(String(Substring(literal))))
  }

  /// The places of the commands by their first word; one that is nothing but slots says nothing.
  static func byFirstLiteral(_ commands: [Command]) -> [[Int]] {
    let firsts = commands.map { command in
      command.parts.lazy.compactMap { part in
        if case .literal(let literal) = part { literal } else { nil }
      }.first
    }
    var places = [[Int]](repeating: [], count: (firsts.compactMap(\.self).max() ?? -1) + 1)
    for (place, first) in firsts.enumerated() { if let first { places[first].append(place) } }
    return places
  }
}
