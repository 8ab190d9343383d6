internal import Chat
internal import ICU
internal import IRCWire
internal import Ordering

/// Where the lines of a channel are said: what they mean depends on the channel's key and the bot's nick.
struct LinesPlace: Sendable {
  /// The most bytes of an account or a `msgid`.
  private static let longestID = 256

  let key: String
  let nick: IRCTarget
  /// Makes the id of a message that brings none, another one at every call.
  let makeID: @Sendable () -> String

  func actions(for message: IRCMessage, saidAt: Timestamp?, isUTF8: Bool) -> [LinesAction] {
    switch message.command.uppercased() {
    case "PRIVMSG": hear(message, saidAt: saidAt, isUTF8: isUTF8)
    case "PING": [answer(toPing: message)]
    case "JOIN": join(message)
    // To answer a notice could begin an endless talk of two programs; a password that nobody asked for is harmless.
    case "NOTICE", "PONG", "PASS": []
    default: [.complain("\(message.command.prefix(32)) is not understood here")]
    }
  }

  private func answer(toPing message: IRCMessage) -> LinesAction {
    guard !message.parameters.isEmpty else { return .complain("PING needs something to give back") }
    do throws(IRCFault) {
      return .write(try IRCMessage(command: "PONG", parameters: message.parameters).printed())
    } catch {
      return .complain("\(error)")
    }
  }

  private func join(_ message: IRCMessage) -> [LinesAction] {
    let names = message.parameters.first?.split(separator: ",") ?? []
    guard !names.isEmpty else { return [.complain("JOIN needs a channel, as in: JOIN #tea")] }
    return names.map { name in
      guard let target = Self.target(String(name)), target.isChannel else {
        return .complain("JOIN needs a channel, as in: JOIN #tea")
      }
      return .join(Room(channel: key, name: target.text))
    }
  }

  private func hear(_ message: IRCMessage, saidAt: Timestamp?, isUTF8: Bool) -> [LinesAction] {
    do throws(LinesFault) {
      guard message.parameters.count == 2 else { throw .shape }
      let (sender, senderNick) = try sender(of: message)
      // The bot's own words, given back by a server.
      guard !senderNick.isSame(as: nick) else { return [] }
      let room = try room(of: message, from: senderNick)
      let text = message.parameters[1]
      // A client-to-client command is for programs.
      guard text.utf8.first != 0x01 else { return [] }
      var heard = Message(
        id: try id(of: message), room: room, sender: sender, text: "", saidAt: saidAt)
      fill(&heard, with: text, isUTF8: isUTF8)
      return [.hear(heard)]
    } catch {
      return [.complain("\(error)")]
    }
  }

  private func fill(_ message: inout Message, with text: String, isUTF8: Bool) {
    guard isUTF8 else { return message.failure = .notUTF8 }
    guard text.utf8.count <= ChatText.longest else { return message.failure = .tooLong }
    let plain = ChatText.withoutControls(IRCFormatting.removed(from: text))
    message.text = Normalization.nfc(plain)
  }

  private func id(of message: IRCMessage) throws(LinesFault) -> String {
    guard let id = message.tags["msgid"], !id.isEmpty else { return makeID() }
    guard Self.isFit(id) else { throw .id("msgid") }
    return id
  }

  /// Who speaks: the account where the server knows one, else all three parts of the source.
  ///
  /// A nick alone is nobody: anybody can take it. A source of one part keeps its marks, so that it is never an account.
  private func sender(of message: IRCMessage) throws(LinesFault) -> (Person, IRCTarget) {
    guard let source = message.source.map(IRCSource.init) else { throw .noSource }
    guard let nick = Self.target(source.nick), !nick.isChannel else { throw .nick }
    let mask = "\(source.nick)!\(source.user)@\(source.host)"
    let account = message.tags["account"] ?? ""
    let id = account.isEmpty ? mask : account
    guard Self.isFit(id) else { throw .id(account.isEmpty ? "sender" : "account") }
    return (Person(id: PersonID("\(key)/\(id)"), name: nick.text), nick)
  }

  private func room(of message: IRCMessage, from sender: IRCTarget) throws(LinesFault) -> Room {
    guard let target = Self.target(message.parameters[0]) else { throw .target }
    if target.isChannel { return Room(channel: key, name: target.text) }
    guard target.isSame(as: nick) else { throw .notForBot(nick.text) }
    return Room(channel: key, name: sender.text, isPrivate: true)
  }

  /// A name that can be answered, in which nothing is hidden or lost.
  private static func target(_ text: String) -> IRCTarget? {
    isFit(text) ? IRCTarget(text) : nil
  }

  /// Two names that differ must not become one, so nothing is cut off or replaced.
  private static func isFit(_ text: String) -> Bool {
    text.utf8.count <= longestID && ChatText.oneLine(text).utf8.elementsEqual(text.utf8)
      && !text.unicodeScalars.contains("\u{FFFD}")
  }
}
