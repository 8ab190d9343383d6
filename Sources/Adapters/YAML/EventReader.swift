import CYAML

/// What libyaml meets next in a text.
struct Event {
  var kind: Kind
  var mark: YAMLNode.Mark
  /// Whether an anchor stands before the node.
  var hasAnchor = false
  /// Whether a tag of its own stands before the node.
  var hasTag = false

  enum Kind {
    case scalar(YAMLScalar)
    case sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
    case alias
    case documentStart, documentEnd
    case streamStart, streamEnd
  }
}

/// The events of one text: `yaml_parser_parse`.
///
/// Safe, as it owns both blocks of memory for as long as it lives and cannot be copied.
@safe struct EventReader: ~Copyable {
  private let file: String
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(text: String, file: String) {
    self.file = file
    // The parser reads from this copy until it is deleted.
    unsafe self.text = .allocate(capacity: text.utf8.count)
    _ = unsafe self.text.initialize(from: text.utf8)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("no memory for a YAML parser")
    }
    unsafe yaml_parser_set_input_string(parser, self.text.baseAddress, self.text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deinitialize(count: 1)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event; after `.streamEnd` there is none.
  func next() throws(YAMLError) -> Event {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { unsafe yaml_event_delete(&event) }
    let start = unsafe event.start_mark
    let mark = YAMLNode.Mark(line: start.line + 1, column: start.column + 1)
    switch unsafe event.type {
    case YAML_SCALAR_EVENT: return unsafe scalarEvent(event.data.scalar, mark)
    case YAML_SEQUENCE_START_EVENT:
      return unsafe Event(
        kind: .sequenceStart, mark: mark, hasAnchor: event.data.sequence_start.anchor != nil,
        hasTag: event.data.sequence_start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      return unsafe Event(
        kind: .mappingStart, mark: mark, hasAnchor: event.data.mapping_start.anchor != nil,
        hasTag: event.data.mapping_start.tag != nil)
    case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, mark: mark)
    case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, mark: mark)
    case YAML_ALIAS_EVENT: return Event(kind: .alias, mark: mark)
    case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, mark: mark)
    case YAML_DOCUMENT_END_EVENT: return Event(kind: .documentEnd, mark: mark)
    case YAML_STREAM_START_EVENT: return Event(kind: .streamStart, mark: mark)
    default: return Event(kind: .streamEnd, mark: mark)
    }
  }

  private func scalarEvent(
    _ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar, _ mark: YAMLNode.Mark
  ) -> Event {
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    let isPlain = unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE
    return unsafe Event(
      kind: .scalar(YAMLScalar(text, isPlain: isPlain)), mark: mark,
      hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
  }

  private func failure() -> YAMLError {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "no memory"
    // A fault of single characters has an offset in place of a mark.
    let isReader = unsafe parser.pointee.error == YAML_READER_ERROR
    let offset = unsafe Int(parser.pointee.problem_offset)
    let line =
      unsafe isReader
      ? text.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      : Int(parser.pointee.problem_mark.line)
    let message = "this is no YAML, check the indentation and the quotes (\(problem))"
    return YAMLError(faults: [.init(file: file, line: line + 1, message: message)])
  }
}
