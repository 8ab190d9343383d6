import Glibc

/// Measures what it is told, a line at a time: `0.2 text brackets 512` gives how many texts, and nanoseconds.
@main
struct Speed {
  static func main() throws {
    guard let root = CommandLine.arguments.dropFirst().first else {
      throw SpeedFailure("usage: speed CHECKOUT")
    }
    var subjects = try Subjects(root: root)
    let texts = WorstText.pieces.keys.sorted().joined(separator: ",")
    say("ready \(subjects.exactness) texts=\(texts)")
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard let seconds = words.first.flatMap({ Double($0) }) else {
        throw SpeedFailure("no seconds: \(line)")
      }
      let count = try subjects.measure(Array(words.dropFirst()), seconds: seconds)
      say("\(count.lines) \(count.nanoseconds) \(count.sum)")
    }
  }

  private static func say(_ line: String) {
    print(line)
    // Who asks waits for the answer.
    fflush(nil)
  }
}
