import Dialogue
import ICU
import LinesChannel
import Ordering
import WebServer
import WebhookChannel

/// Everything that a configuration file settles, with its paths made absolute and its secrets filled in.
struct Configuration {
  /// The file it comes from; `nil` for the embedded default.
  var file: String?
  var locale: String
  var zone: CivilZone
  /// The path of the SQLite file that the orders are kept in.
  var store: String
  /// Paths of menu files; empty for the sample menu where there is no menu in the table either.
  var menus: [String]
  var menuInTable: MenuInTable?
  /// The folder of the prompts; `nil` to find it.
  var prompts: String?
  var table: TableConfiguration
  var http: HTTPConfiguration?
  var channels: [ChannelConfiguration]
  /// Which accounts may open runs; `nil` for anybody.
  var organizers: [String]?
  var confirm: Setting.Confirm
  var isQuiet: Bool
  var cupLimit: Int
  var reminderSeconds: Int64?
}

/// Where the rows go.
struct TableConfiguration {
  enum Kind {
    /// Airtable's Web API at an address.
    case airtable(endpoint: String, base: String, token: TokenSource)
    /// A database of Firestore, whose collection the layout names, by its REST API at an address.
    case firestore(endpoint: String, project: String, database: String, token: TokenSource)
    /// The local table server in this process, its rows in a file.
    case local(file: String, listen: ListenAddress)
  }
  var kind: Kind
  /// The path of a layout; `nil` for our own.
  var layout: String?
  /// How long a call of the table may take.
  var timeoutSeconds: Int64 = 30
}

/// A menu that stands in the table.
struct MenuInTable {
  /// The path of its layout.
  var layout: String
  /// How often it is read anew.
  var everySeconds: Int64
}

/// Where the webhooks are heard.
struct HTTPConfiguration {
  var listen: ListenAddress
  /// Under which address the world reaches it.
  var publicURL: String?
}

/// One channel of the configuration.
struct ChannelConfiguration {
  enum Kind {
    case webhook(WebhookCredential, deliverTo: DeliveryAddress?)
    case lines(SocketAddress, password: String?)
  }
  var key: String
  var kind: Kind
}
