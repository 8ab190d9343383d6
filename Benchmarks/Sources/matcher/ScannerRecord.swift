/// What a scanner makes of a line: the last of each kind, and the add-ons.
struct ScannerRecord {
  private static let quantity = 5
  private static let addOn = 4

  private var fields: InlineArray<7, Int16> = [-1, -1, -1, -1, -1, 1, 0]
  private var addOns = InlineArray<8, Int16>(repeating: 0)
  private var addOnCount = 0
  var unknown = 0

  @inline(__always)
  mutating func put(kind: Int, number: Int16) {
    guard kind == Self.addOn else {
      fields[kind] = number
      return
    }
    guard addOnCount < addOns.count else { return }
    addOns[addOnCount] = number
    addOnCount += 1
  }

  /// As the C scanner prints it.
  var text: String {
    let added = (0..<addOnCount).map { addOns[$0] }.sorted().map(String.init)
    let levels = (0..<Self.addOn).map { String(fields[$0]) }
    let cells = levels + [added.joined(separator: ","), String(fields[Self.quantity])]
    return cells.joined(separator: "\t")
  }
}
