import DataFiles
import Dialogue
import FoundationEssentials
import ICU
import LinesChannel
import Ordering
import WebServer
import WebhookChannel
import YAML

/// Reads a configuration and finds every fault of it before anything starts.
struct ConfigurationFile {
  private let file: String
  private let folder: URL
  private var faults: [FileFault] = []

  /// - Parameter environment: The variables that `${NAME}` takes its values from.
  static func load(
    _ path: String, environment: [String: String]
  ) throws(FileFaults) -> Configuration {
    let text = try FileText.read(path)
    let contents: ConfigurationContents
    do {
      let written = try YAML.parse(text, file: path)
      let filled = try SecretReferences.fill(written, environment: environment)
      contents = try YAMLDecoder().decode(ConfigurationContents.self, from: filled)
    } catch { throw FileFaults(error) }
    var reader = ConfigurationFile(path)
    let configuration = reader.configuration(contents)
    guard let configuration, reader.faults.isEmpty else { throw FileFaults(reader.faults) }
    return configuration
  }

  private init(_ path: String) {
    file = path
    folder = URL(filePath: path).deletingLastPathComponent()
  }

  private mutating func configuration(_ contents: ConfigurationContents) -> Configuration? {
    let zone = self.zone(contents.timezone)
    let store = self.store(contents.store)
    let table = self.table(contents.table)
    let http: HTTPConfiguration? =
      if let said = contents.http { self.http(said) } else { nil }
    let channels = self.channels(contents.channels ?? [:])
    let reminder = self.reminder(contents.reminder)
    let cups = self.cups(contents.limits?.cups)
    if contents.menus.isEmpty { add("menus: no menu is named, name at least one file", line: 1) }
    requireHTTP(for: channels, http: contents.http)
    guard let zone, let store, let table else { return nil }
    return Configuration(
      file: file, locale: contents.locale?.value ?? "zh-Hant", zone: zone, store: store,
      menus: contents.menus.map { path($0.value) },
      prompts: contents.prompts.map { path($0.value) },
      table: table, http: http, channels: channels, organizers: organizers(contents.organizers),
      confirm: contents.confirm?.setting ?? .always, isQuiet: contents.quiet ?? false,
      cupLimit: cups, reminderSeconds: reminder)
  }

  // MARK: Values

  private mutating func zone(_ said: Located<String>) -> CivilZone? {
    if let zone = CivilZone(said.value) { return zone }
    refuse(said, "there is no time zone '\(said.value)', write one such as Asia/Taipei")
    return nil
  }

  private mutating func store(_ said: Located<String>) -> String? {
    guard said.value.hasPrefix("sqlite:"), said.value.count > 7 else {
      refuse(said, "this is no store, write sqlite: and the path of a file")
      return nil
    }
    return path(String(said.value.dropFirst(7)))
  }

  private mutating func reminder(_ said: Located<String>?) -> Int64? {
    guard let said else { return 600 }
    if ["none", "PT0S", "PT0M"].contains(said.value) { return nil }
    guard let seconds = ISODuration.seconds(said.value) else {
      refuse(said, "this is no duration, write one such as PT10M, or none")
      return nil
    }
    return seconds
  }

  private mutating func cups(_ said: Located<Int>?) -> Int {
    guard let said else { return 100 }
    guard (1...OrderLine.largestQuantity).contains(said.value) else {
      refuse(
        said, "a line has from 1 to \(OrderLine.largestQuantity) cups, write a number of these")
      return 100
    }
    return said.value
  }

  private func organizers(_ said: ConfigurationContents.Organizers?) -> [String]? {
    guard let said, said.anyone != true else { return nil }
    return said.accounts ?? []
  }

  // MARK: Table

  private mutating func table(
    _ said: Located<ConfigurationContents.Table>
  ) -> TableConfiguration? {
    let table = said.value
    let kind: TableConfiguration.Kind?
    switch table.kind.value {
    case "airtable": kind = airtable(table, line: said.line)
    case "local": kind = local(table, line: said.line)
    default:
      refuse(table.kind, "there is no kind '\(table.kind.value)', write airtable or local")
      kind = nil
    }
    return kind.map { TableConfiguration(kind: $0, layout: table.layout.map { path($0.value) }) }
  }

  private mutating func airtable(
    _ table: ConfigurationContents.Table, line: Int
  ) -> TableConfiguration.Kind? {
    refuseUnused([table.file, table.listen], of: "kind airtable")
    guard let base = required(table.base, "table.base", line: line),
      let token = required(table.token, "table.token", line: line)
    else { return nil }
    let endpoint = table.endpoint?.value ?? "https://api.airtable.com/v0"
    guard isSafe(endpoint) else {
      if let said = table.endpoint {
        refuse(said, "the token would go over the open net, write an https address")
      }
      return nil
    }
    return .airtable(endpoint: endpoint, base: base, token: token)
  }

  private mutating func local(
    _ table: ConfigurationContents.Table, line: Int
  ) -> TableConfiguration.Kind? {
    refuseUnused([table.endpoint, table.base, table.token], of: "kind local")
    guard let file = required(table.file, "table.file", line: line) else { return nil }
    guard let said = table.listen else {
      return .local(file: path(file), listen: ListenAddress(port: 0))
    }
    guard let listen = listen(said) else { return nil }
    return .local(file: path(file), listen: listen)
  }

  // MARK: Channels

  private mutating func http(_ said: ConfigurationContents.HTTP) -> HTTPConfiguration? {
    listen(said.listen).map { HTTPConfiguration(listen: $0, publicURL: said.publicUrl?.value) }
  }

  private mutating func channels(
    _ said: [String: Located<ConfigurationContents.Channel>]
  ) -> [ChannelConfiguration] {
    said.sorted { $0.value.line < $1.value.line }.compactMap { key, channel in
      guard key.utf8.allSatisfy(isKeyByte), !key.isEmpty, key.utf8.count <= 64 else {
        refuse(channel, "a channel's key has letters, digits, - and _ alone, rename it")
        return nil
      }
      return kind(of: channel, key: key).map { ChannelConfiguration(key: key, kind: $0) }
    }
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private mutating func kind(
    of said: Located<ConfigurationContents.Channel>, key: String
  ) -> ChannelConfiguration.Kind? {
    let channel = said.value
    switch channel.kind.value {
    case "webhook": return webhook(channel, key: key, line: said.line)
    case "lines": return lines(channel, key: key, line: said.line)
    default:
      refuse(channel.kind, "there is no kind '\(channel.kind.value)', write webhook or lines")
      return nil
    }
  }

  private mutating func webhook(
    _ channel: ConfigurationContents.Channel, key: String, line: Int
  ) -> ChannelConfiguration.Kind? {
    refuseUnused([channel.listen, channel.password], of: "kind webhook")
    if let format = channel.format, format.value != "generic" {
      refuse(format, "there is no format '\(format.value)', write generic")
    }
    let deliverTo = channel.deliverTo.flatMap { DeliveryAddress($0.value) }
    if let said = channel.deliverTo, deliverTo == nil {
      refuse(said, "what is said would go over the open net, write an https address")
    }
    return credential(channel, key: key, line: line).map { .webhook($0, deliverTo: deliverTo) }
  }

  private mutating func credential(
    _ channel: ConfigurationContents.Channel, key: String, line: Int
  ) -> WebhookCredential? {
    switch (channel.secret, channel.bearer) {
    case (let said?, nil):
      if let secret = SigningSecret(said.value) { return .secret(secret) }
      refuse(said, "this is no secret of Standard Webhooks: whsec_ and then base64")
    case (nil, let bearer?):
      if !bearer.value.isEmpty { return .bearer(bearer.value) }
      refuse(bearer, "the token is empty, write one")
    case (nil, nil):
      add("channels.\(key): neither secret nor bearer is there, write one of them", line: line)
    case (_?, let bearer?): refuse(bearer, "a secret is there too, keep one of the two")
    }
    return nil
  }

  private mutating func lines(
    _ channel: ConfigurationContents.Channel, key: String, line: Int
  ) -> ChannelConfiguration.Kind? {
    refuseUnused(
      [channel.format, channel.secret, channel.bearer, channel.deliverTo], of: "kind lines")
    guard let said = channel.listen else {
      let forms = "unix: and a path, or a loopback address and port"
      add("channels.\(key).listen: this is missing, write \(forms)", line: line)
      return nil
    }
    let isPath = said.value.hasPrefix("unix:")
    let address = isPath ? "unix:" + path(String(said.value.dropFirst(5))) : said.value
    guard let socket = SocketAddress(address) else {
      refuse(said, "'\(said.value)' is neither unix: and a path nor a loopback address and port")
      return nil
    }
    return .lines(socket, password: channel.password?.value)
  }

  private mutating func requireHTTP(
    for channels: [ChannelConfiguration], http: ConfigurationContents.HTTP?
  ) {
    let webhooks = channels.filter { if case .webhook = $0.kind { true } else { false } }
    guard http == nil, let first = webhooks.first else { return }
    add("http.listen: channels.\(first.key) needs it, write a loopback address and port", line: 1)
  }

  // MARK: Faults and paths

  private mutating func listen(_ said: Located<String>) -> ListenAddress? {
    if let listen = ListenAddress(said.value) { return listen }
    refuse(
      said, "'\(said.value)' is no loopback address and port, write one such as 127.0.0.1:8080")
    return nil
  }

  private mutating func required(
    _ said: Located<String>?, _ key: String, line: Int
  ) -> String? {
    guard let said, !said.value.isEmpty else {
      add("\(key): this is missing, write it", line: said?.line ?? line)
      return nil
    }
    return said.value
  }

  private mutating func refuseUnused(_ values: [Located<String>?], of kind: String) {
    for value in values.compactMap(\.self) { refuse(value, "\(kind) has no use for it, remove it") }
  }

  private mutating func refuse(_ value: Located<some Any>, _ what: String) {
    add("\(value.keys): \(what)", line: value.line)
  }

  private mutating func add(_ message: String, line: Int) {
    faults.append(FileFault(file: file, line: line, message: message))
  }

  /// Whether an address keeps what is sent to it from others: TLS, or this machine.
  private func isSafe(_ address: String) -> Bool {
    guard let url = URL(string: address), let host = url.host() else { return false }
    return url.scheme == "https"
      || url.scheme == "http" && ["127.0.0.1", "::1", "[::1]", "localhost"].contains(host)
  }

  private func path(_ written: String) -> String {
    URL(filePath: written, relativeTo: folder).path
  }
}
