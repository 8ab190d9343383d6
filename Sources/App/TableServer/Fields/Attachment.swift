/// A file that hangs on a record: known by its address, never fetched.
struct Attachment: Hashable, Sendable {
  /// `att` and 14 characters.
  var id: String
  /// As it was given.
  var url: String
  var filename: String

  /// How long an address that the API gives is good.
  static let lifetime: Int64 = 2 * 3_600_000

  /// Reads `{"url": …, "filename"?: …}`; nil for anything else.
  init?(new value: JSON) {
    guard let url = value["url"]?.text, url.hasPrefix("https://") || url.hasPrefix("http://") else {
      return nil
    }
    id = Identifier.attachment.new()
    self.url = url
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let last = path.split(separator: "/").dropFirst(2).last.map(String.init)
    filename = value["filename"]?.text ?? last ?? "file"
  }

  /// Reads what the file keeps.
  init?(stored value: JSON) {
    guard let id = value["id"]?.text, let url = value["url"]?.text,
      let filename = value["filename"]?.text
    else { return nil }
    (self.id, self.url, self.filename) = (id, url, filename)
  }

  var stored: JSON {
    .object(["id": .text(id), "url": .text(url), "filename": .text(filename)])
  }

  /// How the API shows it: with an address that says until when it is good, another one each time.
  func shown(at now: Moment) -> JSON {
    var shown = self
    let (base, fragment) = (url.prefix { $0 != "#" }, url.drop { $0 != "#" })
    let mark = base.contains("?") ? "&" : "?"
    shown.url = "\(base)\(mark)expires=\(now.milliseconds + Self.lifetime)\(fragment)"
    return shown.stored
  }
}
