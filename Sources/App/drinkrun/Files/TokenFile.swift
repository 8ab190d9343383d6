import DataFiles
import Glibc
import Sodium

/// A token in a file; that of a local table is made there, where only its owner reads it.
enum TokenFile {
  /// The token of the file; where there is none it is made, with a new token.
  static func token(at path: String) throws(CommandFailure) -> (token: String, isNew: Bool) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return (try read(path), false) }
    defer { close(descriptor) }
    let token = "pat" + RandomBytes.hexadecimal(count: 24)
    let bytes = Array((token + "\n").utf8)
    let written = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    guard written == bytes.count else {
      unsafe unlink(path)
      throw CommandFailure(.failure, "the token cannot be written to \(path); is the disk full?")
    }
    return (token, true)
  }

  /// The token of a file, without its last line break.
  static func read(_ path: String) throws(CommandFailure) -> String {
    let text: String
    do { text = try FileText.read(path) } catch {
      throw CommandFailure(.configuration, error.description)
    }
    let token = String(text.last?.isNewline == true ? text.dropLast() : text[...])
    guard !token.isEmpty, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw CommandFailure(
        .configuration, "\(path):1: this is no token: one word of printable ASCII is needed")
    }
    return token
  }
}
