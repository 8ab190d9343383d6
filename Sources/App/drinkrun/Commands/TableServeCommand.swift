import FoundationEssentials
import HTTPMessages
import WebServer

/// The local table server alone.
struct TableServeCommand {
  let listen: String?
  let file: String?
  let tokenFile: String?
  let environment: [String: String]

  func run() async throws(CommandFailure) {
    guard let address = ListenAddress(listen ?? "127.0.0.1:8089") else {
      throw CommandFailure(
        .usage, "drinkrun table: '\(listen ?? "")' is no loopback address and port")
    }
    let path =
      if let file { file } else {
        try StateFolder(named: nil, environment: environment).table
      }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CommandFailure(.unavailable, "\(path): the folder \(folder) is not there, make it")
    }
    let (token, isNew) = try TokenFile.token(at: tokenFile ?? path + ".token")
    let layout = try OpenTable.layout(at: nil)
    let table = try await LocalTable(file: path, token: token, listen: address, layout: layout)
    let shown = isNew ? #", "token": "\#(token)""# : ""
    try StandardStreams.print(
      #"{"endpoint": "\#(table.endpoint)", "base": "\#(table.base)"\#(shown)}"#)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await table.run() }
      await StopSignals.wait()
      group.cancelAll()
    }
  }
}
