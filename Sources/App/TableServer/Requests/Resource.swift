/// What a path of the API stands for.
enum Resource: Hashable, Sendable {
  case whoami
  case bases
  case tables(base: String)
  case fields(base: String, table: String)
  case records(base: String, table: String)
  /// Where a list too long for a URL is asked for.
  case recordList(base: String, table: String)
  case record(base: String, table: String, id: String)
  case comments(base: String, table: String, record: String)
  case comment(base: String, table: String, record: String, id: String)

  /// Nil for a path of nothing.
  init?(_ parts: [String]) {
    guard parts.first == "v0", parts.count > 2, !parts.contains("") else { return nil }
    let rest = Array(parts.dropFirst())
    if rest[0] == "meta" {
      self.init(meta: rest)
    } else {
      self.init(base: rest[0], table: rest[1], rest: Array(rest.dropFirst(2)))
    }
  }

  private init?(meta rest: [String]) {
    switch (rest.count, rest[1]) {
    case (2, "whoami"): self = .whoami
    case (2, "bases"): self = .bases
    case (4, "bases") where rest[3] == "tables": self = .tables(base: rest[2])
    case (6, "bases") where rest[3] == "tables" && rest[5] == "fields":
      self = .fields(base: rest[2], table: rest[4])
    default: return nil
    }
  }

  private init?(base: String, table: String, rest: [String]) {
    switch rest.count {
    case 0: self = .records(base: base, table: table)
    case 1 where rest[0] == "listRecords": self = .recordList(base: base, table: table)
    case 1: self = .record(base: base, table: table, id: rest[0])
    case 2 where rest[1] == "comments":
      self = .comments(base: base, table: table, record: rest[0])
    case 3 where rest[1] == "comments":
      self = .comment(base: base, table: table, record: rest[0], id: rest[2])
    default: return nil
    }
  }

  /// The base that it lies in; nil for what is of all bases.
  var base: String? {
    switch self {
    case .whoami, .bases: nil
    case .tables(let base), .fields(let base, _), .records(let base, _),
      .recordList(let base, _), .record(let base, _, _), .comments(let base, _, _),
      .comment(let base, _, _, _):
      base
    }
  }
}
