/// A table in a text: comma-separated values as RFC 4180 has them, or tabs or semicolons in place of the commas.
struct DelimitedText {
  /// One row with the line that it starts on.
  struct Record: Hashable {
    var line: Int
    var fields: [String]
  }

  private let scalars: [Unicode.Scalar]
  private let delimiter: Unicode.Scalar
  private var index = 0
  private var line = 1

  /// The rows of a text that have anything in them.
  static func records(in text: String) throws(TableFault) -> [Record] {
    var reader = DelimitedText(text)
    var records: [Record] = []
    while let record = try reader.next() {
      if record.fields.contains(where: { !$0.isEmpty }) { records.append(record) }
    }
    return records
  }

  private init(_ text: String) {
    let all = Array(text.unicodeScalars)
    scalars = all.first == "\u{FEFF}" ? Array(all.dropFirst()) : all
    delimiter = Self.delimiter(of: scalars)
  }

  /// The sign that the header has most of, outside quotes.
  private static func delimiter(of scalars: [Unicode.Scalar]) -> Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var isQuoted = false
    for scalar in scalars {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" { break }
      counts[scalar, default: 0] += 1
    }
    let known: [Unicode.Scalar] = [",", "\t", ";"]
    return known.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? ","
  }

  private mutating func next() throws(TableFault) -> Record? {
    guard index < scalars.count else { return nil }
    var record = Record(line: line, fields: [])
    while true {
      record.fields.append(try field())
      guard index < scalars.count else { return record }
      let end = scalars[index]
      index += 1
      if end == delimiter { continue }
      if end == "\r", index < scalars.count, scalars[index] == "\n" { index += 1 }
      line += 1
      return record
    }
  }

  private mutating func field() throws(TableFault) -> String {
    if index < scalars.count, scalars[index] == "\"" { return try quotedField() }
    let start = index
    while index < scalars.count, !isEnd(scalars[index]) { index += 1 }
    return text(scalars[start..<index])
  }

  private mutating func quotedField() throws(TableFault) -> String {
    let opening = line
    var field: [Unicode.Scalar] = []
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\"" {
        guard index < scalars.count, scalars[index] == "\"" else { return try closed(field) }
        index += 1
      } else if scalar == "\n" {
        line += 1
      }
      field.append(scalar)
    }
    throw TableFault(line: opening, kind: .openQuote)
  }

  private func closed(_ field: [Unicode.Scalar]) throws(TableFault) -> String {
    if index < scalars.count, !isEnd(scalars[index]) {
      throw TableFault(line: line, kind: .textBehindQuote)
    }
    return text(field[...])
  }

  private func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == delimiter || scalar == "\n" || scalar == "\r"
  }

  /// Without blanks at the ends, and with every other run of blanks, breaks and invisible signs as one blank.
  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if !Self.isBlank(scalar) {
        text.append(scalar)
      } else if text.last != " ", !text.isEmpty {
        text.append(" ")
      }
    }
    if text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
