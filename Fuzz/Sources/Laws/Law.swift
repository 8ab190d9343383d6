/// Ends the program where a law does not hold, so that libFuzzer keeps the input.
public func require(_ holds: Bool, _ law: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError("broken law: \(law())")
}

/// The input of a fuzzer as a text; broken bytes are replaced, as a program does that shows them.
///
/// - Parameters:
///   - bytes: What libFuzzer gives; it outlives the call.
///   - count: How many those are.
public func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
  // unsafe: libFuzzer says how many bytes it gives.
  unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}
