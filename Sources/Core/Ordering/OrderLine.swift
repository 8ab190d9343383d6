/// A complete line of a run: a drink with its options, somebody who wants it, and a price that no longer moves.
///
/// A line is never removed: a cancelled one stays, struck out, and its number in the run never moves.
public struct OrderLine: Hashable, Codable, Sendable {
  public var run: RunID
  /// The `#` of the line in its run, from 1.
  public var number: Int
  /// yyyyMMdd and six digits, one for all lines that were confirmed at once; the store gives it.
  public var orderNumber: String
  /// Who ordered and pays.
  public var orderer: Person
  /// Whom the drink is for, where it is for another.
  public var beneficiary: String?
  public var drink: String
  public var size: String?
  public var ice: String?
  public var sugar: String?
  public var addOns: [DraftLine.Portion]
  /// Cups, from 1 to `largestQuantity`.
  public var quantity: Int
  /// The price of one cup with its add-ons, frozen when it was confirmed.
  public var unitPrice: Money
  /// What the person wants besides, in their own words.
  public var note: String?
  /// The address of the drink's picture, for the table.
  public var image: String?
  public var status: Status
  public var isPaid: Bool
  public var orderedAt: Timestamp
  /// When anything of the line last changed; at first when it was ordered.
  public var updatedAt: Timestamp

  /// How far a line has come; it can be changed while it is placed, and a cancelled one is struck out.
  public enum Status: String, Hashable, Codable, Sendable, CaseIterable {
    case placed, sent, done, cancelled
  }

  /// The most cups that a configuration may allow in one line.
  public static let largestQuantity = 1_000

  /// A line that was just placed, unless said; the store gives it its order number.
  public init(
    run: RunID, number: Int, orderNumber: String = "", orderer: Person, beneficiary: String? = nil,
    drink: String, size: String? = nil, ice: String? = nil, sugar: String? = nil,
    addOns: [DraftLine.Portion] = [], quantity: Int = 1, unitPrice: Money, note: String? = nil,
    image: String? = nil, status: Status = .placed, isPaid: Bool = false, orderedAt: Timestamp,
    updatedAt: Timestamp
  ) {
    self.run = run
    self.number = number
    self.orderNumber = orderNumber
    self.orderer = orderer
    self.beneficiary = beneficiary
    self.drink = drink
    self.size = size
    self.ice = ice
    self.sugar = sugar
    self.addOns = addOns
    self.quantity = quantity
    self.unitPrice = unitPrice
    self.note = note
    self.image = image
    self.status = status
    self.isPaid = isPaid
    self.orderedAt = orderedAt
    self.updatedAt = updatedAt
  }

  /// What its row in the table is found by.
  public var key: OrderKey { OrderKey(run: run, number: number) }
  /// The price of all its cups, of a cancelled line too.
  public var total: Money { unitPrice * quantity }
  /// Whether it is struck out and counts for nothing.
  public var isCancelled: Bool { status == .cancelled }

  /// What was ordered, as a draft that can be changed or copied.
  public var draft: DraftLine {
    DraftLine(
      drink: drink, size: size, ice: ice, sugar: sugar, addOns: addOns, quantity: quantity,
      note: note, beneficiary: beneficiary)
  }
}
