public import DataFiles

/// What holds for the faults of any file: there are some, in the order of the lines that the file has.
public func requireSound(_ faults: FileFaults, of text: String) {
  require(!faults.faults.isEmpty, "a file that is refused has a fault")
  // Form feeds and other breaks of YAML are lines as well.
  let lines = text.unicodeScalars.count { $0.properties.isWhitespace } + 2
  var last = 1
  for fault in faults.faults {
    require(fault.line >= last && fault.line <= lines, "line \(fault.line) of \(lines)")
    require(!fault.message.isEmpty, "a fault says what is wrong")
    last = fault.line
  }
}
