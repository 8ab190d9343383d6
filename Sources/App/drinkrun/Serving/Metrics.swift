import HTTPMessages
import Ordering
import TableSync

/// How much waits for the table, in the text format of Prometheus (version 0.0.4).
enum Metrics {
  static func response(_ backlog: Backlog, now: Timestamp) -> HTTPResponse {
    let age = backlog.oldest.map { max(0, now.milliseconds - $0.milliseconds) / 1_000 } ?? 0
    let text =
      gauge("drinkrun_outbox_waiting", "Rows that wait for the table.", backlog.waiting)
      + gauge("drinkrun_outbox_parked", "Rows that the table refuses.", backlog.parked)
      + gauge(
        "drinkrun_outbox_oldest_seconds", "How long the oldest waiting row has waited.", Int(age))
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "text/plain; version=0.0.4; charset=utf-8"],
      body: Array(text.utf8))
  }

  private static func gauge(_ name: String, _ help: String, _ value: Int) -> String {
    "# HELP \(name) \(help)\n# TYPE \(name) gauge\n\(name) \(value)\n"
  }
}
