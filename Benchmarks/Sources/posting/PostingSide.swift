internal import Airtable
internal import CurlHTTP
internal import DeliveryRig
internal import FoundationEssentials
internal import Glibc
internal import HTTPMessages
internal import Sides
internal import TableSync

/// Posts rows as the bot does, but for the wait that the pace of a base asks for.
@main
struct PostingSide {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 3 else { throw SideFailure("name the checkout, a port and a folder") }
    let orders = try SampleOrders(checkout: words[0])
    let clock = LeapingClock()
    let relay = BaseRelay(try HTTPClient(), now: { clock.now }, sleep: { clock.leap($0) })
    for count in [1, 10] {
      let http = RecordingHTTP(relay)
      try await post(orders.rows(count), to: orders.table(port: words[1], over: http))
      let body = await http.last?.body ?? []
      try Data(body).write(to: URL(filePath: "\(words[2])/rows\(count).json"))
    }
    say("ready")
    let table = orders.table(port: words[1], over: relay)
    while let line = readLine() {
      let asked = line.split(separator: " ")
      guard asked.count == 2, let seconds = Double(asked[0]), let count = Int(asked[1]) else {
        throw SideFailure("no seconds and rows: \(line)")
      }
      let rows = orders.rows(count)
      let start = (wall: ContinuousClock.now, cpu: Stopwatch.now())
      var requests = 0
      while ContinuousClock.now - start.wall < .seconds(seconds) {
        try await post(rows, to: table)
        requests += 1
      }
      let wall = Int64((ContinuousClock.now - start.wall) / .nanoseconds(1))
      say("\(requests) \(wall) \(Stopwatch.now() - start.cpu)")
    }
  }

  private static func post(_ rows: [Row], to table: AirtableTable) async throws {
    let written = await table.write(rows)
    guard written.verdict == .stored, written.records.count == rows.count else {
      throw SideFailure("the table took no rows: \(written.verdict)")
    }
  }

  private static func say(_ line: String) {
    print(line)
    // Who asks waits for the answer.
    fflush(nil)
  }
}
