import Foundation
import TestKit
import Testing

/// Layouts that no collection of Firestore can have are refused before anything is sent.
@Suite(.ownThreads) struct FirestoreLayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (
      "table: a/b\nidentity: documentId\ncolumns:\n  - {field: drinkName, type: singleLineText}",
      "a name without a slash"
    ),
    (
      "table: orderList\nidentity: documentId\nrows: cup\ncolumns:\n  - {field: drinkName, type: singleLineText}",
      "rows: "
    ),
    (
      "table: orderList\nidentity: documentId\ncolumns:\n  - {field: drinkName, type: singleLineText}\n"
        + "  - {field: drink, type: multipleRecordLinks, linked: {table: Menu, name: name}}",
      "documents link to no others"
    ),
  ])
  func isToldWith78(_ layout: String, _ what: String) throws {
    try (layout + "\n").write(
      toFile: folder.file("layout.yaml"), atomically: true, encoding: .utf8)
    let configuration = folder.file("drinkrun.yaml")
    let menu = Program.root.appending(path: "deploy/menus/kebuke.yaml").path
    try """
    locale: zh-Hant
    timezone: Asia/Taipei
    store: sqlite:drinkrun.db
    menus: [\(menu)]
    table: {kind: firestore, project: office, token: sesame-1234, layout: layout.yaml}
    http: {listen: 127.0.0.1:0}
    channels:
      office: {kind: webhook, bearer: "sesame-5678"}
    """.write(toFile: configuration, atomically: true, encoding: .utf8)
    let outcome = try Program.drinkrun.run(["check", "--config", configuration])
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains(what), "\(outcome.errors)")
    #expect(!outcome.errors.contains("sesame"))
  }
}
