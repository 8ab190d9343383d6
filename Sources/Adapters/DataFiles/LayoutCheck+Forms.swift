internal import ICU
internal import Ordering
internal import TableSync
internal import YAML

/// In which form and under which words a column is written.
extension LayoutCheck {
  mutating func constant(
    _ said: Located<String>, _ entry: ColumnEntry, _ type: ColumnType
  ) -> Layout.Column? {
    let what = "a constant is written as it stands, remove this"
    refuse(entry.words, what)
    refuse(entry.none, what)
    refuse(entry.whole, what)
    if form(entry) != nil { fault(said, "a constant is written as it stands, remove its form") }
    guard let name = entry.column?.value else {
      fault(said, "a constant has no name of its own, write the column's")
      return nil
    }
    switch type {
    case .singleLineText, .multilineText, .url, .singleSelect:
      return Layout.Column(always: .text(said.value), name: name, type: type)
    case .number:
      guard Self.isDecimal(said.value) else {
        fault(said, "a number goes there, write a plain decimal such as 35 or 2.90")
        return nil
      }
      return Layout.Column(always: .number(said.value), name: name, type: type)
    case .multipleSelects, .multipleRecordLinks, .checkbox, .dateTime:
      fault(entry.type, "a constant is a text or a number, write such a type")
      return nil
    }
  }

  private static func isDecimal(_ text: String) -> Bool {
    YAMLScalar(text, isPlain: true).decimal != nil
  }

  /// - Returns: `nil` where the column is written as its type takes it.
  mutating func form(_ entry: ColumnEntry) -> Layout.Form? {
    let forms = [
      around(entry.around), digits(entry.digits), time(entry.time), joined(entry.joined),
      one(entry.one), holds(entry.holds),
    ].compactMap(\.self)
    if forms.count > 1 {
      fault(
        entry.type,
        "a column has one of around, digits, time, joined, one and holds, remove the others")
    }
    return forms.first
  }

  private mutating func around(_ said: Located<String>?) -> Layout.Form? {
    guard let said else { return nil }
    let parts = said.value.split(separator: "{}", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      fault(said, "the number goes where {} stands, write that once: 'TWD {}'")
      return .around(before: said.value, after: "")
    }
    return .around(before: String(parts[0]), after: String(parts[1]))
  }

  private mutating func digits(_ said: Located<Int>?) -> Layout.Form? {
    guard let said else { return nil }
    if !(1...18).contains(said.value) { fault(said, "a number has 1 to 18 digits") }
    return .digits(said.value)
  }

  private mutating func time(_ said: Located<String>?) -> Layout.Form? {
    guard let said else { return nil }
    guard let pattern = MomentPattern(said.value) else {
      fault(
        said, "this is no pattern of a time, write such as yyyy-MM-dd HH:mm:ss, other letters in ''"
      )
      return nil
    }
    return .time(pattern)
  }

  private mutating func joined(_ said: Located<String>?) -> Layout.Form? {
    guard let said else { return nil }
    if said.value.isEmpty { fault(said, "nothing stands between the add-ons, write a text") }
    return .joined(by: said.value)
  }

  private mutating func one(_ said: Located<Bool>?) -> Layout.Form? {
    guard let said else { return nil }
    if !said.value { fault(said, "this says nothing, write true or remove the key") }
    return .one
  }

  private mutating func holds(_ said: Located<[String]>?) -> Layout.Form? {
    guard let said else { return nil }
    if said.value.isEmpty { fault(said, "no add-on stands here, write those that tick the column") }
    return .holds(said.value)
  }

  mutating func words(
    _ entry: ColumnEntry, _ field: Field, _ type: ColumnType, _ form: Layout.Form?
  ) -> Layout.Words {
    if !field.isMadeOfWords || type == .checkbox {
      let what = "what goes there is not made of words, remove this"
      refuse(entry.words, what)
      refuse(entry.whole, what)
    }
    if !field.mayBeNothing || !type.takesWords {
      refuse(entry.none, "there is always something in this column, remove this")
    }
    if field == .status { checkStatuses(entry) }
    return Layout.Words(
      entry.words?.value ?? [:], none: entry.none?.value, isWhole: entry.whole?.value ?? false)
  }

  private mutating func refuse(_ said: Located<some Any>?, _ message: String) {
    if let said { fault(said, message) }
  }

  /// A status is read back, so that each has its own word.
  private mutating func checkStatuses(_ entry: ColumnEntry) {
    guard let words = entry.words else { return }
    let known = OrderLine.Status.allCases.map(\.rawValue)
    for status in words.value.keys.sorted() where !known.contains(status) {
      fault(
        words, "there is no status \(status), write one of \(known.joined(separator: ", "))")
    }
    if Set(known.map { words.value[$0] ?? $0 }).count < known.count {
      fault(words, "two statuses have the same word, write one for each")
    }
  }
}

extension Field {
  /// Whether a line may have none.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .size, .ice, .sugar, .addOns, .note, .imageUrl, .closesAt: true
    default: false
    }
  }
}

extension ColumnType {
  fileprivate var takesWords: Bool {
    switch self {
    case .singleLineText, .multilineText, .singleSelect, .multipleSelects: true
    case .url, .number, .multipleRecordLinks, .checkbox, .dateTime: false
    }
  }
}
