import Chat
import HTTPMessages
import Ordering
import Testing

@testable import WebhookChannel

@Suite struct AnswerTests {
  private static let body =
    #"{"id": "m1", "channel": "tea", "user": {"id": "U1", "name": "Amy"}, "text": "好"}"#
  private let tea = Room(channel: "office", name: "tea")

  @Test func answersWithWhatIsSaid() async throws {
    let rig = try Rig()
    let amy = Person(id: PersonID("office/U1"), name: "Amy")
    let response = await rig.channel.answer(rig.request(Self.body)) { message in
      [
        Sentence(to: .room(message.room), text: "amy #1 ✓"),
        Sentence(to: .room(Room(channel: "office", name: "tea", thread: "t/1")), text: "a\nb"),
        Sentence(to: .person(amy, message.room), text: "打給可不可"),
        Sentence(to: .room(Room(channel: "office", name: "U2", isPrivate: true)), text: "好"),
        Sentence(to: .room(Room(channel: "elsewhere", name: "tea")), text: "not here"),
      ]
    }
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "application/json")
    #expect(
      response.text == #"{"replies":["#
        + #"{"text":"amy #1 ✓","to":{"channel":"tea","thread":null}},"#
        + #"{"text":"a\nb","to":{"channel":"tea","thread":"t/1"}},"#
        + #"{"text":"打給可不可","to":{"user":"U1"}},{"text":"好","to":{"user":"U2"}}]}"#)
  }

  @Test func silenceIsAnEmptyList() async throws {
    let rig = try Rig()
    let response = await rig.channel.answer(rig.request(Self.body)) { _ in [] }
    #expect(response.text == #"{"replies":[]}"#)
  }

  @Test func announcementsComeWithAnswersWhereTheyCannotBeSent() throws {
    #expect(try Rig().channel.manner.answersBringAnnouncements)
  }

  @Test func aMessageThatCouldNotBeStoredIsToBeSentAgain() async throws {
    struct Full: Error {}
    let rig = try Rig()
    let response = await rig.channel.answer(rig.request(Self.body)) { _ in
      throw Full()
    }
    #expect(response.status == 503)
    #expect(response.headers["retry-after"] == "5")
    #expect(response.text.contains(#""type":"unavailable""#))
  }

  @Test func refusesWhatTheContractRefuses() async throws {
    let rig = try Rig()
    let tooLarge = String(repeating: " ", count: WebhookChannel.largestBody)
    let cases: [(HTTPRequest, Int, String)] = [
      (rig.request(Self.body) { $0.method = "GET" }, 405, "methodNotAllowed"),
      (rig.request(Self.body + tooLarge), 413, "tooLarge"),
      (rig.request(Self.body) { $0.headers["webhook-signature"] = nil }, 401, "unauthorized"),
      (rig.request(Self.body) { $0.body.append(0x20) }, 401, "unauthorized"),
      (rig.request(Self.body, contentType: "text/plain"), 415, "unsupportedMediaType"),
      (rig.request(Self.body, contentType: nil), 415, "unsupportedMediaType"),
      (rig.request(Self.body, contentType: "application/jsonx"), 415, "unsupportedMediaType"),
      (
        rig.request(Self.body, contentType: "application/json; charset=big5"), 415,
        "unsupportedMediaType"
      ),
      (
        rig.request(Self.body) { $0.headers["content-encoding"] = "gzip" }, 415,
        "unsupportedMediaType"
      ),
      (rig.request("{}"), 400, "missing"),
    ]
    for (request, status, type) in cases {
      let response = await rig.channel.answer(request) { _ in
        Issue.record("\(status): the message was heard")
        return []
      }
      #expect(response.status == status)
      #expect(response.text.hasPrefix(#"{"error":{"message":""#))
      #expect(response.text.contains(#""type":"\#(type)""#))
    }
  }

  @Test func saysHowFarTheClocksAreApart() async throws {
    let rig = try Rig()
    let late = rig.request(Self.body) { request in
      rig.credential.sign(&request, id: "msg_1", now: Rig.now.advanced(bySeconds: -480))
    }
    let response = await rig.channel.answer(late) { _ in [] }
    #expect(response.status == 401)
    #expect(rig.network.reports.elements.count == 1)
    #expect(rig.network.reports.elements.first?.contains("480 s behind") == true)
  }

  @Test func takesABearerToken() async throws {
    let rig = try Rig(credential: .bearer("t0ken"))
    let good = await rig.channel.answer(rig.request(Self.body)) { _ in [] }
    #expect(good.status == 200)
    let wrong: [String?] = [nil, "Bearer", "Bearer t0ke", "Bearer t0ken2", "Basic t0ken", "t0ken"]
    for value in wrong {
      let request = rig.request(Self.body) { $0.headers["authorization"] = value }
      let response = await rig.channel.answer(request) { _ in [] }
      #expect(response.status == 401)
      #expect(response.headers["www-authenticate"] == "Bearer")
    }
  }
}
