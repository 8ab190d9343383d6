import FoundationEssentials
import LinesChannel
import WebhookChannel
import YAML

/// Where people are heard, and who of them may open runs.
extension ConfigurationFile {
  mutating func http(_ said: ConfigurationContents.HTTP) -> HTTPConfiguration? {
    let publicURL = said.publicUrl.flatMap { self.publicURL($0) }
    return listen(said.listen).map { HTTPConfiguration(listen: $0, publicURL: publicURL) }
  }

  /// Without the slash at its end.
  private mutating func publicURL(_ said: Located<String>) -> String? {
    guard said.value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let url = URL(string: said.value), url.host()?.isEmpty == false,
      ["http", "https"].contains(url.scheme), url.query() == nil, url.fragment() == nil
    else {
      refuse(said, "this is no web address, write one such as https://tea.example.org")
      return nil
    }
    return said.value.hasSuffix("/") ? String(said.value.dropLast()) : said.value
  }

  mutating func channels(
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
    isLetterOrDigit(byte) || [UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
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

  // MARK: Webhooks

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
      refuse(
        said, "this is no secret of Standard Webhooks: whsec_ and then 24 to 64 bytes in base64")
    case (nil, let bearer?): return token(bearer).map { .bearer($0) }
    case (nil, nil):
      add("channels.\(key): neither secret nor bearer is there, write one of them", line: line)
    case (_?, let bearer?): refuse(bearer, "a secret is there too, keep one of the two")
    }
    return nil
  }

  mutating func requireHTTP(
    for channels: [ChannelConfiguration], http: ConfigurationContents.HTTP?
  ) {
    let webhooks = channels.filter { if case .webhook = $0.kind { true } else { false } }
    guard http == nil, let first = webhooks.first else { return }
    add("http.listen: channels.\(first.key) needs it, write a loopback address and port", line: 1)
  }

  // MARK: Lines

  private mutating func lines(
    _ channel: ConfigurationContents.Channel, key: String, line: Int
  ) -> ChannelConfiguration.Kind? {
    refuseUnused(
      [channel.format, channel.secret, channel.bearer, channel.deliverTo], of: "kind lines")
    if let said = channel.password, !isOneLine(said.value) {
      refuse(said, "a password is one line of text, look for a line break in it")
    }
    guard let said = channel.listen else {
      let forms = "unix: and a path, or a loopback address and port"
      add("channels.\(key).listen: this is missing, write \(forms)", line: line)
      return nil
    }
    return socket(said).map { .lines($0, password: channel.password?.value) }
  }

  /// Whether a client can say it.
  private func isOneLine(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  private mutating func socket(_ said: Located<String>) -> SocketAddress? {
    let isPath = said.value.hasPrefix("unix:")
    let path = isPath ? fileToWrite(String(said.value.dropFirst(5)), said) : ""
    guard let socket = SocketAddress(isPath ? "unix:" + path : said.value) else {
      refuse(said, "'\(said.value)' is neither unix: and a path nor a loopback address and port")
      return nil
    }
    // A socket's path with its NUL has 108 bytes at most: unix(7).
    if path.utf8.count > 107 {
      refuse(said, "the path of a socket has at most 107 bytes, write a shorter one")
    }
    take(socket.description, for: said)
    return socket
  }

  // MARK: Organizers

  /// - Parameter channels: The keys of the configuration; those of `chat` are known beside them.
  /// - Returns: `nil` for anybody.
  mutating func organizers(
    _ said: Located<ConfigurationContents.Organizers>?, channels: [String]
  ) -> [String]? {
    guard let said else { return nil }
    let accounts = said.value.accounts ?? []
    switch (said.value.anyone ?? false, accounts.isEmpty) {
    case (true, true): return nil
    case (true, false): refuse(said, "anyone is true and accounts are named, keep one of the two")
    case (false, true): refuse(said, "nobody may open runs, write anyone: true or accounts")
    case (false, false): break
    }
    for account in accounts { check(account, channels: channels + ["chat", "lines"]) }
    return accounts.map(\.value)
  }

  private mutating func check(_ account: Located<String>, channels: [String]) {
    let parts = account.value.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      refuse(account, "this names no account, write the channel's key, a slash and the account")
      return
    }
    if !channels.contains(String(parts[0])) {
      refuse(
        account,
        "there is no channel '\(parts[0])', write one of \(channels.joined(separator: ", "))")
    }
  }
}
