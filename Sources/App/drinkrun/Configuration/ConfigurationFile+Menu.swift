import YAML

/// A menu that stands in the table.
extension ConfigurationFile {
  /// A day: about sixty of the thousand calls a month that the smallest plan of a table allows.
  private static let usual: Int64 = 86_400
  private static let allowed: ClosedRange<Int64> = 3_600...30 * 86_400

  mutating func menu(_ said: Located<ConfigurationContents.TableMenu>) -> MenuInTable? {
    let menu = said.value
    guard menu.from.value == "table" else {
      refuse(menu.from, "a menu comes from the table, write table, or name its file in menus")
      return nil
    }
    return MenuInTable(layout: path(menu.layout.value), everySeconds: every(menu.every))
  }

  private mutating func every(_ said: Located<String>?) -> Int64 {
    guard let said else { return Self.usual }
    guard let seconds = ISODuration.seconds(said.value), Self.allowed.contains(seconds) else {
      refuse(said, "a menu is read anew every PT1H to P30D, write a duration of these")
      return Self.usual
    }
    return seconds
  }
}
