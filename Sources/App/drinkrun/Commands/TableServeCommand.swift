import FoundationEssentials
import HTTPMessages
import TableServer
import WebServer

/// The local table server alone.
struct TableServeCommand {
  let options: Command.TableServeOptions
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    guard let address = ListenAddress(options.listen ?? "127.0.0.1:8089") else {
      throw CommandFailure(
        .usage, "drinkrun table: '\(options.listen ?? "")' is no loopback address and port")
    }
    let misbehaviour = try misbehaviour()
    let path =
      if let file = options.file { file } else {
        try StateFolder(named: nil, environment: environment).table
      }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CommandFailure(.unavailable, "\(path): the folder \(folder) is not there, make it")
    }
    let (token, isNew) = try TokenFile.token(at: options.tokenFile ?? path + ".token")
    let layout = try OpenTable.layout(at: try OpenTable.ownLayout)
    let table = try await LocalTable(
      file: path, token: token, listen: address, layout: layout, misbehaviour: misbehaviour)
    if let misbehaviour {
      StandardStreams.report(
        "drinkrun table: this server fails on purpose (\(misbehaviour.text)): no orders here")
    }
    let shown = isNew ? #", "token": "\#(token)""# : ""
    try StandardStreams.print(
      #"{"endpoint": "\#(table.endpoint)", "base": "\#(table.base)"\#(shown)}"#)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await table.run() }
      await StopSignals.wait()
      group.cancelAll()
    }
  }

  private func misbehaviour() throws(CommandFailure) -> Misbehaviour? {
    guard let text = options.misbehaviour else { return nil }
    do {
      return try Misbehaviour(text)
    } catch {
      throw CommandFailure(.usage, "drinkrun table: --misbehave: \(error)")
    }
  }
}
