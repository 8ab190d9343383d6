import Dialogue
import Ordering
import SQLite

/// What a query is about: the run, and the room whose version guards it.
struct Place {
  var run: Run?
  var room: Room
}

extension Connection {
  /// The run that the query names; else, in a room, its newest; else, in private, the one that the person means.
  func place(of query: SceneQuery) throws(SQLiteError) -> Place {
    let run: Run?
    if let id = query.run {
      run = try self.run(id: id)
    } else if query.room.isPrivate {
      run = try self.run(meantInPrivateBy: query.person?.id, in: query.room.channel)
    } else if let room = try number(of: query.room) {
      run = try newestRun(in: room)
    } else {
      run = nil
    }
    return Place(run: run, room: run?.room ?? query.room)
  }

  func scene(for query: SceneQuery) throws(SQLiteError) -> Scene {
    let place = try place(of: query)
    guard let room = try number(of: place.room) else { return Scene() }
    var scene = Scene(version: try version(of: room), run: place.run)
    if let run = place.run?.id {
      scene.tally = try tally(of: run)
      scene.nextNumber = try nextNumber(in: run)
      scene.lines = try lines(of: run, for: query)
      scene.pending = try pending(of: run, for: query)
    }
    if let person = query.person?.id {
      scene.participant = try participant(person, in: room) ?? Participant()
    }
    return scene
  }

  private func pending(of run: RunID, for query: SceneQuery) throws(SQLiteError) -> [Pending] {
    if query.needsEverybodysPending { return try pending(of: run, person: nil) }
    guard let person = query.person?.id else { return [] }
    return try pending(of: run, person: person)
  }
}
