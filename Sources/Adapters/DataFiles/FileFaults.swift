public import YAML

/// What is wrong with a file that people write by hand, as many faults as were found.
public struct FileFaults: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one, in the order of the file.
  public var faults: [FileFault]

  /// Sorts the faults by their lines.
  public init(_ faults: [FileFault]) { self.faults = faults.sorted { $0.line < $1.line } }

  /// The faults of a YAML document.
  public init(_ error: YAMLError) { self.init(error.faults.map(FileFault.init)) }

  /// A line for each fault: the file, the line in it, what is wrong and what to do.
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

/// One thing that is wrong with a file.
public struct FileFault: Hashable, Sendable, CustomStringConvertible {
  /// The path, as it was given.
  public var file: String
  /// From 1.
  public var line: Int
  /// The keys that lead there, what is wrong, and what to do.
  public var message: String

  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  init(_ fault: YAMLError.Fault) {
    self.init(file: fault.file, line: fault.line, message: fault.message)
  }

  public var description: String { "\(file):\(line): \(message)" }
}
