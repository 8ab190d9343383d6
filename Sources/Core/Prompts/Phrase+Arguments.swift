extension Phrase {
  /// The names of the values that the sentence gets.
  ///
  /// A name with `?` may come without a value: then it is empty, and `hasName` is `no` instead of `yes`.
  private var places: String {
    switch self {
    case .list, .options, .items, .shares, .questions, .either, .eitherPriced, .numberedChoices,
      .phoneOptions, .phoneVariants, .sizes:
      "rest last"
    case .moment, .clock: "day date weekday time"
    case .quoted: "text"
    case .ownWords: "own spoken"
    case .numberedChoice: "number choice"
    case .cups: "cups"

    case .addOn: "name portions"
    case .note: "note"
    case .recipient: "name"
    case .drinkWithOptions: "drink options"
    case .forSomebody: "name what"
    case .item: "what cups"
    case .pricedItem: "item cups unit total"
    case .copiedItem: "owner drink changes? item options cups"
    case .numberedLine: "number item total"
    case .placedLine: "number item total"
    case .cancelledLine: "number item"
    case .running: "cups sum"

    case .opened: "shop deadline? organizer terms? example"
    case .openedTerms: "collected fee? freeFrom? minimum? place?"
    case .orderExample: "drink size? sugar? ice? addOn?"
    case .alreadyOpen, .reopened, .closesAt: "shop deadline? organizer"
    case .noSuchShop: "said shops?"
    case .whichShop, .howToOpen: "shops first"
    case .closedBy: "time organizer change"
    case .onlyOrganizer: "organizer"
    case .deadlineMoved: "deadline?"
    case .deadlineIsPast: "said"
    case .reminder: "minutes cups sum untilFree? unanswered?"
    case .leftOut: "person pieces"
    case .unanswered: "person question?"

    case .readBack: "person items count cups total unread? hint"
    case .placed, .undone: "person lines running"
    case .cancelled: "person owner isOther lines running"
    case .placedAsRead: "person numbers running"
    case .notPlaced, .nothingToUndo, .noLines, .nothingToCopy, .editNoticed, .notStored, .cannotYet,
      .textTooLong,
      .textNotUTF8:
      "person"
    case .changed: "person owner isOther number changes cups total before isSame"
    case .unchanged: "person number"
    case .changeOrAdd: "person number item changes?"
    case .whichLine: "person choices"
    case .lineChoice: "number item"
    case .noSuchLine: "person said"
    case .notYours: "person number organizer"
    case .lineIsSent: "person number"

    case .asks: "person items example? unread?"
    case .askedItem: "what questions"
    case .pricedChoice: "choice price"
    case .askSize: "choices cups"
    case .askSugar, .askIce, .askHotOrCold: "choices"
    case .askWhich: "heard? choices count"
    case .notAllowed: "drink heard choices? count"
    case .askWhichDrink: "choices"
    case .nearDrink: "heard choices"
    case .drinkNotOnMenu: "shop heard"
    case .drinkSoldOut: "heard"
    case .addOnNotOnMenu: "shop heard"
    case .addOnNotAllowed: "drink heard choices?"
    case .addOnsTooMany: "most heard"
    case .quantityRefused: "heard"
    case .askRecipient: "heard?"
    case .askTarget: "heard?"

    case .mine: "lines total? fee? owed?"
    case .mineLine: "line status"
    case .minePending: "what"
    case .mineTotal: "cups sum"
    case .mineOwed: "fee owed"
    case .summary: "cups sum lines"
    case .total: "cups sum untilFree? deadline?"
    case .menuHeading: "shop date?"
    case .menuCategory: "category drinks"
    case .menuDrink: "drink prices soldOut"
    case .hotPrices: "cold hot"
    case .menuSugar, .menuIce, .menuAddOns: "choices"
    case .menuMore: "count"
    case .found: "keyword drinks"
    case .notFound: "keyword shop"
    case .answer: "drink options? prices"
    case .answerSoldOut: "drink"

    case .toPhone: "shop phone? collected place? cups lines sum"
    case .phoneLine: "drink size? cups variants"
    case .phoneNote: "options note"
    case .phoneVariant: "options cups count"
    case .sumWithFee: "drinks fee total"
    case .drinksLess: "drinks discounts net isLast"
    case .discount: "name amount"
    case .sumFree, .sumAlone: "drinks"
    case .closed: "cups sum shares"
    case .share: "person owed lines"
    case .shareLine: "what cups recipient?"
    case .owes: "sum shares"
    case .closedEmpty: "shop"
    case .sentToShop: "shop cups"
    case .leftOpen: "count drafts first"
    case .leftDraft: "person what"
    case .takenIn: "person organizer lines running"
    case .nothingToTakeIn: "said"
    case .cannotTakeIn: "person questions"
    case .lineParked: "number reason"
    case .linesParked, .linesGone, .linesDoubled: "lines"
    case .tableStopped: "trouble"
    case .synced: "changed? gone?"
    case .menuRead: "shop drinks change"
    case .menuKept, .menuMissing: "shop reason"

    case .noteGone, .recipientGone, .nobodyYet, .mayNotOpen, .nothingOpen, .askDrink, .askQuantity,
      .feeComes, .help, .syncing, .tableUnread:
      ""
    }
  }

  var arguments: Set<String> {
    places.split(separator: " ").reduce(into: []) { names, place in
      guard place.last == "?" else {
        names.insert(String(place))
        return
      }
      names.insert(String(place.dropLast()))
      names.insert(Arguments.flag(of: String(place.dropLast())))
    }
  }
}
