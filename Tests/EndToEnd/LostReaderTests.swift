import Foundation
import TestKit
import Testing

/// Whoever hangs up while the bot writes ends nothing but their own connection.
@Suite(.ownThreads, .timeLimit(.minutes(2))) struct LostReaderTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Asks as often as told, and tears the connection down before the answer can be read.
  private func hangUp(_ times: Int, on address: String) throws {
    let script = """
      import socket, struct, sys
      host, port = sys.argv[1].removeprefix("http://").split(":")
      for _ in range(int(sys.argv[2])):
          s = socket.create_connection((host, int(port)))
          s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
          s.sendall(b"GET /metrics HTTP/1.1\\r\\nHost: tea\\r\\n\\r\\n" * 3)
          s.close()
      """
    let outcome = try Program.python.run(["-c", script, address, String(times)])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func theBotGoesOnWithoutReadersOfAnswersAndOfItsLog() async throws {
    let log = Pipe()
    let bot = try ServedBot(folder, errors: log.fileHandleForWriting)
    try log.fileHandleForWriting.close()
    // Nobody reads what it reports from now on: the dead table is the first of it.
    try log.fileHandleForReading.close()
    try hangUp(500, on: bot.address)
    #expect(try bot.say("開團 可不可 截止 明天 23:00", "amy").hasSuffix("200"))
    #expect(try bot.say("熟成紅茶 大杯 半糖 少冰", "bob").contains("OK 嗎"))
    #expect(try bot.say("好", "bob").contains("#1 ✓"))
    try hangUp(50, on: bot.address)
    #expect(try bot.ask("/metrics").hasSuffix("200"))
    #expect(try await bot.program.end() == 0)
  }
}
