import CHTTPD
import HTTPMessages

// Global functions: a closure would take on the isolation of where it stands, and the daemon's
// thread has none. `context` is the intake, which the daemon's owner keeps alive; `slot` holds the
// exchange, retained when the request begins and released when it is over.

/// Called with the request line's target, before it is decoded.
func requestBegan(
  context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context, let target = unsafe target,
    let connection = unsafe connection
  else { return nil }
  let intake = unsafe Unmanaged<Intake>.fromOpaque(context).takeUnretainedValue()
  let exchange = unsafe intake.begin(String(cString: target), on: connection)
  return unsafe Unmanaged.passRetained(exchange).toOpaque()
}

/// Called with the headers, with each piece of the body, at its end, and after a suspension.
func requestContinued(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, piece: UnsafePointer<CChar>?,
  size: UnsafeMutablePointer<Int>?, slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let method = unsafe method, let version = unsafe version,
    let size = unsafe size, let known = unsafe slot?.pointee
  else { return .NO }
  let intake = unsafe Unmanaged<Intake>.fromOpaque(context).takeUnretainedValue()
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
  let bytes = unsafe UnsafeRawBufferPointer(start: piece, count: size.pointee)
  let step = unsafe exchange.step(
    method: String(cString: method), version: String(cString: version), piece: bytes,
    limits: intake.limits)
  unsafe size.pointee = 0
  switch step {
  case .readOn: return .YES
  case .drop: return .NO
  case .send(let response, let thenClose):
    return unsafe send(response, thenClose: thenClose, on: exchange.connection)
  case .handOver:
    if intake.suspend(exchange) { return .YES }
    return unsafe send(.stopping, thenClose: true, on: exchange.connection)
  }
}

/// Called once for each request that began.
func requestEnded(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
  guard let context = unsafe context, let slot = unsafe slot, let known = unsafe slot.pointee else {
    return
  }
  let intake = unsafe Unmanaged<Intake>.fromOpaque(context).takeUnretainedValue()
  let exchange = unsafe Unmanaged<Exchange>.fromOpaque(known).takeRetainedValue()
  unsafe slot.pointee = nil
  intake.end(exchange)
}

/// The headers of a request, in their order.
func headers(of connection: OpaquePointer) -> HTTPHeaders {
  var headers = HTTPHeaders()
  unsafe withUnsafeMutablePointer(to: &headers) { headers in
    _ = unsafe MHD_get_connection_values(connection, .HEADER_KIND, headerRead, headers)
  }
  return headers
}

private func headerRead(
  context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let context = unsafe context, let name = unsafe name else { return .NO }
  let headers = unsafe context.assumingMemoryBound(to: HTTPHeaders.self)
  unsafe headers.pointee.add(
    String(cString: name), value.map { unsafe String(cString: $0) } ?? "")
  return .YES
}
