public import Dialogue
public import ICU
internal import OrderText
public import Ordering

/// The replies in the words of a locale, in their order.
///
/// - Parameter zone: The zone in which times are said.
public func sentences(
  for replies: [Reply], in phrasebook: Phrasebook, zone: CivilZone
) -> [Sentence] {
  let wording = Wording(phrasebook: phrasebook, zone: zone)
  return replies.map { Sentence(to: $0.audience, text: wording.text(of: $0.content)) }
}

extension Wording {
  func text(of content: Reply.Content) -> String {
    switch content {
    case .opened(let run, let menu, let today): opened(run, menu, today)
    case .alreadyOpen(let run, let today): standing(.alreadyOpen, run, today)
    case .noSuchShop(let said, let shops): noSuchShop(said, shops)
    case .whichShop(let shops): shopsToOpen(.whichShop, shops)
    case .mayNotOpen: say(.mayNotOpen)
    case .howToOpen(let shops): shopsToOpen(.howToOpen, shops)
    case .closedBy(let organizer, let closedAt, let today, let isChange):
      closedBy(organizer, closedAt, today, isChange)
    case .onlyOrganizer(let organizer): say(.onlyOrganizer, ["organizer": .text(organizer.name)])
    case .nothingOpen: say(.nothingOpen)
    case .reopened(let run, let today): standing(.reopened, run, today)
    case .deadlineMoved(let run, let today): deadlineMoved(run, today)
    case .deadlineIsPast(let said, let today): deadlineIsPast(said, today)
    case .reminder(let minutes, let tally, let menu, let untilFree, let unanswered):
      reminder(minutes, tally, menu, untilFree, unanswered)

    case .readBack(let person, let items, let total, let menu, let withHint):
      readBack(person, items, total, menu, withHint)
    case .asks(let person, let items, let menu, let isNumbered):
      asks(person, items, menu, isNumbered)
    case .placed(let person, let lines, let running, let menu, let showsLines):
      placed(person, lines, running, menu, showsLines)
    case .notPlaced(let person): to(person, .notPlaced)
    case .changed(let person, let before, let after, let menu):
      changed(person, before, after, menu)
    case .cancelled(let person, let lines, let running, let menu):
      cancelled(person, lines, running, menu)
    case .undone(let person, let lines, let running, let menu):
      undone(person, lines, running, menu)
    case .nothingToUndo(let person): to(person, .nothingToUndo)
    case .changeOrAdd(let person, let existing, let draft, let menu):
      changeOrAdd(person, existing, draft, menu)
    case .whichLine(let person, let lines, let menu): whichLine(person, lines, menu)
    case .noLines(let person): to(person, .noLines)
    case .noSuchLine(let person, let said): to(person, .noSuchLine, ["said": .text(said)])
    case .notYours(let person, let number, let organizer):
      to(person, .notYours, ["number": sharp(number), "organizer": .text(organizer.name)])
    case .lineIsSent(let person, let number): to(person, .lineIsSent, ["number": sharp(number)])
    case .nothingToCopy(let person): to(person, .nothingToCopy)
    case .editNoticed(let person): to(person, .editNoticed)
    case .leftOut(let person, let pieces):
      to(person, .leftOut, Arguments().with("pieces", as: .text(quoted(pieces) ?? "")))
    case .cannotYet(let person): to(person, .cannotYet)
    case .notStored(let person): to(person, .notStored)
    case .textUnread(let person, .tooLong): to(person, .textTooLong)
    case .textUnread(let person, .notUTF8): to(person, .textNotUTF8)

    case .mine(let lines, let pending, let menu, let feeComes, let share):
      mine(lines, pending, menu, feeComes, share)
    case .summary(let tally, let lines, let menu): summary(tally, lines, menu)
    case .owes(let settlement, let menu): owes(settlement, menu)
    case .total(let run, let tally, let settlement, let menu, let today):
      total(run, tally, settlement, menu, today)
    case .menu(let menu): card(of: menu)
    case .found(let keyword, let drinks, let menu): found(keyword, drinks, menu)
    case .answer(let drink, let asked, let menu): answer(drink, asked, menu)
    case .closesAt(let run, let today): standing(.closesAt, run, today)
    case .help: say(.help)

    case .toPhone(let run, let tally, let lines, let settlement, let menu):
      toPhone(run, tally, lines, settlement, menu)
    case .closed(_, let tally, let settlement, let menu): closed(tally, settlement, menu)
    case .closedEmpty(let run): say(.closedEmpty, ["shop": .text(shop(run.shop))])
    case .sentToShop(let run, let tally):
      say(.sentToShop, ["shop": .text(shop(run.shop)), "cups": .integer(tally.cups)])
    case .leftOpen(let pending, let menu): leftOpen(pending, menu)
    case .takenIn(let person, let lines, let running, let menu, let organizer):
      takenIn(person, lines, running, menu, organizer)
    case .nothingToTakeIn(let said): say(.nothingToTakeIn, ["said": .text(said)])
    case .cannotTakeIn(let person, let questions, let menu):
      cannotTakeIn(person, questions, menu)
    case .linesParked(let parked): linesParked(parked)
    case .linesGone(let numbers): say(.linesGone, ["lines": .text(sharps(numbers))])
    case .linesDoubled(let numbers): say(.linesDoubled, ["lines": .text(sharps(numbers))])
    case .tableStopped(let trouble): say(.tableStopped, ["trouble": .text(trouble.rawValue)])
    case .tableUnread: say(.tableUnread)
    case .menuOfTable(let news, let shop): menuOfTable(news, shop)
    case .syncing: say(.syncing)
    case .synced(let changed, let gone): synced(changed, gone)
    }
  }
}
