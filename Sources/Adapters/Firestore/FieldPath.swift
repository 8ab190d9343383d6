/// The name of a field as masks write it (Firestore, "StructuredQuery.FieldReference").
enum FieldPath {
  /// A simple name as it is, any other between backticks, in which a dot is only a dot.
  static func of(_ name: String) -> String {
    if name.isSimple { return name }
    let escaped = name.replacing("\\", with: "\\\\").replacing("`", with: "\\`")
    return "`\(escaped)`"
  }
}

extension String {
  private static let first = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_".utf8)
  private static let digits = Set("0123456789".utf8)

  fileprivate var isSimple: Bool {
    guard let start = utf8.first else { return false }
    return Self.first.contains(start)
      && utf8.allSatisfy { Self.first.contains($0) || Self.digits.contains($0) }
  }
}
