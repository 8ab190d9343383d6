import FoundationEssentials
import Ordering
import TableSync

/// What waits for the table, in words and as JSON.
enum OutboxText {
  static func line(_ report: OutboxReport) -> String {
    let line = report.line
    let what = "\(line.beneficiary ?? line.orderer.name): \(line.drink) x\(line.quantity)"
    return "\(line.key.text)  \(report.state.rawValue)  \(what)\(course(report))"
  }

  private static func course(_ report: OutboxReport) -> String {
    var text = report.attempts > 0 ? ", attempts: \(report.attempts)" : ""
    if report.attempts > 0, let dueAt = report.dueAt { text += ", next at \(dueAt.rfc3339)" }
    if let reason = report.reason { text += ": \(reason)" }
    return text
  }

  static func sums(_ reports: [OutboxReport]) -> String {
    func count(_ state: OutboxReport.State) -> Int { reports.count { $0.state == state } }
    return "waiting: \(count(.waiting)), parked: \(count(.parked)), gone: \(count(.gone))"
  }

  static func json(_ report: OutboxReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers have no value that JSON cannot hold.
    let bytes = (try? encoder.encode(Object(report))) ?? Data("{}".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Object: Encodable {
    let key: String
    let state: String
    let person: String
    let drink: String
    let quantity: Int
    let attempts: Int
    let dueAt: String?
    let reason: String?

    init(_ report: OutboxReport) {
      let line = report.line
      (key, state) = (line.key.text, report.state.rawValue)
      (person, drink) = (line.beneficiary ?? line.orderer.name, line.drink)
      (quantity, attempts) = (line.quantity, report.attempts)
      (dueAt, reason) = (report.dueAt?.rfc3339, report.reason)
    }
  }
}
