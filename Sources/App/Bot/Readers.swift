public import OrderText
public import Ordering

/// The readers of the menus in play: where a run is open, its shop's words alone are heard.
public struct Readers: Sendable {
  private let everyMenu: Reader
  private let byShop: [String: Reader]

  /// Makes a reader for each shop and one for all together; of two menus of a shop, the first counts.
  public init(vocabulary: Vocabulary, menus: [Menu], cupLimit: Int) {
    everyMenu = Reader(vocabulary: vocabulary, menus: menus, cupLimit: cupLimit)
    byShop = Dictionary(
      menus.map {
        ($0.shop, Reader(vocabulary: vocabulary, menus: [$0], cupLimit: cupLimit))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The reader for a place whose newest run is that.
  public func reader(for run: Run?) -> Reader {
    guard let run, run.state == .open else { return everyMenu }
    return byShop[run.shop] ?? everyMenu
  }
}
