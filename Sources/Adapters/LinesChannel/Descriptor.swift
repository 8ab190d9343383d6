internal import Glibc

/// An open file of the system, closed when nobody uses it any more.
final class Descriptor: Sendable {
  let number: CInt
  init(_ number: CInt) { self.number = number }
  deinit { close(number) }
}
