import Foundation
import TestKit
import Testing
import WebServer

/// Requests that other servers read in two ways, each with the answers that it must get.
@Suite(.ownThreads, .timeLimit(.minutes(1))) struct MalformedRequestTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    enum Piece: Decodable, Sendable {
      case text(String)
      case run(String, times: Int)

      private enum Key: CodingKey { case `repeat`, times }
      init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
          self = .text(text)
        } else {
          let run = try decoder.container(keyedBy: Key.self)
          self = try .run(
            run.decode(String.self, forKey: .repeat), times: run.decode(Int.self, forKey: .times))
        }
      }

      var bytes: [UInt8] {
        switch self {
        case .text(let text): text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        case .run(let text, let times):
          Array(repeating: Array(text.utf8), count: times).flatMap(\.self)
        }
      }
    }
    var name: String
    var sends: [[Piece]]
    var testDescription: String { name }
  }

  /// Statuses in their order, and whether the connection ends after them.
  struct Outcome: Equatable {
    var statuses: [Int]
    var isClosed: Bool
    init(_ statuses: Int..., isClosed: Bool) {
      self.statuses = statuses
      self.isClosed = isClosed
    }
  }

  static let expected: [String: Outcome] = [
    "ok": Outcome(200, isClosed: false),
    "chunked": Outcome(200, isClosed: false),
    "split utf8 body": Outcome(200, isClosed: false),
    "expect 100": Outcome(200, isClosed: false),
    "pipelined x3": Outcome(200, 200, 200, isClosed: false),
    "HTTP/1.0": Outcome(200, isClosed: true),
    "CL+TE (smuggle)": Outcome(400, isClosed: true),
    "dup CL differ": Outcome(400, isClosed: true),
    // The library itself refuses these four, and says its head twice before it closes.
    "CL +3": Outcome(400, isClosed: true),
    "CL -1": Outcome(400, isClosed: true),
    "CL 3,3": Outcome(400, isClosed: true),
    "CL huge": Outcome(413, isClosed: true),
    "CL 100KB body": Outcome(413, isClosed: true),
    "TE xchunked": Outcome(400, isClosed: true),
    "TE : space": Outcome(400, isClosed: true),
    "no Host": Outcome(400, isClosed: true),
    "64KB header": Outcome(431, isClosed: true),
    "HTTP/2 preface": Outcome(505, isClosed: true),
    "garbage": Outcome(isClosed: true),
    "chunk ext huge size": Outcome(413, isClosed: true),
    // The library reads these as it likes, in one way only, and no request hides in another.
    "bare LF": Outcome(200, isClosed: false),
    "obs-fold": Outcome(200, isClosed: false),
    "NUL in header": Outcome(200, isClosed: false),
  ]

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/http/requests.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }()

  @Test func `every request of the fixture is tried`() {
    #expect(Set(Self.cases.map(\.name)) == Set(Self.expected.keys))
    #expect(Self.cases.count == 23)
  }

  @Test(arguments: cases) func `a request gets its answers and no more`(of request: Case)
    async throws
  {
    let expected = try #require(Self.expected[request.name])
    let outcome = try await withServer(limits: .init(body: 65536)) { port in
      let client = RawClient(port: port)
      for pieces in request.sends { await client.send(pieces.flatMap(\.bytes)) }
      var outcome = Outcome(isClosed: false)
      for _ in expected.statuses {
        if let answer = await client.answer() { outcome.statuses.append(answer.status) }
      }
      if expected.isClosed {
        outcome.isClosed = await client.isClosed()
      } else {
        // Were there a further answer, it would come before this one.
        await client.send("GET /last HTTP/1.1\r\nHost: a\r\n\r\n")
        let last = await client.answer()
        #expect(last?.head.contains("X-Target: /last") == true)
      }
      return outcome
    }
    #expect(outcome == expected)
  }
}
