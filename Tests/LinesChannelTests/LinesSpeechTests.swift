import Ordering
import Testing

@testable import LinesChannel

@Suite struct LinesSpeechTests {
  private let tea = Room(channel: "bridge", name: "#tea")
  private let amy = Person(id: PersonID("bridge/amy!u@h"), name: "amy")

  @Test func saysAloudByPRIVMSGAndToAPersonByNOTICE() {
    let sentences = [
      Sentence(to: .room(tea), text: "收單！\n共 2 杯"),
      Sentence(to: .person(amy, tea), text: "打給可不可"),
      Sentence(
        to: .room(Room(channel: "bridge", name: "bob", isPrivate: true)), text: "#1"),
    ]
    #expect(
      String(decoding: LinesSpeech.bytes(saying: sentences), as: UTF8.self)
        == "PRIVMSG #tea :收單！\r\nPRIVMSG #tea :共 2 杯\r\n"
        + "NOTICE amy :打給可不可\r\nNOTICE bob :#1\r\n")
  }

  @Test func nobodysNameBecomesACommand() {
    for name in ["amy\r\nQUIT", "amy bob", "amy,bob", "", ":amy", "amy\n"] {
      let person = Person(id: amy.id, name: name)
      #expect(
        LinesSpeech.lines(saying: Sentence(to: .person(person, tea), text: "hi")).isEmpty)
    }
  }
}
