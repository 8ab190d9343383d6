internal import CICU

/// Comparing names as people do.
public enum NameFold {
  /// One key for all spellings of a name: case, width, and traditional or simplified characters make no difference.
  ///
  /// The first call takes up to 160 ms.
  public static func key(_ name: String) -> String {
    unsafe ICUText.bytes(of: name) { unsafe ICUText.taking(cicu_fold_name($0, $1)) } ?? name
  }
}
