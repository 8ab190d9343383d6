import Dialogue
import YAML

/// The configuration file as it is written; what it means is settled by `ConfigurationFile`.
struct ConfigurationContents: Decodable {
  var locale: Located<String>?
  var timezone: Located<String>
  var store: Located<String>
  var menus: [Located<String>]?
  var menu: Located<TableMenu>?
  var prompts: Located<String>?
  var table: Located<Table>
  var http: HTTP?
  var channels: [String: Located<Channel>]?
  var organizers: Located<Organizers>?
  var confirm: Confirm?
  var quiet: Bool?
  var limits: Limits?
  var reminder: Located<String>?

  struct Table: Decodable {
    var kind: Located<String>
    var endpoint: Located<String>?
    var base: Located<String>?
    var project: Located<String>?
    var database: Located<String>?
    var token: Located<WrittenToken>?
    var file: Located<String>?
    var listen: Located<String>?
    var layout: Located<String>?
    var timeout: Located<String>?
  }

  /// A token as it is written, or the path of the file that has it.
  enum WrittenToken: Decodable {
    case text(String)
    case file(String)

    private enum Key: CodingKey { case file }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        self = .file(try container.decode(String.self, forKey: .file))
      } else {
        self = .text(try decoder.singleValueContainer().decode(String.self))
      }
    }
  }

  /// A menu that stands in the table.
  struct TableMenu: Decodable {
    var from: Located<String>
    var layout: Located<String>
    var every: Located<String>?
  }

  struct HTTP: Decodable {
    var listen: Located<String>
    var publicUrl: Located<String>?
  }

  struct Channel: Decodable {
    var kind: Located<String>
    var format: Located<String>?
    var secret: Located<String>?
    var bearer: Located<String>?
    var deliverTo: Located<String>?
    var listen: Located<String>?
    var password: Located<String>?
  }

  struct Organizers: Decodable {
    var anyone: Bool?
    var accounts: [Located<String>]?
  }

  struct Limits: Decodable {
    var cups: Located<Int>?
  }

  enum Confirm: String, Decodable, CaseIterable {
    case always, whenUnsure

    var setting: Setting.Confirm { self == .always ? .always : .whenUnsure }
  }
}
