internal import FoundationEssentials
internal import OrderText

/// What an act says besides items, as the contract writes it: only what was said, sums as numbers.
struct DetailsJSON: Encodable {
  let details: Details

  private enum Key: String, CodingKey {
    case shop, deadline, pickup, collect, place, fee, freeFrom, minimum, amount, keyword, choice
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(details.shop, forKey: .shop)
    try object.encodeIfPresent(details.deadline.map(DeadlineJSON.init), forKey: .deadline)
    try object.encodeIfPresent(details.pickup.map(DeadlineJSON.init), forKey: .pickup)
    try object.encodeIfPresent(details.collect, forKey: .collect)
    try object.encodeIfPresent(details.place, forKey: .place)
    try object.encodeIfPresent(number(details.fee), forKey: .fee)
    try object.encodeIfPresent(number(details.freeFrom), forKey: .freeFrom)
    try object.encodeIfPresent(number(details.minimum), forKey: .minimum)
    try object.encodeIfPresent(number(details.amount), forKey: .amount)
    try object.encodeIfPresent(details.keyword, forKey: .keyword)
    try object.encodeIfPresent(details.choice, forKey: .choice)
  }

  private func number(_ sum: String?) -> Decimal? { sum.flatMap { Decimal(string: $0) } }
}

private struct DeadlineJSON: Encodable {
  let deadline: Deadline

  private enum Key: String, CodingKey {
    case time, day
    case within = "in"
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch deadline {
    case .at(let minutes, let day):
      try object.encode("\(padded(minutes / 60)):\(padded(minutes % 60))", forKey: .time)
      try object.encode(day.map(text), forKey: .day)
    case .within(let minutes): try object.encode("PT\(minutes)M", forKey: .within)
    }
  }

  private func text(_ day: Deadline.Day) -> String {
    switch day {
    case .today: "today"
    case .tomorrow: "tomorrow"
    case .date(let year, let month, let day): "\(year)-\(padded(month))-\(padded(day))"
    }
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
