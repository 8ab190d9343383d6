/// A list that mostly holds one element at most, and needs no memory of its own for that.
struct Few<Element>: RandomAccessCollection, RangeReplaceableCollection, MutableCollection,
  ExpressibleByArrayLiteral
{
  private var head: Element?
  private var tail: [Element] = []

  init() {}

  init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : tail.count + 1 }
  var isEmpty: Bool { head == nil }
  var first: Element? { head }

  subscript(position: Int) -> Element {
    get {
      if position == 0, let head { return head }
      return tail[position - 1]
    }
    set {
      if position == 0 { head = newValue } else { tail[position - 1] = newValue }
    }
  }

  mutating func append(_ element: Element) {
    if head == nil { head = element } else { tail.append(element) }
  }

  mutating func replaceSubrange(
    _ subrange: Range<Int>, with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(subrange, with: elements)
    head = all.first
    tail = Array(all.dropFirst())
  }
}

extension Few: Equatable where Element: Equatable {}
extension Few: Sendable where Element: Sendable {}
