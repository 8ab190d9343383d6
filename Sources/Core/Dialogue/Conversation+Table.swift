import Ordering

/// What the team's table tells of a run, and what people did there.
extension Conversation {
  mutating func take(_ news: TableNews) {
    switch news {
    case .read(let readings, let isAsked): adopt(readings, isAsked: isAsked)
    case .parked(let lines): say(.linesParked(lines), to: organizerAlone)
    case .gone(let numbers): say(.linesGone(numbers), to: organizerAlone)
    case .doubled(let numbers): say(.linesDoubled(numbers), to: organizerAlone)
    case .stopped(let trouble): say(.tableStopped(trouble), to: organizerAlone)
    case .unread: say(.tableUnread, to: organizerAlone)
    case .menu(let news, let shop): say(.menuOfTable(news, shop: shop), to: organizerAlone)
    }
  }

  /// Only an organizer says this to the bot; from others it is talk.
  mutating func sync() {
    guard isOrganizer, let run = scene.run else { return }
    turn.tableQuery = TableQuery(run, isAsked: true)
    say(.syncing, to: speakerAlone)
  }

  /// A status and a payment are as people set them in the table.
  private mutating func adopt(_ readings: [TableReading], isAsked: Bool) {
    var (changed, gone): ([Int], [Int]) = ([], [])
    for reading in readings {
      guard var line = scene.lines.first(where: { $0.key == reading.key }) else { continue }
      if reading.isGone { gone.append(line.number) }
      let before = line
      line.status = reading.status ?? line.status
      line.isPaid = reading.isPaid ?? line.isPaid
      guard line != before else { continue }
      line.updatedAt = occasion.now
      save(line)
      changed.append(line.number)
    }
    guard isAsked || !changed.isEmpty || !gone.isEmpty else { return }
    say(.synced(changed: changed.sorted(), gone: gone.sorted()), to: organizerAlone)
  }
}
