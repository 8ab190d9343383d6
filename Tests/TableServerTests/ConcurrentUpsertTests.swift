import HTTPMessages
import Testing

@testable import TableServer

@Suite struct ConcurrentUpsertTests {
  @Test func `batches of the same keys from many clients at once leave one record a key`()
    async throws
  {
    let client = try await Client()
    let keys = (0..<10).map { "key \($0)" }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<30 {
        group.addTask {
          // Each client has them in another order.
          let records = (0..<10).map { place in
            #"{"fields":{"Key":"\#(keys[(place * 3 + number) % 10])","Cups":\#(number)}}"#
          }
          let body = """
            {"performUpsert":{"fieldsToMergeOn":["Key"]},"records":[\(records.joined(separator: ","))]}
            """
          let answer = await client.send("PATCH", "/v0/{base}/Orders", body)
          #expect(answer.status == 200)
        }
      }
    }
    let list = await client.send("GET", "/v0/{base}/Orders")
    let records = Client.value(list.json, "records")?.list ?? []
    #expect(records.compactMap { $0["fields"]?["Key"]?.text }.sorted() == keys)
    // A request is one transaction: all rows are the last client's.
    #expect(Set(records.compactMap { $0["fields"]?["Cups"] }).count == 1)
  }
}
