/// Why a server could not start.
public enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program, or another server of ours, listens there.
  case addressTaken(ListenAddress)
  /// The system refuses to listen there, in its own words.
  case cannotListen(ListenAddress, reason: String)
  /// The HTTP library did not start, for want of memory, threads or descriptors.
  case cannotStart(ListenAddress)

  public var description: String {
    switch self {
    case .addressTaken(let address):
      "\(address) is taken by another program: end it or choose another port"
    case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
    case .cannotStart(let address):
      "the HTTP server on \(address) did not start: too little memory, threads or descriptors"
    }
  }
}
