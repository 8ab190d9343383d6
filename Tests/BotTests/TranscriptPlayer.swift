import Bot
import Chat
import DataFiles
import Dialogue
import Foundation
import ICU
import OrderText
import Ordering
import Prompts
import Store
import TestKit
import Testing

/// A clock that moves when it is told to.
final class HandClock: Clock, @unchecked Sendable {
  // One test owns it and awaits the bot between its own changes.
  var time: Timestamp
  init(_ time: Timestamp) { self.time = time }
  var now: Timestamp { time }
}

/// Plays a transcript to a bot and writes down what it says.
struct TranscriptPlayer {
  private let bot: Bot
  private let store: any Store
  private let clock: HandClock
  private let zone: CivilZone
  private let day: CivilDay
  private var count = 0

  init(_ transcript: Transcript) throws {
    let head = transcript.head
    zone = try #require(CivilZone("Asia/Taipei"))
    day = try #require(CivilDay(head["date"] ?? "2026-11-30"))
    let time = (head["time"] ?? "14:00").split(separator: ":").compactMap { Int($0) }
    let start = zone.moment(of: day, minutes: time[0] * 60 + time[1])
    clock = HandClock(Timestamp(milliseconds: start))
    store = MemoryStore()
    let menus = try (head["menus"] ?? "kebuke").split(separator: " ").map {
      try SampleFiles.menu(String($0))
    }
    let setting = Setting(
      menus: menus, zone: zone,
      confirm: Setting.Confirm(rawValue: head["confirm"] ?? "always") ?? .always,
      isQuiet: head["quiet"] == "true")
    let ids = (1...).lazy.map { RunID("RUN\($0)") }.makeIterator()
    let makeID = IDMaker(ids)
    bot = Bot(
      store: store,
      readers: Readers(
        vocabulary: try #require(try SampleFiles.vocabulary()), menus: menus, cupLimit: 100),
      setting: setting, phrasebook: try SampleFiles.phrasebook(head["locale"] ?? "zh-Hant"),
      clock: clock, makeRunID: { makeID.next() })
  }

  /// What the bot says to a cue, as a transcript writes it.
  mutating func play(_ cue: Transcript.Cue) async throws -> [String] {
    switch cue {
    case .clock(let minutes):
      let target = Timestamp(milliseconds: zone.moment(of: day, minutes: minutes))
      var said: [String] = []
      while let due = try await bot.nextDue(), due.at <= target {
        clock.time = max(clock.time, due.at)
        try await bot.runDue()
        said += try await announced()
      }
      clock.time = target
      return said
    case .said(let name, let isPrivate, let text):
      count += 1
      clock.time = Timestamp(milliseconds: clock.time.milliseconds + 1_000)
      let person = Person(id: PersonID("test/\(name)"), name: name)
      let room = Room(channel: "test", name: isPrivate ? name : "#tea", isPrivate: isPrivate)
      let message = Message(id: "m\(count)", room: room, sender: person, text: text)
      let sentences = try await bot.answer(message, manner: .prompt)
      return try await announced() + sentences.map(written)
    }
  }

  private func announced() async throws -> [String] {
    let announcements = try await store.announcements(channel: "test", limit: 100)
    try await store.removeAnnouncements(announcements.map(\.id))
    return announcements.map { written($0.sentence) }
  }

  private func written(_ sentence: Sentence) -> String {
    switch sentence.audience {
    case .room: "bot> \(sentence.text)"
    case .person(let person, _): "bot→\(person.name)> \(sentence.text)"
    }
  }

  /// The text of a transcript with what the bot says now in place of what was expected.
  mutating func record(_ text: String) async throws -> String {
    let transcript = try Transcript(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    let cues = Dictionary(uniqueKeysWithValues: transcript.steps.map { ($0.line, $0.cue) })
    for (index, line) in lines.enumerated() {
      let isExpected = line.hasPrefix("bot>") || line.hasPrefix("bot→") || line.hasPrefix("  ")
      if isExpected { continue }
      result.append(line)
      guard let cue = cues[index + 1] else { continue }
      for said in try await play(cue) {
        result.append(said.replacing("\n", with: "\n     "))
      }
    }
    return result.joined(separator: "\n")
  }
}

/// Gives ids one after the other.
final class IDMaker: @unchecked Sendable {
  // Only the bot calls it, and the bot is an actor.
  private var ids: any IteratorProtocol<RunID>
  init(_ ids: any IteratorProtocol<RunID>) { self.ids = ids }
  func next() -> RunID { ids.next() ?? RunID("NONE") }
}
