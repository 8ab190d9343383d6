import HTTPMessages
import Ordering
import Testing

@testable import WebhookChannel

@Suite struct DeliveryTests {
  private let address = "https://chat.example.org/in"
  private let announcements = (1...3).map { id in
    Announcement(
      id: Int64(id),
      sentence: Sentence(to: .room(Room(channel: "office", name: "tea")), text: "收單！"))
  }

  @Test func postsEachSignedAsWeAsk() async throws {
    let rig = try Rig(deliverTo: address, answers: [200, 202, 204])
    #expect(await rig.channel.send(announcements) == [1, 2, 3])
    #expect(!rig.channel.manner.answersBringAnnouncements)
    for request in rig.network.requests {
      #expect(request.method == "POST" && request.target == address)
      #expect(request.headers["content-type"] == "application/json")
      #expect(
        String(decoding: request.body, as: UTF8.self)
          == #"{"replies":[{"text":"收單！","to":{"channel":"tea","thread":null}}]}"#)
      try rig.credential.verify(request, now: Rig.now)
    }
    #expect(Set(rig.network.requests.map { $0.headers["webhook-id"] }).count == 3)
  }

  @Test func sendsAnAnnouncementAgainUnderTheSameID() async throws {
    let rig = try Rig(deliverTo: address, answers: [500, 200])
    let one = [announcements[0]]
    #expect(await rig.channel.send(one).isEmpty)
    #expect(await rig.channel.send(one) == [1])
    let ids = rig.network.requests.map { $0.headers["webhook-id"] }
    #expect(ids[0] == ids[1] && ids[0]?.hasPrefix("msg_") == true && ids[0]?.contains(".") == false)
  }

  @Test(arguments: [nil, 500, 503, 429])
  func stopsWhereTheOtherSideIsDown(status: Int?) async throws {
    let rig = try Rig(deliverTo: address, answers: [200, status, 200])
    #expect(await rig.channel.send(announcements) == [1])
    #expect(rig.network.requests.count == 2)
    #expect(rig.network.reports.elements.count == 1)
  }

  @Test(arguments: [301, 400, 404, 410])
  func oneThatIsRefusedHoldsUpNoOther(status: Int) async throws {
    let rig = try Rig(deliverTo: address, answers: [status, 200, 200])
    #expect(await rig.channel.send(announcements) == [2, 3])
  }

  @Test func nothingIsTakenWithoutAnAddress() async throws {
    let rig = try Rig()
    #expect(await rig.channel.send(announcements).isEmpty)
    #expect(rig.network.requests.isEmpty)
  }

  @Test func aBearerTokenGoesAlong() async throws {
    let rig = try Rig(credential: .bearer("t0ken"), deliverTo: address, answers: [200])
    #expect(await rig.channel.send([announcements[0]]) == [1])
    #expect(rig.network.requests.first?.headers["authorization"] == "Bearer t0ken")
  }
}
