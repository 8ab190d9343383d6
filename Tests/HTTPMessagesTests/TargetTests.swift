import HTTPMessages
import Testing

@Suite struct TargetTests {
  @Test(
    arguments: [
      ("/", []),
      ("/v0/app/Q3%20%2F%20menu?x=1", ["v0", "app", "Q3 / menu"]),
      ("/a//b/", ["a", "", "b", ""]),
      ("/a+b", ["a+b"]),
    ] as [(String, [String])])
  func `the path has parts between its slashes`(target: String, parts: [String]) {
    #expect(HTTPRequest(target: target).pathParts == parts)
  }

  @Test(arguments: ["*", "http://a/b", "/%zz"])
  func `what is no path has no parts`(target: String) {
    #expect(HTTPRequest(target: target).pathParts == nil)
  }

  @Test func `a query keeps order, repeats and empty values`() {
    let request = HTTPRequest(target: "/t?fields%5B%5D=A&fields%5B%5D=B+C&x&y=a=b&&z=")
    #expect(
      request.query == [
        QueryItem("fields[]", "A"), QueryItem("fields[]", "B C"), QueryItem("x", ""),
        QueryItem("y", "a=b"), QueryItem("z", ""),
      ])
    #expect(HTTPRequest(target: "/t").query == [])
    #expect(HTTPRequest(target: "/t?a=%zz").query == nil)
  }
}
