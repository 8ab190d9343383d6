internal import Sides

/// The matcher by itself.
@main
struct MatcherSide {
  static func main() throws {
    let table = try ScannerTable(folder: "\(Side.checkout())/Benchmarks/Scanner")
    var matcher = Matcher(table)
    let exact = table.exactness { line in
      matcher.read(line)
      return matcher.record.text
    }
    try Side.serve("exact=\(exact)") { _, seconds in
      Stopwatch.count(table.lines, seconds) { line in
        matcher.read(line)
        return matcher.record.unknown
      }
    }
  }
}
