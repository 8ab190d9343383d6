import Dialogue
import Ledger
import OrderText
import Ordering

extension Samples {
  /// Every reply that there is, by a name of what is special about it.
  static let replies: [(name: String, content: Reply.Content)] =
    runs + orders + questions + asking + ends

  private static let runs: [(String, Reply.Content)] = [
    ("opened", .opened(run, menu, today: today)),
    ("opened without a deadline", .opened(openEnded, menu, today: today)),
    ("opened on terms", .opened(withTerms, menu, today: today)),
    ("already open", .alreadyOpen(run, today: today)),
    ("no such shop", .noSuchShop(said: "五十嵐", shops: ["可不可熟成紅茶", "50嵐"])),
    ("no menus", .noSuchShop(said: "五十嵐", shops: [])),
    ("which shop", .whichShop(shops: ["可不可熟成紅茶", "50嵐"])),
    ("may not open", .mayNotOpen),
    ("how to open", .howToOpen(shops: ["可不可熟成紅茶", "50嵐"])),
    ("closed today", .closedBy(organizer: amy, closedAt: deadline, today: today, isChange: false)),
    (
      "closed to changes",
      .closedBy(organizer: amy, closedAt: deadline, today: today, isChange: true)
    ),
    (
      "closed yesterday",
      .closedBy(organizer: amy, closedAt: yesterday, today: today, isChange: false)
    ),
    ("only the organizer", .onlyOrganizer(amy)),
    ("nothing open", .nothingOpen),
    ("reopened", .reopened(openEnded, today: today)),
    ("deadline moved", .deadlineMoved(with(run) { $0.deadline = tomorrow }, today: today)),
    ("deadline taken off", .deadlineMoved(openEnded, today: today)),
    ("deadline is past", .deadlineIsPast(said: yesterday, today: today)),
    (
      "reminder",
      .reminder(
        minutes: 10, Tally(cups: 6, sum: amount(260)), menu, untilFree: amount(240),
        unanswered: [
          pending(
            cat, draft("熟成歐蕾", "中杯", "微糖", nil),
            doubts: [
              Question(field: .ice, because: .conflict, heard: "熱 少冰", choices: ["熱", "少冰"])
            ]), pending(dan, draft(), .confirmation),
        ])
    ),
    (
      "reminder of an empty run",
      .reminder(minutes: 1, Tally(), menu, untilFree: nil, unanswered: [])
    ),
  ]

  private static func with(_ run: Run, _ change: (inout Run) -> Void) -> Run {
    var run = run
    change(&run)
    return run
  }

  private static func read(
    _ draft: DraftLine, from line: OrderLine? = nil, unread: [String] = []
  ) -> ReadBackItem {
    ReadBackItem(
      draft: draft, unitPrice: menu.unitPrice(of: draft) ?? .zero, copiedFrom: line,
      unread: unread)
  }

  private static let running = Tally(cups: 3, sum: amount(140))

  private static let orders: [(String, Reply.Content)] = [
    ("read back", .readBack(bob, [read(bobs.draft)], total: bobs.total, menu, withHint: true)),
    (
      "read back one cup",
      .readBack(cat, [read(cats.draft)], total: cats.total, menu, withHint: false)
    ),
    (
      "read back several",
      .readBack(
        bob, [read(bobs.draft), read(cats.draft)], total: bobs.total + cats.total, menu,
        withHint: false)
    ),
    (
      "read back a copy",
      .readBack(
        dan, [read(draft("麗春紅茶", "大杯", "無糖", "去冰"), from: cats)], total: amount(40), menu,
        withHint: false)
    ),
    (
      "read back a plain copy",
      .readBack(dan, [read(cats.draft, from: cats)], total: amount(40), menu, withHint: false)
    ),
    (
      "read back what was not understood",
      .readBack(
        dan, [read(dans.draft, unread: ["跳跳糖", "{x}"])], total: amount(55), menu, withHint: false)
    ),
    ("placed", .placed(bob, [bobs], running: Tally([bobs]), menu, showsLines: false)),
    (
      "placed by an answer",
      .placed(cat, [cats], running: Tally([bobs, cats]), menu, showsLines: true)
    ),
    (
      "placed several",
      .placed(
        bob, [bobs, with(cats) { $0.orderer = bob }], running: running, menu, showsLines: true)
    ),
    (
      "placed several as read",
      .placed(bob, [bobs, cats], running: running, menu, showsLines: false)
    ),
    ("not placed", .notPlaced(bob)),
    ("changed", .changed(bob, before: bobs, after: with(bobs) { $0.sugar = "微糖" }, menu)),
    (
      "changed much",
      .changed(
        bob, before: bobs,
        after: line(1, bob, draft("熟成歐蕾", "中杯", "微糖", "熱", ["墨玉"], note: "少一點", for: "小美")),
        menu)
    ),
    (
      "changed by another",
      .changed(
        amy, before: dans, after: line(3, dan, draft("熟成歐蕾", "中杯", "微糖", "熱", cups: 2)), menu)
    ),
    ("changed nothing", .changed(bob, before: bobs, after: bobs, menu)),
    ("cancelled", .cancelled(bob, [bobs], running: Tally(), menu)),
    ("cancelled by another", .cancelled(amy, [cats], running: Tally([bobs]), menu)),
    (
      "undone",
      .undone(bob, [bobs, with(cats) { $0.status = .cancelled }], running: Tally([bobs]), menu)
    ),
    ("nothing to undo", .nothingToUndo(bob)),
    (
      "change or add",
      .changeOrAdd(cat, existing: cats, draft: draft("麗春紅茶", "大杯", "無糖", "去冰"), menu)
    ),
    ("the same or add", .changeOrAdd(bob, existing: bobs, draft: bobs.draft, menu)),
    ("which line", .whichLine(bob, [bobs, with(cats) { $0.orderer = bob }], menu)),
    ("no lines", .noLines(bob)),
    ("no such line", .noSuchLine(bob, said: "#9")),
    ("not yours", .notYours(bob, number: 2, organizer: amy)),
    ("line is sent", .lineIsSent(bob, number: 1_200)),
    ("nothing to copy", .nothingToCopy(bob)),
    ("edit noticed", .editNoticed(bob)),
    ("not stored", .notStored(bob)),
    ("cannot yet", .cannotYet(amy)),
    ("left out", .leftOut(amy, ["滿3杯免運", "快點"])),
    ("text too long", .textUnread(bob, .tooLong)),
    ("text not UTF-8", .textUnread(bob, .notUTF8)),
  ]

  private static func share(of line: OrderLine, fee: Int) -> Settlement.Share {
    Settlement.Share(
      person: line.orderer, lines: [line], drinks: line.total, fee: amount(fee))
  }

  private static let settlement = Settlement(run: run, lines: all, menu: menu)
  private static let many = [line(9, cat, draft("麗春紅茶", "大杯", "微糖", "去冰", cups: 13))]

  /// The menu while the shop takes something off.
  private static var offering: Menu {
    var menu = menu
    menu.promotions = [
      Promotion("第二杯 10 元", .secondCup(amount(10)), sizes: ["大杯"]),
      Promotion("九折", .percentOff(10)),
    ]
    return menu
  }

  private static let asking: [(String, Reply.Content)] = [
    ("mine", .mine([bobs], pending: [], menu, feeComes: true, share: nil)),
    (
      "mine after closing",
      .mine([bobs], pending: [], menu, feeComes: false, share: share(of: bobs, fee: 5))
    ),
    (
      "mine of all kinds",
      .mine(
        [bobs, with(cats) { $0.status = .sent }],
        pending: [
          Pending.Item(draft: draft("熟成歐蕾", nil, "微糖", "熱")), Pending.Item(draft: dans.draft),
        ], menu, feeComes: false, share: nil)
    ),
    ("summary", .summary(Tally(cups: 4, sum: amount(215)), phoneLines, menu)),
    ("summary of nothing", .summary(Tally(), [], menu)),
    ("owes", .owes(Settlement(run: run, lines: all, menu: menu), menu)),
    ("owes nothing", .owes(Settlement(run: run, lines: [], menu: menu), menu)),
    ("total", .total(run, Tally(all), settlement, menu, today: today)),
    (
      "total with free delivery",
      .total(
        openEnded, Tally(many), Settlement(run: openEnded, lines: many, menu: menu), menu,
        today: today)
    ),
    ("total of nothing", .total(run, Tally(), settlement, menu, today: today)),
    (
      "total with offers",
      .total(
        openEnded, Tally(many + all), Settlement(run: openEnded, lines: many + all, menu: offering),
        offering, today: today)
    ),
    ("menu", .menu(menu)),
    ("menu of many drinks", .menu(longMenu)),
    ("found", .found(keyword: "歐蕾", [menu.drinks[2]], menu)),
    ("found nothing", .found(keyword: "椰子", [], menu)),
    ("answer", .answer(menu.drinks[2], asked: DraftLine(drink: "熟成歐蕾", ice: "熱"), menu)),
    (
      "answer of a price",
      .answer(menu.drinks[0], asked: DraftLine(drink: "熟成紅茶", size: "大杯"), menu)
    ),
    ("answer of all prices", .answer(menu.drinks[0], asked: DraftLine(drink: "熟成紅茶"), menu)),
    ("answer no", .answer(iced, asked: DraftLine(drink: "冰茶", ice: "熱"), icedMenu)),
    ("answer sold out", .answer(menu.drinks[3], asked: DraftLine(drink: "冬瓜茶"), menu)),
    ("closes at", .closesAt(run, today: today)),
    ("closes some time", .closesAt(openEnded, today: today)),
    ("help", .help),
  ]

  private static let iced = Drink(name: "冰茶", prices: ["大杯": amount(30)], ice: ["正常冰", "去冰"])
  private static var icedMenu: Menu {
    var menu = menu
    menu.drinks.append(iced)
    return menu
  }

  private static var longMenu: Menu {
    var menu = menu
    menu.asOf = nil
    menu.addOns = []
    menu.drinks = (1...85).map { Drink(name: "\($0)號", prices: ["大杯": amount(30)]) }
    return menu
  }

  private static var collected: Run {
    var run = run
    run.terms.isCollected = true
    return run
  }

  private static let ends: [(String, Reply.Content)] = [
    (
      "to phone",
      .toPhone(
        withTerms, Tally(cups: 4, sum: amount(215)), phoneLines,
        Settlement(run: run, lines: all, menu: menu), menu)
    ),
    (
      "to collect",
      .toPhone(
        collected, Tally(all), phoneLines, Settlement(run: collected, lines: all, menu: menu), menu)
    ),
    ("closed", .closed(run, Tally(all), Settlement(run: run, lines: all, menu: menu), menu)),
    (
      "closed with offers",
      .closed(run, Tally(all), Settlement(run: run, lines: all, menu: offering), offering)
    ),
    ("closed empty", .closedEmpty(run)),
    ("sent to the shop", .sentToShop(run, Tally(all))),
    (
      "left open",
      .leftOpen(
        [
          pending(dan, cats.draft, .confirmation),
          pending(cat, draft("熟成紅茶", nil, nil, nil, cups: 2)),
        ],
        menu)
    ),
    ("left one open", .leftOpen([pending(dan, cats.draft, .confirmation)], menu)),
    ("taken in", .takenIn(dan, [dans], running: Tally(all), menu, by: amy)),
    ("nothing to take in", .nothingToTakeIn(said: "dan")),
    ("cannot take in", .cannotTakeIn(dan, [size, sugar], menu)),
    (
      "lines parked",
      .linesParked([
        ParkedLine(number: 1, reason: "INVALID_VALUE"), ParkedLine(number: 12, reason: "{0}"),
      ])
    ),
    ("line gone", .linesGone([12])),
    ("lines gone", .linesGone([1, 12])),
    ("lines doubled", .linesDoubled([3])),
    ("table does not take the token", .tableStopped(.token)),
    ("table is forbidden", .tableStopped(.forbidden)),
    ("table is missing", .tableStopped(.missing)),
    ("table is mismatched", .tableStopped(.mismatched)),
    ("table is used up", .tableStopped(.quota)),
    ("table cannot be read", .tableUnread), ("syncing", .syncing),
    ("synced as it was", .synced(changed: [], gone: [])),
    ("synced with changes", .synced(changed: [1, 3], gone: [12])),
    (
      "menu is other", .menuOfTable(.read(drinks: 50, isOther: true), shop: "可不可熟成紅茶")
    ),
    ("menu is the same", .menuOfTable(.read(drinks: 1, isOther: false), shop: "可不可熟成紅茶")),
    ("menu is kept", .menuOfTable(.kept(reason: "503 {x}"), shop: "LiHO TEA")),
    ("menu is missing", .menuOfTable(.missing(reason: "'時價' is no price"), shop: "LiHO TEA")),
  ]
}
