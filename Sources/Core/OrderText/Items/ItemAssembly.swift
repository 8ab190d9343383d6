import Ordering

/// Makes items of phrases: finds which words belong to which drink, and what is said of several.
struct ItemAssembly {
  let tokens: Tokens
  var phrases: [Phrase]
  var items: [ItemDraft] = []
  /// Where options stand that are said of every item, without a word for all in front of them.
  var common: [Range<Int>] = []
  /// How many cups of each drink there are, where that was said before the first.
  var countOfEach: Int?
  /// The sum that was said over several items.
  private var total: Int?
  /// The number before options without a drink.
  private(set) var choice: Int?

  init(_ phrases: [Phrase], _ tokens: Tokens) {
    self.phrases = PartReferences.placed(OtherGoods.marked(phrases, tokens), tokens)
    self.tokens = tokens
    assemble()
  }

  /// The phrases that nothing explains.
  var unread: [Phrase] { phrases.filter(\.isUnread) }

  private mutating func assemble() {
    let copies = Copies(phrases, tokens)
    phrases = copies.phrases
    let drinks = phrases.indices.filter { phrases[$0].isDrink && !isCorrection($0) }
    markShared(drinks)
    let people = LinePeople(phrases, tokens)
    phrases = people.phrases
    var segments = drinks.isEmpty ? [phrases.indices] : cut(at: drinks)
    if drinks.isEmpty { takeChoice() }
    for segment in segments {
      settleListedNumbers(in: segment)
      settleBareNumbers(in: segment)
    }
    segments = segments.filter { !$0.isEmpty }
    var groupStart = 0
    for segment in segments {
      let isNewGroup = segment.first.map { phrases[$0].separator == .hard } ?? false
      if isNewGroup { groupStart = items.count }
      let known = items.count
      addItems(segment, groupStart: &groupStart)
      if known > 0, segment.contains(where: copies.places.contains) || isAlike(segment) {
        copy(known - 1)
      }
      for index in items.indices.dropFirst(known) where items[index].people.isEmpty {
        items[index].people = people.owner(in: segment).map { [$0] } ?? []
      }
    }
    shareAmongAll(segments)
    shareCountOfEach()
    settleTotal()
    items = items.flatMap(\.forEachPerson)
  }

  /// 綠茶也一樣: whether a drink is to be as the one before it.
  private func isAlike(_ segment: Range<Int>) -> Bool {
    guard let drink = segment.first(where: { phrases[$0].isDrink }) else { return false }
    return !segment.contains { phrases[$0].isOption }
      && segment.dropFirst(drink + 1 - segment.lowerBound).first { !phrases[$0].isFiller }
        .map { phrases[$0].isRole(.same) } == true
  }

  /// Gives the items behind one what was said of its drink, and neither its count nor its person.
  private mutating func copy(_ source: Int) {
    var drink = items[source]
    (drink.quantities, drink.oddQuantities, drink.notes) = ([], [], [])
    drink.isForEach = false
    for index in items.indices.dropFirst(source + 1) { items[index].share(drink) }
  }

  /// Whether a drink takes the place of the one before: 紅茶，啊不對，綠茶.
  private func isCorrection(_ index: Int) -> Bool {
    for before in phrases[..<index].reversed() {
      if case .correction = before.content { return phrases[..<index].contains(where: \.isDrink) }
      if before.isDrink { return false }
    }
    return false
  }

  private func cut(at drinks: [Int]) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = 0
    let leading = phrases[..<drinks[0]].fields
    let trailing = phrases[(drinks.last ?? 0)...].fields
    for (drink, next) in zip(drinks, drinks.dropFirst()) {
      let taken = phrases[start..<drink].fields
      let end = ItemCut.cut(
        phrases[drink + 1..<next], before: phrases[next], taken: taken, leading: leading,
        trailing: trailing, tokens)
      segments.append(start..<end)
      start = end
    }
    segments.append(start..<phrases.count)
    return segments
  }

  /// A bare number before options that have no drink may be the number of a choice.
  private mutating func takeChoice() {
    guard let first = phrases.firstIndex(where: { $0.isOfItem || $0.isUnread }),
      case .bare(let number) = phrases[first].content,
      phrases[first...].dropFirst().contains(where: \.isOption)
    else { return }
    choice = number
    phrases[first].content = .filler
  }

  /// 大杯1 中杯2: each number is glued to an option, and those say the same field anew.
  private mutating func settleListedNumbers(in segment: Range<Int>) {
    guard !segment.contains(where: { phrases[$0].isQuantity }) else { return }
    let numbers = segment.dropFirst().filter { index in
      guard case .bare(1...20) = phrases[index].content else { return false }
      return phrases[index - 1].isOption && !phrases[index].isSpaced
    }
    let fields = numbers.map { phrases[$0 - 1].fields }
    guard zip(fields, fields.dropFirst()).allSatisfy({ !$0.isDisjoint(with: $1) }) else { return }
    guard numbers.count > 1 else { return }
    for index in numbers {
      if case .bare(let number) = phrases[index].content {
        phrases[index].content = .quantity(number)
      }
    }
  }

  /// A bare number is a count where the item starts or ends, up to 20; a greater one behind its drink is a price.
  private mutating func settleBareNumbers(in segment: Range<Int>) {
    var hasQuantity = segment.contains { phrases[$0].isQuantity }
    let edges = [
      segment.first { bounds(phrases[$0]) }, segment.last { bounds(phrases[$0]) },
    ]
    for index in segment {
      switch phrases[index].content {
      case .plus(let count):
        let isPrice = count >= 5 && index > segment.lowerBound && phrases[index - 1].isOption
        phrases[index].content = isPrice ? .price : hasQuantity ? .unread : .quantity(count)
        hasQuantity = hasQuantity || !isPrice
      case .bare(let number):
        let isBehindDrink =
          index > segment.lowerBound && phrases[index - 1].isDrink && !phrases[index].isSpaced
        let counts =
          number <= 20 && (isBehindDrink && !hasQuantity || edges.contains(index))
          && (!hasQuantity || isWhole(index, in: segment))
        let isPrice = number > 20 && index != edges[0]
        phrases[index].content = counts ? .quantity(number) : isPrice ? .price : .unread
        hasQuantity = hasQuantity || counts
      default: break
      }
    }
  }

  /// Whether an item can start or end with a phrase; whom it is for stands around it: for Kim: 1 thai tea.
  private func bounds(_ phrase: Phrase) -> Bool {
    phrase.isDrink || phrase.isOfItem && !phrase.isPerson
  }

  /// 2 of 2 milk teas, one hot, one iced: a drink behind it, and then two counts or more.
  private func isWhole(_ index: Int, in segment: Range<Int>) -> Bool {
    let behind = phrases[index + 1..<segment.upperBound]
    guard let drink = behind.firstIndex(where: \.isDrink) else { return false }
    return !behind[..<drink].contains(where: \.isQuantity)
      && behind[drink...].filter(\.isQuantity).count > 1
  }

  private mutating func addItems(_ segment: Range<Int>, groupStart: inout Int) {
    var own: [Phrase] = []
    var shared: [Phrase] = []
    var isShared = false
    var isForAll = false
    for index in segment {
      let phrase = phrases[index]
      switch phrase.content {
      case .each: isShared = true
      case .all: isForAll = true
      case .total(let count): total = count
      case .separator(let strength) where strength >= .comma: isForAll = false
      case .drink: isForAll = false
      default: break
      }
      if phrase.isOption, isForAll || isCommon(index) { continue }
      if isShared, phrase.isOfItem { shared.append(phrase) } else { own.append(phrase) }
    }
    let split = ItemSplit(own, tokens, isForEach: isShared)
    if isShared, !items.isEmpty || split.items.count > 0 {
      share(shared, with: split.items, from: groupStart)
      groupStart = items.count
    } else {
      items += split.items
      if split.items.contains(where: { !$0.quantities.isEmpty }) { groupStart = items.count }
    }
  }

  /// 共5杯: the count of the only item, or a sum to hold the items against.
  private mutating func settleTotal() {
    guard let total, !items.isEmpty else { return }
    if items.count == 1 {
      if items[0].quantities.isEmpty {
        items[0].quantities = [total]
      } else if items[0].quantities != [total] {
        items[0].quantities.append(total)
      }
      return
    }
    let sum = items.reduce(0) { $0.saturating(adding: $1.quantities.first ?? 1) }
    guard sum != total else { return }
    items[items.count - 1].doubts.append(
      .init(field: .quantity, because: .conflict, heard: String(total), choices: []))
  }
}
