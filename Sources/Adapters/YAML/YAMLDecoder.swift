/// Decodes documents into `Decodable` values, and refuses what the values do not ask for.
public struct YAMLDecoder {
  /// A decoder that keeps nothing between documents.
  public init() {}

  /// The value of the document.
  ///
  /// - Throws: `YAMLError` with every fault found: unknown keys, missing ones, wrong types.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from document: YAML.Document
  ) throws(YAMLError) -> Value {
    let outcome = read(type, from: document)
    guard let value = outcome.value, outcome.faults.isEmpty else {
      throw YAMLError(faults: outcome.faults)
    }
    return value
  }

  /// The value as far as it can be read, for those who go on to check what is there.
  public func read<Value: Decodable>(
    _ type: Value.Type, from document: YAML.Document
  ) -> Outcome<Value> {
    let faults = FaultList(file: document.file)
    let node = document.root
    do {
      let value = try faults.value(type, from: node, at: .root)
      return Outcome(value: value, faults: faults.sorted, lacksParts: faults.lackParts)
    } catch {
      faults.add(error, at: node, .root)
      return Outcome(value: nil, faults: faults.sorted, lacksParts: true)
    }
  }

  /// What came of reading a document.
  public struct Outcome<Value> {
    /// `nil` where not even a part of it could be read.
    public var value: Value?
    /// In the order of the file.
    public var faults: [YAMLError.Fault]
    /// Whether something that is in the file is not in the value, because it could not be read.
    public var lacksParts: Bool
  }
}
