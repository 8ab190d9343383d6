internal import CICU

/// What is known of the currencies of ISO 4217.
public enum Currencies {
  /// The decimal digits of the minor unit: 2 for TWD, 0 for JPY; `nil` for an unknown code.
  public static func fractionDigits(of code: String) -> Int? { digits(of: code, cash: 0) }

  /// The decimal digits that people pay with: 0 for TWD; `nil` for an unknown code.
  public static func cashFractionDigits(of code: String) -> Int? { digits(of: code, cash: 1) }

  /// How the currency is written before an amount: TWD is `NT$` in `en` and `$` in `zh-Hant`.
  ///
  /// It is the code itself where the locale has no symbol.
  public static func symbol(of code: String, in locale: String) -> String {
    unsafe ICUText.taking(cicu_currency_symbol(code, locale)) ?? code
  }

  private static func digits(of code: String, cash: Int32) -> Int? {
    // Behind a NUL the library would not look.
    guard code.utf8.count == 3 else { return nil }
    let digits = unsafe cicu_currency_digits(code, cash)
    return digits < 0 ? nil : Int(digits)
  }
}
