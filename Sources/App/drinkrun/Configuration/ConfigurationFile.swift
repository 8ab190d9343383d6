import DataFiles
import Dialogue
import FoundationEssentials
import ICU
import Ordering
import WebServer
import YAML

/// Reads a configuration and finds every fault of it before anything starts.
struct ConfigurationFile {
  private let file: String
  private let folder: URL
  private var faults: [FileFault] = []
  /// Where something listens, with the keys that say so.
  private var listeners: [String: String] = [:]

  /// - Parameter environment: The variables that `${NAME}` takes its values from.
  static func load(
    _ path: String, environment: [String: String]
  ) throws(FileFaults) -> Configuration {
    let text = SecretReferences.marked(try FileText.read(path))
    let contents: ConfigurationContents
    do {
      let written = try YAML.parse(text, file: path)
      let filled = try SecretReferences.fill(
        written, environment: environment, keeping: ["table.token"])
      contents = try YAMLDecoder().decode(ConfigurationContents.self, from: filled)
    } catch { throw FileFaults(SecretReferences.unmarked(error)) }
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
    let http: HTTPConfiguration? =
      if let said = contents.http { self.http(said) } else { nil }
    let table = self.table(contents.table)
    let channels = self.channels(contents.channels ?? [:])
    let reminder = self.reminder(contents.reminder)
    let cups = self.cups(contents.limits?.cups)
    let organizers = self.organizers(
      contents.organizers, channels: (contents.channels ?? [:]).keys.sorted())
    let menuInTable = contents.menu.flatMap { self.menu($0) }
    if (contents.menus ?? []).isEmpty, contents.menu == nil {
      add(
        "menus: no menu is named, name at least one file, or write a menu from the table", line: 1)
    }
    requireHTTP(for: channels, http: contents.http)
    guard let zone, let store, let table else { return nil }
    return Configuration(
      file: file, locale: contents.locale?.value ?? "zh-Hant", zone: zone, store: store,
      menus: (contents.menus ?? []).map { path($0.value) }, menuInTable: menuInTable,
      prompts: contents.prompts.map { path($0.value) },
      table: table, http: http, channels: channels, organizers: organizers,
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
    return fileToWrite(String(said.value.dropFirst(7)), said)
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

  // MARK: Faults

  mutating func refuse(_ value: Located<some Any>, _ what: String) {
    add("\(value.keys): \(what)", line: value.line)
  }

  mutating func add(_ message: String, line: Int) {
    faults.append(FileFault(file: file, line: line, message: message))
  }

  mutating func refuseUnused<Value>(_ values: [Located<Value>?], of kind: String) {
    for value in values.compactMap(\.self) { refuse(value, "\(kind) has no use for it, remove it") }
  }

  mutating func required(_ said: Located<String>?, _ key: String, line: Int) -> String? {
    guard let said, !said.value.isEmpty else {
      add("\(key): this is missing, write it", line: said?.line ?? line)
      return nil
    }
    return said.value
  }

  /// A token as a header can carry it: one word of printable ASCII.
  mutating func token(_ said: Located<String>) -> String? { token(said.value, of: said) }

  mutating func token(_ text: String, of said: Located<some Any>) -> String? {
    guard !text.isEmpty else {
      refuse(said, "the token is empty, write one")
      return nil
    }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      refuse(
        said, "a token is one word of printable ASCII; look for a space or a line break in it")
      return nil
    }
    return text
  }

  // MARK: Places

  mutating func listen(_ said: Located<String>) -> ListenAddress? {
    guard let listen = ListenAddress(said.value) else {
      refuse(
        said, "'\(said.value)' is no loopback address and port, write one such as 127.0.0.1:8080")
      return nil
    }
    let host = listen.host == .localhost ? .ipv4 : listen.host
    take(ListenAddress(host: host, port: listen.port).description, for: said)
    return listen
  }

  /// Two cannot listen at one place; a port of 0 is another one each time.
  mutating func take(_ place: String, for said: Located<String>) {
    guard !place.hasSuffix(":0") else { return }
    if let other = listeners[place] {
      refuse(said, "\(other) listens on \(place) already, write another")
    } else {
      listeners[place] = said.keys
    }
  }

  /// The path of a file that is made where it is missing, but not the folder that it lies in.
  mutating func fileToWrite(_ written: String, _ said: Located<String>) -> String {
    let path = path(written)
    let folder = URL(filePath: path).deletingLastPathComponent().path
    if !isFolder(folder) {
      refuse(said, "the folder \(folder) is not there, make it or mend the path")
    } else if isFolder(path) {
      refuse(said, "\(path) is a folder, write the path of a file")
    }
    return path
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  func path(_ written: String) -> String {
    URL(filePath: written, relativeTo: folder).path
  }
}
