/// A collection whose elements are read one by one, so that a faulty one does not hide the next.
protocol Elementwise {
  static func read(from node: YAMLNode, at path: NodePath, faults: FaultList) throws -> Self
}

extension Array: Elementwise where Element: Decodable {
  static func read(from node: YAMLNode, at path: NodePath, faults: FaultList) throws -> Self {
    guard case .sequence(let nodes) = node.content else {
      throw Misfit(node, path, "\(node.kind) stands here, write a list")
    }
    // Texts with nothing wrong need no decoder each, and most lists are of texts.
    if Element.self == String.self, let texts = texts(nodes) as? Self { return texts }
    var values: Self = []
    values.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let path = NodePath.index(path, index)
      do {
        values.append(try faults.value(Element.self, from: nodes[index], at: path))
      } catch {
        faults.add(error, at: nodes[index], path)
      }
    }
    return values
  }
}

/// The texts of all nodes; `nil` where one is something else.
private func texts(_ nodes: [YAMLNode]) -> [String]? {
  var texts: [String] = []
  texts.reserveCapacity(nodes.count)
  for node in nodes {
    guard let text = node.scalar?.string else { return nil }
    texts.append(text)
  }
  return texts
}

extension Dictionary: Elementwise where Key == String, Value: Decodable {
  static func read(from node: YAMLNode, at path: NodePath, faults: FaultList) throws -> Self {
    guard case .mapping(let pairs) = node.content else {
      throw Misfit(node, path, "\(node.kind) stands here, write keys and values")
    }
    var values: Self = [:]
    for pair in pairs {
      let path = NodePath.key(path, pair.key)
      do {
        values[pair.key] = try faults.value(Value.self, from: pair.value, at: path)
      } catch {
        faults.add(error, at: pair.value, path)
      }
    }
    return values
  }
}
