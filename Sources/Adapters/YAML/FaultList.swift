/// The faults of one decoding, gathered while it goes on as far as it can.
final class FaultList {
  private let file: String
  private var faults: [YAMLError.Fault] = []
  /// Whether a list's element or an optional value was left out for a fault.
  private(set) var lackParts = false

  init(file: String) { self.file = file }

  var sorted: [YAMLError.Fault] { faults.sorted { $0.line < $1.line } }

  func add(_ message: String, line: Int) {
    faults.append(.init(file: file, line: line, message: message))
  }

  /// Takes in what stopped a value's decoding.
  func add(_ error: any Error, at node: YAMLNode, _ path: NodePath) {
    lackParts = true
    switch error {
    case let misfit as Misfit: add(misfit.path.message(misfit.what), line: misfit.line)
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
      add(path.message(context.debugDescription), line: node.mark.line)
    default: add(path.message("\(error)"), line: node.mark.line)
    }
  }

  /// Decodes a value and then refuses the keys that it did not ask for.
  func value<Value: Decodable>(
    _ type: Value.Type, from node: YAMLNode, at path: NodePath
  ) throws -> Value {
    if node.scalar == nil, mayBeElementwise(type), let list = type as? any Elementwise.Type {
      guard let value = try list.read(from: node, at: path, faults: self) as? Value else {
        throw Misfit(node, path, "this is not taken here")
      }
      return value
    }
    let decoder = NodeDecoder(node: node, path: path, faults: self)
    do {
      let value = try type.init(from: decoder)
      decoder.refuseUnaskedKeys()
      return value
    } catch DecodingError.dataCorrupted(let context) {
      throw Misfit(node, path, choices(of: type) ?? context.debugDescription)
    }
  }

  /// Whether a type has the size of a list or a dictionary, which is the same for all of them.
  ///
  /// To ask what a type conforms to searches the whole program the first time.
  private func mayBeElementwise<Value>(_ type: Value.Type) -> Bool {
    MemoryLayout<Value>.size == MemoryLayout<[Value]>.size
  }

  private func choices(of type: any Any.Type) -> String? {
    guard let type = type as? any (CaseIterable & RawRepresentable).Type else { return nil }
    return "this is none of the choices, write one of \(type.choices.joined(separator: ", "))"
  }
}

extension CaseIterable where Self: RawRepresentable {
  fileprivate static var choices: [String] { allCases.map { "\($0.rawValue)" } }
}

/// A node that is not what was asked for.
struct Misfit: Error {
  var line: Int
  var path: NodePath
  var what: String

  init(_ node: YAMLNode, _ path: NodePath, _ what: String) {
    line = node.mark.line
    self.path = path
    self.what = what
  }
}
