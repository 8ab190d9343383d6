import Dialogue
import Ordering
import TableSync

extension MemoryContents {
  mutating func commit(_ commit: Commit) throws(StoreError) -> CommitOutcome {
    if let message = commit.message, let answer = answers[message] {
      return .duplicate(answer.sentences)
    }
    let room = place(of: commit.query).room
    guard versions[room] ?? 0 == commit.version else { return .conflict }
    stamp(room)
    try write(commit.changes, in: room, at: commit.at)
    announcements.removeAll { commit.brought.contains($0.id) }
    if let message = commit.message {
      answers[message] = Answer(at: commit.at, sentences: commit.sentences)
    } else {
      announce(commit.sentences)
    }
    return .committed
  }

  private mutating func stamp(_ room: Room) {
    versions[room] = (versions.values.max() ?? 0) + 1
  }

  private mutating func announce(_ sentences: [Sentence]) {
    for sentence in sentences {
      announced += 1
      announcements.append(Announcement(id: announced, sentence: sentence))
    }
  }

  private mutating func write(
    _ changes: [Change], in room: Room, at now: Timestamp
  ) throws(StoreError) {
    var orderNumber: String?
    for change in changes {
      switch change {
      case .saveRun(let run): try save(run)
      case .place(let lines, let day):
        let number = orderNumber ?? newOrderNumber(day: day)
        orderNumber = number
        try place(lines, orderNumber: number, at: now)
      case .saveLine(let line): try save(line, at: now)
      case .savePending(let pending): try save(pending)
      case .dropPending(let pending): drop(pending)
      case .saveParticipant(let person, let participant):
        participants[Seat(person: person, room: room)] = participant
      }
    }
  }

  /// Writes a run as it is from now on; its room never changes.
  private mutating func save(_ run: Run) throws(StoreError) {
    var run = run
    if let index = runs.firstIndex(where: { $0.id == run.id }) {
      run.room = runs[index].room
      runs[index] = run
    } else {
      runs.append(run)
    }
    let open = runs.filter { $0.state == .open && $0.room == run.room }
    guard open.count <= 1 else { throw StoreError(.refused, "a room has one open run") }
    stamp(run.room)
  }

  private mutating func newOrderNumber(day: String) -> String {
    let last = orderCounters[day, default: 0] + 1
    orderCounters[day] = last
    let digits = String(last)
    return day + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  private mutating func place(
    _ placed: [OrderLine], orderNumber: String, at now: Timestamp
  ) throws(StoreError) {
    for var line in placed {
      guard run(line.run) != nil else { throw StoreError(.refused, "a line is of no run") }
      var all = lines[line.run] ?? []
      guard !all.contains(where: { $0.number == line.number }) else {
        throw StoreError(.refused, "a line's number is taken")
      }
      line.orderNumber = orderNumber
      all.append(line)
      lines[line.run] = all.sorted { $0.number < $1.number }
      post(line, at: now)
    }
  }

  /// Writes a line as it is from now on; its order number stays what it was given.
  private mutating func save(_ line: OrderLine, at now: Timestamp) throws(StoreError) {
    guard let index = lines[line.run]?.firstIndex(where: { $0.number == line.number }),
      let before = lines[line.run]?[index]
    else { throw StoreError(.refused, "there is no such line to save") }
    var line = line
    line.orderNumber = before.orderNumber
    lines[line.run]?[index] = line
    post(line, at: now)
  }

  private mutating func save(_ saved: Pending) throws(StoreError) {
    guard run(saved.run) != nil else { throw StoreError(.refused, "a pending is of no run") }
    drop(saved)
    pending.append(saved)
  }

  private mutating func drop(_ dropped: Pending) {
    pending.removeAll {
      $0.run == dropped.run && $0.person.id == dropped.person.id && $0.room == dropped.room
    }
  }
}
