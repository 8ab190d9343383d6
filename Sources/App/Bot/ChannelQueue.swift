/// Who is answered next in each channel: one message at a time, in the order in which they came.
struct ChannelQueue {
  private var occupied: Set<String> = []
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  func isFree(_ channel: String) -> Bool { !occupied.contains(channel) }

  mutating func occupy(_ channel: String) { occupied.insert(channel) }

  mutating func append(_ next: CheckedContinuation<Void, Never>, for channel: String) {
    waiting[channel, default: []].append(next)
  }

  /// Lets the next one in; where nobody waits, the channel is free.
  mutating func leave(_ channel: String) {
    guard var rest = waiting[channel], !rest.isEmpty else {
      occupied.remove(channel)
      return
    }
    let next = rest.removeFirst()
    waiting[channel] = rest.isEmpty ? nil : rest
    next.resume()
  }
}
