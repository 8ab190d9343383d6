internal import OrderText
internal import Ordering

/// What a cell says where a price stands.
enum PriceCell: Hashable {
  case none
  case price(Money)
  case zero
  case unreadable(String)

  init(_ text: String, words: TableWords, currency: Currency) {
    var key = NameKey.of(text)
    for sign in words.money + [",", " ", "\u{27}"] {
      key = key.split(separator: NameKey.of(sign)).joined()
    }
    guard !key.isEmpty, !words.noPrice.map(NameKey.of).contains(key) else {
      self = .none
      return
    }
    guard let amount = currency.amount(decimal: key), amount >= .zero else {
      self = .unreadable(text)
      return
    }
    self = amount == .zero ? .zero : .price(amount)
  }
}
