/// What is wrong with a text that should be YAML of a certain shape, as many faults as were found.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one.
  public var faults: [Fault]

  public init(faults: [Fault]) { self.faults = faults }

  /// One thing that is wrong, and where.
  public struct Fault: Hashable, Sendable {
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
  }

  public var description: String {
    faults.map { "\($0.file):\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
