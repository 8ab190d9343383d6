import Foundation
import IRCWire
import Testing

/// One of the published vectors under `Tests/Fixtures/irc`.
struct Vector: Decodable, Sendable, CustomTestStringConvertible {
  struct Atoms: Decodable, Sendable {
    var tags: [String: String]?
    var source: String?
    var verb: String?
    var params: [String]?
    var nick: String?
    var user: String?
    var host: String?

    var message: IRCMessage {
      IRCMessage(
        tags: tags ?? [:], source: source, command: verb ?? "", parameters: params ?? [])
    }
  }

  var input: String?
  var source: String?
  var matches: [String]?
  var atoms: Atoms

  var testDescription: String { input ?? source ?? matches?.first ?? "" }

  static func all(in file: String) throws -> [Vector] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let url = folder.appending(path: "../Fixtures/irc/\(file).json").standardized
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: url))
  }
}
