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

/// Plays a transcript to a bot and writes down what it says.
struct TranscriptPlayer {
  private let rig: BotRig
  private let day: CivilDay
  private var count = 0

  init(_ transcript: Transcript) throws {
    let head = transcript.head
    let day = try #require(CivilDay(head["date"] ?? "2026-11-30"))
    let time = (head["time"] ?? "14:00").split(separator: ":").compactMap { Int($0) }
    try #require(time.count == 2)
    self.day = day
    rig = try BotRig(
      menus: (head["menus"] ?? "kebuke").split(separator: " ").map(String.init),
      locale: head["locale"] ?? "zh-Hant",
      confirm: Setting.Confirm(rawValue: head["confirm"] ?? "always") ?? .always,
      isQuiet: head["quiet"] == "true",
      startingAt: { $0.moment(of: day, minutes: time[0] * 60 + time[1]) })
  }

  /// What the bot says to a cue, as a transcript writes it.
  mutating func play(_ cue: Transcript.Cue) async throws -> [String] {
    switch cue {
    case .clock(let minutes):
      let target = Timestamp(milliseconds: rig.zone.moment(of: day, minutes: minutes))
      var said: [String] = []
      while let due = try await rig.bot.nextDue(), due.at <= target {
        rig.clock.time = max(rig.clock.time, due.at)
        try await rig.bot.runDue()
        said += try await announced()
      }
      rig.clock.time = target
      return said
    case .said(let name, let isPrivate, let text):
      count += 1
      rig.clock.time = Timestamp(milliseconds: rig.clock.time.milliseconds + 1_000)
      let person = Person(id: PersonID("test/\(name)"), name: name)
      let room = Room(channel: "test", name: isPrivate ? name : "#tea", isPrivate: isPrivate)
      let message = Message(id: "m\(count)", room: room, sender: person, text: text)
      let sentences = try await rig.bot.answer(message, manner: .prompt)
      return try await announced() + sentences.map(written)
    }
  }

  private func announced() async throws -> [String] {
    let announcements = try await rig.store.announcements(channel: "test", limit: 100)
    try await rig.store.removeAnnouncements(announcements.map(\.id))
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
