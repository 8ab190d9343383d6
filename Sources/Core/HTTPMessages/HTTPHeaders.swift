/// Header fields in their order; names are compared without case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One header line; the same name may come in several.
  public struct Field: Hashable, Sendable {
    /// As it was written.
    public var name: String
    public var value: String
  }
  /// As they were added.
  public private(set) var fields: [Field]

  /// No field at all.
  public init() { fields = [] }
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of that name; setting replaces all of them.
  public subscript(name: String) -> String? {
    get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      fields.removeAll { $0.name.lowercased() == name.lowercased() }
      if let newValue { add(name, newValue) }
    }
  }

  /// Every value of that name, in their order.
  public func all(_ name: String) -> [String] {
    let name = name.lowercased()
    return fields.compactMap { $0.name.lowercased() == name ? $0.value : nil }
  }

  /// Puts a field behind the others, and keeps those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}
