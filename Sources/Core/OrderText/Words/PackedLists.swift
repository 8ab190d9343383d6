/// Many short lists, one behind the other in one piece of memory.
struct PackedLists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// Where each list starts, and where the last one ends.
  private var starts = [0]

  init(_ lists: [[Element]] = []) {
    for list in lists { append(list) }
  }

  var count: Int { starts.count - 1 }

  @inline(__always)
  func range(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  @inline(__always)
  subscript(index: Int) -> ArraySlice<Element> { elements[range(index)] }

  mutating func reserveCapacity(_ count: Int, elements: Int) {
    starts.reserveCapacity(count + 1)
    self.elements.reserveCapacity(elements)
  }

  mutating func append(_ list: some Sequence<Element>) {
    elements.append(contentsOf: list)
    starts.append(elements.count)
  }

  /// Lists as long as these, of what each element becomes.
  func map<Other: Sendable>(_ transform: (Element) -> Other) -> PackedLists<Other> {
    var lists = PackedLists<Other>()
    lists.elements = elements.map(transform)
    lists.starts = starts
    return lists
  }
}
