import MenuTable

extension RecordFaults {
  /// What is wrong with the first records, on one line, and with how many more.
  func told(of table: String) -> String {
    let shown = faults.prefix(3).map { $0.told(of: table) }.joined(separator: "; ")
    return shown + (faults.count > 3 ? "; and \(faults.count - 3) more" : "")
  }
}

extension RecordFault {
  /// With the table, the record and the column: `Menu, 熟成紅茶, price: '時價' is no price, …`.
  func told(of table: String) -> String {
    [table, record, column].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
      + ": " + what
  }

  private var what: String {
    switch kind {
    case .noDrinks: "no record has a name and a price, add drinks or mend the columns of the layout"
    case .noName: "the record has a price and no name, write the name"
    case .noPrice: "the drink has no price, write one"
    case .unreadablePrice(let text): "'\(text)' is no price, write a number"
    case .tooLong(let limit): "this is over \(limit) characters, shorten it"
    case .unknown(let name): "the layout knows no '\(name)', mend it or add it to the layout"
    case .unknownCategory(let key): "no record of the categories is called '\(key)', mend it"
    case .sameName(let name): "it is read as '\(name)' of another record is, rename one of them"
    case .noAddress(let text): "'\(text)' is no web address, begin it with https://"
    }
  }
}
