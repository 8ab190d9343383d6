/// What is said of several items at once.
extension ItemAssembly {
  /// Finds what is said of several drinks without 都 before it, and a count that is of all of them.
  mutating func markShared(_ drinks: [Int]) {
    if let first = drinks.first { takeOrdinals(behind: first) }
    guard drinks.count > 1, let first = drinks.first, let last = drinks.last else { return }
    takeTotal(of: drinks.count)
    countOfEach = count(ofEachBefore: first)
    if let colon = heading(before: first) { common.append(phrases.startIndex..<colon) }
    if let comma = pause(behind: last), phrases[..<first].contains(where: \.isEach) {
      common.append(comma..<phrases.count)
    }
    let alike = phrases.indices.dropFirst(last).filter { phrases[$0].isRole(.same) }
    if let alike = alike.first { shareAlike(alike, behind: last) }
  }

  /// 紅茶第一杯半糖第二杯無糖: cups of what is ordered here, counted from the first.
  private mutating func takeOrdinals(behind drink: Int) {
    var cups: [(place: Int, number: Int)] = []
    for index in phrases.indices.dropFirst(drink) {
      if case .ordinal(let number, isOwn: true) = phrases[index].content {
        cups.append((index, number))
      }
    }
    guard cups.count > 1, cups.map(\.number) == Array(1...cups.count) else { return }
    for cup in cups { phrases[cup.place].content = .quantity(1) }
  }

  /// 三杯都…, 我要三杯 紅茶… 綠茶… 奶茶…: a count that a blank parts from the first drink.
  private func isOfAll(_ count: Int) -> Bool {
    if count > 0, phrases[count - 1].isEach { return false }
    if case .all = phrases[count + 1].content { return true }
    return phrases[count + 1].isSpaced && phrases[count + 1].isDrink
      && !phrases[..<count].contains { $0.isDrink || $0.isOption }
  }

  /// 三杯都半糖：珍奶、紅茶、綠茶: the only count is of all.
  private mutating func takeTotal(of drinks: Int) {
    let counts = phrases.indices.filter { phrases[$0].isQuantity }
    guard counts.count == 1, case .quantity(drinks) = phrases[counts[0]].content,
      phrases.indices.contains(counts[0] + 1), isOfAll(counts[0])
    else { return }
    phrases[counts[0]].content = .total(drinks)
  }

  /// 各兩杯紅茶綠茶: the count behind 各 at the head of the drinks.
  private func count(ofEachBefore drink: Int) -> Int? {
    guard let each = phrases.indices.prefix(drink).last(where: { phrases[$0].isEach }),
      case .quantity(let count) = phrases[each + 1].content
    else { return nil }
    return count
  }

  /// Gives the count of each to the drinks without one of their own.
  mutating func shareCountOfEach() {
    guard let countOfEach else { return }
    for index in items.indices where items[index].quantities.isEmpty {
      items[index].quantities = [countOfEach]
    }
  }

  /// The colon behind options that are said of all drinks after it: 大杯：珍奶2 綠茶1.
  private func heading(before drink: Int) -> Int? {
    let colon = phrases.indices.prefix(drink).last { index in
      tokens.has(.colon, phrases[index].tokens.lowerBound)
    }
    guard let colon, phrases[..<colon].contains(where: \.isOption),
      phrases[..<colon].allSatisfy({ $0.isOption || $0.isFiller || $0.isLink })
    else { return nil }
    return colon
  }

  /// 各一杯紅茶跟綠茶，半糖少冰: what stands behind the pause is of each.
  private func pause(behind last: Int) -> Int? {
    phrases.indices.dropFirst(last).first { phrases[$0].separator.map { $0 >= .comma } ?? false }
  }

  /// 紅茶跟綠茶一樣半糖, 紅茶跟綠茶都一樣，半糖: what stands beside the word is said of all.
  private mutating func shareAlike(_ alike: Int, behind last: Int) {
    guard phrases[last...].contains(where: \.isOption) else { return }
    phrases[alike].content = .filler
    common.append(last + 1..<phrases.count)
  }

  func isCommon(_ index: Int) -> Bool { common.contains { $0.contains(index) } }

  /// 各: what follows it is said of each drink back to the last one that has a count of its own.
  mutating func share(_ phrases: [Phrase], with new: [ItemDraft], from start: Int) {
    items += new
    let variants = variants(in: phrases)
    items =
      Array(items.prefix(start))
      + items.dropFirst(start).flatMap { item in
        variants.map { variant in
          var own = item
          if variants.count > 1 { own.quantities = [] }
          own.share(variant)
          return own
        }
      }
  }

  /// 分別是半糖、微糖、無糖: where the values of the first field start that is said more than once.
  private func values(in phrases: [Phrase]) -> [Int] {
    for phrase in phrases where phrase.isOption {
      let field = phrase.fields.subtracting(.addOns)
      let starts = phrases.indices.filter { !phrases[$0].fields.isDisjoint(with: field) }
      if starts.count > 1 { return starts }
    }
    return []
  }

  /// 各一杯 is said once, 各一大一中 of two cups each.
  private func variants(in phrases: [Phrase]) -> [ItemDraft] {
    var starts = phrases.indices.filter { phrases[$0].isQuantity }
    let ends = starts.dropFirst() + [phrases.count]
    let isListed = zip(starts, ends).allSatisfy { phrases[$0..<$1].contains(where: \.isOption) }
    if starts.isEmpty { starts = values(in: phrases) }
    if starts.count < 2 || !isListed { starts = [] }
    let bounds = starts.isEmpty ? [0, phrases.count] : starts + [phrases.count]
    // 各一大一中半糖: what only the last part has is said of all.
    let own = starts.isEmpty ? [] : phrases[bounds[0]..<bounds[1]].fields.subtracting(.quantity)
    let tail =
      starts.isEmpty
      ? []
      : phrases[bounds[bounds.count - 2]...].filter {
        $0.isOption && $0.fields.isDisjoint(with: own)
      }
    return zip(bounds, bounds.dropFirst()).map { start, end in
      var variant = ItemDraft()
      let said = phrases[start..<end].filter {
        own.isEmpty || !$0.isOption || !$0.fields.isDisjoint(with: own)
      }
      for phrase in said + tail { variant.take(phrase, tokens) }
      variant.isForEach = !variant.quantities.isEmpty
      return variant
    }
  }

  /// 都, 全部: the options that follow are said of every item.
  mutating func shareAmongAll(_ segments: [Range<Int>]) {
    var shared = ItemDraft()
    var isForAll = false
    for index in segments.joined() {
      switch phrases[index].content {
      case .all: isForAll = true
      case .separator(let strength) where strength >= .comma: isForAll = false
      case .drink: isForAll = false
      default:
        let isShared = isForAll || isCommon(index) || isOfBoth(phrases[index])
        if phrases[index].isOption, isShared {
          shared.take(phrases[index], tokens)
        }
      }
    }
    guard !shared.isEmpty else { return }
    if items.isEmpty {
      items = [shared]
    } else {
      for index in items.indices { items[index].share(shared) }
    }
  }

  /// 糖冰都正常: behind several drinks 都 may be of the two fields or of the drinks, and fills what is open either way.
  func isOfBoth(_ phrase: Phrase) -> Bool {
    switch phrase.content {
    case .bothLevels, .either: items.count > 1 && phrase.tokens.contains { tokens.has(.all, $0) }
    default: false
    }
  }
}

extension Phrase {
  fileprivate var isEach: Bool { if case .each = content { true } else { false } }

  /// Whether it only leads from an option on to a drink.
  fileprivate var isLink: Bool {
    switch content {
    case .of, .all, .separator(.soft): true
    default: false
    }
  }
}
