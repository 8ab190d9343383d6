import CHTTPD
import HTTPMessages

/// Queues a response, head and body together; on the daemon's thread alone.
func send(
  _ response: HTTPResponse, thenClose: Bool, on connection: OpaquePointer
) -> MHD_Result {
  guard let reply = unsafe makeReply(response, thenClose: thenClose) else { return .NO }
  defer { unsafe MHD_destroy_response(reply) }
  return unsafe MHD_queue_response(connection, UInt32(clamping: response.status), reply)
}

/// The library's form of a response; nil where a header has a line break, or memory is short.
private func makeReply(_ response: HTTPResponse, thenClose: Bool) -> OpaquePointer? {
  let reply = unsafe response.body.withUnsafeBytes { bytes in
    // NB: the pointer is mutable only in the signature; the library copies from it.
    unsafe MHD_create_response_from_buffer(
      bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
  }
  guard let reply = unsafe reply else { return nil }
  var headers = response.headers
  // The library counts the bytes itself and refuses to be told.
  headers["Content-Length"] = nil
  if thenClose { headers["Connection"] = "close" }
  for field in headers.fields
  where unsafe MHD_add_response_header(reply, field.name, field.value) != .YES {
    unsafe MHD_destroy_response(reply)
    return nil
  }
  return unsafe reply
}
