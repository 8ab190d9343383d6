import FoundationEssentials
import WebServer
import YAML

/// Where the rows go.
extension ConfigurationFile {
  mutating func table(_ said: Located<ConfigurationContents.Table>) -> TableConfiguration? {
    let table = said.value
    let kind: TableConfiguration.Kind?
    switch table.kind.value {
    case "airtable": kind = airtable(table, line: said.line)
    case "firestore": kind = firestore(table, line: said.line)
    case "local": kind = local(table, line: said.line)
    default:
      refuse(
        table.kind, "there is no kind '\(table.kind.value)', write airtable, firestore or local")
      kind = nil
    }
    let timeout = timeout(table.timeout)
    return kind.map {
      TableConfiguration(
        kind: $0, layout: table.layout.map { path($0.value) }, timeoutSeconds: timeout)
    }
  }

  private mutating func timeout(_ said: Located<String>?) -> Int64 {
    guard let said else { return 30 }
    guard let seconds = ISODuration.seconds(said.value), (1...600).contains(seconds) else {
      refuse(said, "a call of the table may take from PT1S to PT10M, write a duration of these")
      return 30
    }
    return seconds
  }

  private mutating func airtable(
    _ table: ConfigurationContents.Table, line: Int
  ) -> TableConfiguration.Kind? {
    refuseUnused([table.file, table.listen, table.project, table.database], of: "kind airtable")
    let base = base(table.base, line: line)
    let token = token(table.token, line: line)
    let endpoint = endpoint(table.endpoint) ?? "https://api.airtable.com/v0"
    guard let base, let token else { return nil }
    return .airtable(endpoint: endpoint, base: base, token: token)
  }

  private mutating func firestore(
    _ table: ConfigurationContents.Table, line: Int
  ) -> TableConfiguration.Kind? {
    refuseUnused([table.file, table.listen, table.base], of: "kind firestore")
    let project = id(table.project, "table.project", line: line, example: "tea-orders")
    let database =
      table.database == nil || table.database?.value == "(default)"
      ? "(default)" : id(table.database, "table.database", line: line, example: "tea")
    let token = token(table.token, line: line)
    let endpoint = endpoint(table.endpoint) ?? "https://firestore.googleapis.com"
    guard let project, let database, let token else { return nil }
    return .firestore(endpoint: endpoint, project: project, database: database, token: token)
  }

  /// An id as Google Cloud has them: letters, digits and hyphens, and what old projects of a domain have besides.
  private mutating func id(
    _ said: Located<String>?, _ key: String, line: Int, example: String
  ) -> String? {
    guard let id = required(said, key, line: line), let said else { return nil }
    guard id.utf8.allSatisfy({ isLetterOrDigit($0) || "-.:".utf8.contains($0) }),
      id.utf8.contains(where: isLetterOrDigit)
    else {
      refuse(said, "an id has letters, digits and hyphens alone, as in \(example)")
      return nil
    }
    return id
  }

  private mutating func endpoint(_ said: Located<String>?) -> String? {
    guard let said else { return nil }
    if !isSafe(said.value) {
      refuse(said, "the token would go over the open net, write an https address")
    }
    return said.value
  }

  /// A file of a token is read now, so that a bad one is told at the start.
  private mutating func token(
    _ said: Located<ConfigurationContents.WrittenToken>?, line: Int
  ) -> TokenSource? {
    guard let said else {
      add("table.token: this is missing, write it", line: line)
      return nil
    }
    switch said.value {
    case .text(let text): return token(text, of: said).map { .fixed($0) }
    case .file(let written):
      let source = TokenSource.file(path(written))
      do throws(CommandFailure) { _ = try source.token() } catch { refuse(said, error.message) }
      return source
    }
  }

  private mutating func base(_ said: Located<String>?, line: Int) -> String? {
    guard let base = required(said, "table.base", line: line) else { return nil }
    guard base.utf8.allSatisfy(isLetterOrDigit) else {
      if let said {
        refuse(said, "a base's id has letters and digits alone, as in appXXXXXXXXXXXXXX")
      }
      return nil
    }
    return base
  }

  private mutating func local(
    _ table: ConfigurationContents.Table, line: Int
  ) -> TableConfiguration.Kind? {
    refuseUnused([table.endpoint, table.base, table.project, table.database], of: "kind local")
    refuseUnused([table.token], of: "kind local")
    let isThere = required(table.file, "table.file", line: line) != nil
    let listen: ListenAddress? =
      if let said = table.listen { self.listen(said) } else { ListenAddress(port: 0) }
    guard isThere, let said = table.file, let listen else { return nil }
    return .local(file: fileToWrite(said.value, said), listen: listen)
  }

  func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// Whether an address keeps what is sent to it from others: TLS, or this machine.
  private func isSafe(_ address: String) -> Bool {
    guard let url = URL(string: address), let host = url.host() else { return false }
    return url.scheme == "https"
      || url.scheme == "http" && ["127.0.0.1", "::1", "[::1]", "localhost"].contains(host)
  }
}
