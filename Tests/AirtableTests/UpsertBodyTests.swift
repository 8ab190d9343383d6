import Foundation
import Ordering
import TableSync
import Testing

@testable import Airtable

/// What is written by hand is what Foundation reads.
@Suite struct UpsertBodyTests {
  /// Every ASCII character, and others of each length in UTF-8.
  private static let letters =
    (0..<0x80).map { Character(Unicode.Scalar($0)) }
    + ["é", "茶", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "🧋", "e\u{301}", "👩‍👩‍👧", "\r\n"]

  @Test func everyTextIsReadBack() throws {
    for (number, letter) in Self.letters.enumerated() {
      let other = Self.letters[(number * 7 + 3) % Self.letters.count]
      for text in [
        "", "\(letter)", "\(letter)\(letter)", "a\(letter)\(other)", "\(other)\\\(letter)",
      ] {
        let cells: [Row.Cell] = [
          .init("c\(text)", .text(text)), .init("list", .list([text, "x", text])),
        ]
        let record = try Self.records(of: [Self.row(cells)])[0]
        #expect(record.fields["c\(text)"] == .text(text))
        #expect(record.fields["list"] == .list([text, "x", text]))
      }
    }
  }

  @Test(arguments: [
    "0", "7", "45", "-3", "2.9", "2.90", "0.05", "20000000.01", "9007199254740993", "0.1", "100",
    "12345678901234567890.12", "007", ".5", "1e3", "+4",
  ])
  func numberStaysExact(digits: String) throws {
    let record = try Self.records(of: [Self.row([.init("n", .number(digits))])])[0]
    #expect(record.fields["n"] == .number(try #require(Decimal(string: digits))))
  }

  @Test(arguments: ["", "x", "NaN", "nan", "null"])
  func whatIsNoNumberIsEmpty(digits: String) throws {
    let record = try Self.records(of: [Self.row([.init("n", .number(digits))])])[0]
    #expect(record.fields["n"] == .empty)
  }

  @Test func rowsGoWithAndWithoutIds() throws {
    let known = Row(
      key: OrderKey("K-1"), cells: [.init("a", .flag(true)), .init("b", .flag(false))],
      records: ["rec\"1", "rec2"])
    let new = Self.row([.init("a", .empty), .init("b", .list([]))])
    let records = try Self.records(of: [known, new])
    #expect(records.map(\.id) == ["rec\"1", "rec2", nil])
    #expect(records[0].fields == ["a": .flag(true), "b": .flag(false)])
    #expect(records[1].fields == records[0].fields)
    #expect(records[2].fields == ["a": .empty, "b": .list([])])
  }

  @Test(arguments: [
    (true, "Key \"1\"", true), (true, nil, false), (false, "Key \"1\"", false),
  ])
  func upsertsWhereARowIsNewAndAColumnHasTheKey(
    isNew: Bool, keyColumn: String?, isUpsert: Bool
  ) throws {
    let row = Row(key: OrderKey("K"), cells: [], records: isNew ? [] : ["rec1"])
    for typecast in [false, true] {
      let body = try Self.read(UpsertBody(rows: [row], keyColumn: keyColumn, typecast: typecast))
      #expect(body.performUpsert?.fieldsToMergeOn == (isUpsert ? ["Key \"1\""] : nil))
      #expect(body.typecast == typecast)
    }
  }

  private static func row(_ cells: [Row.Cell]) -> Row { Row(key: OrderKey("K"), cells: cells) }

  private static func records(of rows: [Row]) throws -> [ReadBody.Record] {
    try read(UpsertBody(rows: rows, keyColumn: "Key")).records
  }

  private static func read(_ body: UpsertBody) throws -> ReadBody {
    try JSONDecoder().decode(ReadBody.self, from: Data(body.json))
  }
}

/// The body of a write, as Foundation reads it.
private struct ReadBody: Decodable {
  struct Merge: Decodable { var fieldsToMergeOn: [String] }
  struct Record: Decodable {
    var id: String?
    var fields: [String: Cell]
  }
  enum Cell: Decodable, Hashable {
    case empty
    case text(String)
    case number(Decimal)
    case flag(Bool)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .empty
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Decimal.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([String].self))
      }
    }
  }
  var performUpsert: Merge?
  var typecast: Bool
  var records: [Record]
}
