/// What a word that is no name, level or number does in a sentence.
public enum Role: Int, Hashable, Sendable, CaseIterable, CodingKey {
  // What stands by a number.
  /// 杯, 瓶, cups
  case cup
  /// 份: cups, or portions where an add-on is beside it.
  case portion
  /// x, ×, *
  case times
  /// 半杯, 幾杯: a count that is none.
  case vague
  /// 以上, 左右: makes a count no count.
  case roughly
  /// 到, ~: between two numbers the count is neither.
  case range
  /// $, NT$
  case currency
  /// 元, 塊
  case money
  /// 顆, 塊: counts cubes of ice.
  case cube
  /// 共, 總共
  case total
  /// 第
  case ordinal
  /// 號, 筆, 項
  case numbered
  /// 段, 樓: makes of a number a piece of an address or a date.
  case place

  // What joins and parts.
  /// 加, 配, with
  case add
  /// 跟, 和, and
  case and
  /// 再, 還有: what follows is another item.
  case also
  /// 或
  case or
  /// 的
  case of
  /// 但, 不過
  case but
  /// 各
  case each
  /// 都, 全部
  case all
  /// 其中
  case among
  /// 剩下, 其他: the cups that were not spoken of yet.
  case rest
  /// 啊不對: what follows is right.
  case correction
  /// 不是: what follows is ruled out, where something else is wanted.
  case isNot

  // What takes off.
  /// 不要, 不加
  case without
  /// 去, 走: takes off what follows only where that is an add-on.
  case remove
  /// 不要了: cancels what stands before it.
  case cancel

  /// 多一點, 少一點: how much of an add-on, which the shop is told.
  case amount
  /// 少, 減: takes so many cups off.
  case fewer

  // Whom it is about.
  /// 幫, 替
  case proxy
  /// 請, 多給: who stands before it gives the cups behind it away.
  case treat
  /// 不要了: what is in a drink and stands before it is left out from now on.
  case noLonger
  /// 了: what stands before it is done.
  case done
  /// 沒有: what follows may be sold out.
  case lacking
  /// 的話, 就: what follows is wanted then.
  case ifSo
  /// 沒有的話: what follows is wanted where the drink before it is sold out.
  case otherwise
  /// 老闆, 先生: a word for a person.
  case person
  /// 點, 要, 訂
  case order
  /// 我, 我要, 幫我
  case me
  /// 我: who speaks.
  case pronoun
  /// 我的, 我那杯
  case mine
  /// 上一個, 樓上
  case last

  // What else is done.
  /// 那杯: points at a line by what stands before it.
  case thatOne
  /// 改, 換成
  case change
  /// 把
  case object
  /// +1, 同上, 我也要
  case copy
  /// 一樣
  case same
  /// 老樣子
  case usual
  case yes
  case no
  /// 謝謝: whoever is named behind it is only thanked.
  case thanks
  /// 收到, 晚點付: decides nothing behind a yes or a no.
  case courtesy
  /// 要, 好了: a yes where it is all that is said.
  case yesAlone
  /// 不要: a no where it is all that is said.
  case noAlone
  /// The bot's own name at the head of a message.
  case address
  /// 嗎, 多少錢: the sentence asks.
  case ask
  /// 多少錢: what it asks is the price.
  case price
  /// 誰, 好喝, 每次: tells or asks of a drink, and orders none.
  case about

  // Nouns of the options.
  case sugarNoun
  case iceNoun
  /// 冰的, iced: cold, without a level.
  case cold

  // Times.
  /// 點
  case hour
  /// 半, of an hour
  case halfPast
  case minutes
  case hours
  /// 半小時
  case halfHour
  /// 刻, a quarter of an hour
  case quarter
  /// 個半小時: half an hour more than the number before it.
  case andHalf
  case morning
  case afternoon
  /// 中午, noon: a time by itself.
  case noon
  case today
  case tomorrow
  /// 週五
  case weekday

  // Terms of a run.
  /// 截止, until
  case until
  /// Words around a stretch of time: 後, in.
  case after
  case pickup
  /// 自取
  case collect
  /// 外送
  case delivery
  /// 運費
  case fee
  /// 滿
  case reaching
  /// 免運
  case freeDelivery
  /// 低消
  case least
  /// 送到
  case placeMark
  /// 店家, shop
  case shopMark
  /// A chain of shops, whose name before a drink is no piece of the drink's.
  case chain

  /// 備註: what follows is a note.
  case noteMark

  /// 昨天: tells of a drink that was, unless it is counted.
  case past
  /// 好熱, 好喝: marks talk, in which a yes or a drink means nothing.
  case talk
  /// 太, 很: makes of what stands behind it what a drink is like.
  case degree
  /// 一下: what it follows is done, so it is no name of a command.
  case briefly
  /// Politeness, particles, exclamations: explained by being there.
  case filler
}

extension Role: Codable, CodingKeyRepresentable {
  /// The key of its words in `hear.yaml`.
  public var name: String { stringValue }

  public var codingKey: any CodingKey { self }

  public init?(codingKey: some CodingKey) { self.init(stringValue: codingKey.stringValue) }
}

/// Some roles.
struct RoleSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  init(_ roles: [Role]) { for role in roles { insert(role) } }

  mutating func insert(_ role: Role) {
    if role.rawValue < 64 { low |= 1 << role.rawValue } else { high |= 1 << (role.rawValue - 64) }
  }

  @inline(__always)
  func contains(_ role: Role) -> Bool {
    role.rawValue < 64
      ? low >> role.rawValue & 1 != 0 : high >> (role.rawValue - 64) & 1 != 0
  }

  mutating func formUnion(_ other: RoleSet) {
    low |= other.low
    high |= other.high
  }

  func isSubset(of other: RoleSet) -> Bool { low & ~other.low | high & ~other.high == 0 }
}
