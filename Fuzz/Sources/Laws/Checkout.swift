import DataFiles
public import OrderText
public import Ordering

/// The files that the fuzzers start from; they run in the root of the checkout.
public enum Checkout {
  /// The words of all locales.
  public static func vocabulary() -> Vocabulary {
    do {
      return try VocabularyFile.load(prompts: "prompts", locales: ["zh-Hant", "en"]) ?? Vocabulary()
    } catch {
      fatalError("\(error)")
    }
  }

  /// The sample menu.
  public static func menu() -> Menu {
    do {
      return try MenuFile.load("deploy/menus/kebuke.yaml")
    } catch {
      fatalError("\(error)")
    }
  }
}
