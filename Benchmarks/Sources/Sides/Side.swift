internal import Glibc

/// One side of a comparison: it works for as long as it is told on standard input, and says how much it did.
public enum Side {
  /// Serves until the end of the input.
  ///
  /// - Parameters:
  ///   - greeting: What is told of the side before anything is asked.
  ///   - work: Does what the words of a line ask for, for so many seconds of CPU time.
  public static func serve(
    _ greeting: String, _ work: (_ subject: [String], _ seconds: Double) throws -> Stopwatch.Count
  ) throws {
    say("ready \(greeting)")
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      guard let seconds = words.first.flatMap(Double.init) else {
        throw SideFailure("no seconds: \(line)")
      }
      let count = try work(Array(words.dropFirst()), seconds)
      say("\(count.lines) \(count.nanoseconds) \(count.sum)")
    }
  }

  /// The checkout that the program is told to measure.
  public static func checkout() throws -> String {
    guard let root = CommandLine.arguments.dropFirst().first else {
      throw SideFailure("name the checkout")
    }
    return root
  }

  private static func say(_ line: String) {
    print(line)
    // Who asks waits for the answer.
    fflush(nil)
  }
}

/// Why nothing can be measured.
public struct SideFailure: Error, CustomStringConvertible {
  public let description: String
  /// Says why.
  public init(_ description: String) { self.description = description }
}
