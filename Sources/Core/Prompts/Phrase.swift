/// A sentence or a piece of one that every phrasebook has, by its key in `say.yaml`.
enum Phrase: String, CaseIterable {
  // Lists: two texts made one.
  case list, options, items, shares, questions, either, eitherPriced, numberedChoices, phoneOptions
  case phoneVariants, sizes

  // Small pieces.
  case moment, clock, quoted, ownWords, numberedChoice, cups

  // Drinks and lines.
  case addOn, note, noteGone, recipient, recipientGone, drinkWithOptions, forSomebody, item
  case pricedItem, copiedItem, numberedLine, placedLine, cancelledLine, running, nobodyYet

  // The run.
  case opened, openedTerms, orderExample, alreadyOpen, noSuchShop, whichShop, mayNotOpen, howToOpen
  case closedBy, onlyOrganizer, nothingOpen, reopened, deadlineMoved, deadlineIsPast
  case reminder, unanswered

  // Ordering.
  case readBack, placed, placedAsRead, notPlaced, changed, unchanged, cancelled, undone
  case nothingToUndo, changeOrAdd, whichLine, lineChoice, noLines, noSuchLine, notYours, lineIsSent
  case nothingToCopy, editNoticed, notStored, cannotYet, leftOut, textTooLong, textNotUTF8

  // Questions.
  case asks, askedItem, pricedChoice, askSize, askSugar, askIce, askWhich, askHotOrCold, notAllowed
  case askDrink, askWhichDrink, nearDrink, drinkNotOnMenu, drinkSoldOut
  case addOnNotOnMenu, addOnNotAllowed, addOnsTooMany
  case askQuantity, quantityRefused, askRecipient, askTarget

  // Asking.
  case mine, mineLine, minePending, mineTotal, mineOwed, feeComes, summary, total, closesAt
  case menuHeading, menuCategory, menuDrink, hotPrices, menuSugar, menuIce, menuAddOns, menuMore
  case found, notFound, answer, answerSoldOut, help

  // The end.
  case toPhone, phoneLine, phoneVariant, phoneNote, sumWithFee, sumFree, sumAlone, drinksLess
  case discount, closed, share, shareLine
  case owes, closedEmpty, sentToShop, leftOpen, leftDraft, takenIn, nothingToTakeIn, cannotTakeIn
  case lineParked, linesParked, linesGone, linesDoubled, tableStopped
  case syncing, synced, tableUnread, menuRead, menuKept, menuMissing
}
