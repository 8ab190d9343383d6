#include "cicu.h"

#include <unicode/gregocal.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/normalizer2.h>
#include <unicode/regex.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/uchar.h>
#include <unicode/ucurr.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

using namespace icu;

struct cicu_arguments {
  std::vector<UnicodeString> names;
  std::vector<Formattable> values;
};

static cicu_text none() { return {nullptr, 0}; }

static cicu_text text(const std::string &utf8) {
  // One byte more, so that an empty text is not null.
  char *bytes = static_cast<char *>(std::malloc(utf8.size() + 1));
  if (!bytes) return none();
  std::memcpy(bytes, utf8.data(), utf8.size());
  return {bytes, static_cast<int32_t>(utf8.size())};
}

static cicu_text text(const UnicodeString &string) {
  std::string utf8;
  return text(string.toUTF8String(utf8));
}

static UnicodeString string(const char *utf8, int32_t count) {
  return UnicodeString::fromUTF8(StringPiece(utf8, count));
}

void cicu_free(char *bytes) { std::free(bytes); }

// Text.

cicu_text cicu_nfc(const char *utf8, int32_t count) {
  UErrorCode error = U_ZERO_ERROR;
  const Normalizer2 *nfc = Normalizer2::getNFCInstance(error);
  std::string result;
  StringByteSink<std::string> sink(&result);
  if (U_SUCCESS(error)) nfc->normalizeUTF8(0, StringPiece(utf8, count), sink, nullptr, error);
  return U_SUCCESS(error) ? text(result) : none();
}

int32_t cicu_regex_finds(
  const char *pattern, int32_t pattern_count, const char *utf8, int32_t count, int32_t limit
) {
  UErrorCode error = U_ZERO_ERROR;
  UnicodeString input = string(utf8, count);
  RegexMatcher matcher(string(pattern, pattern_count), input, 0, error);
  if (U_FAILURE(error)) return -1;
  matcher.setTimeLimit(limit, error);
  matcher.setStackLimit(1 << 20, error);
  UBool found = matcher.find(error);
  return U_FAILURE(error) ? -1 : found;
}

// Messages.

cicu_arguments *cicu_arguments_make(void) { return new cicu_arguments; }
void cicu_arguments_free(cicu_arguments *arguments) { delete arguments; }

void cicu_arguments_add_text(
  cicu_arguments *arguments, const char *name, int32_t name_count, const char *utf8, int32_t count
) {
  arguments->names.push_back(string(name, name_count));
  arguments->values.push_back(Formattable(string(utf8, count)));
}

void cicu_arguments_add_integer(
  cicu_arguments *arguments, const char *name, int32_t name_count, int64_t value
) {
  arguments->names.push_back(string(name, name_count));
  arguments->values.push_back(Formattable(value));
}

cicu_text cicu_message_arguments(
  const char *utf8, int32_t count, const char *locale, cicu_text *fault
) {
  UErrorCode error = U_ZERO_ERROR;
  UParseError place;
  const UnicodeString pattern = string(utf8, count);
  const MessagePattern parts(pattern, &place, error);
  const MessageFormat format(pattern, Locale::forLanguageTag(locale, error), place, error);
  if (U_FAILURE(error)) {
    *fault = text(std::string(u_errorName(error)));
    return none();
  }
  UnicodeString names;
  for (int32_t i = 0; i < parts.countParts(); i++) {
    const auto &part = parts.getPart(i);
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_NAME
        || part.getType() == UMSGPAT_PART_TYPE_ARG_NUMBER)
      names += parts.getSubstring(part) + u"\n";
  }
  return text(names);
}

cicu_text cicu_message_format(
  const char *utf8, int32_t count, const char *locale, const cicu_arguments *arguments
) {
  UErrorCode error = U_ZERO_ERROR;
  // Made anew for each call: formatting changes a MessageFormat, const or not.
  const MessageFormat format(
    string(utf8, count), Locale::forLanguageTag(locale, error), error);
  UnicodeString result;
  format.format(
    arguments->names.data(), arguments->values.data(),
    static_cast<int32_t>(arguments->names.size()), result, error);
  return U_SUCCESS(error) ? text(result) : none();
}

// Time.

static std::unique_ptr<TimeZone> zone_named(const char *zone) {
  return std::unique_ptr<TimeZone>(TimeZone::createTimeZone(UnicodeString::fromUTF8(zone)));
}

/// A Gregorian calendar without the Julian one before it, in a zone.
static GregorianCalendar calendar_in(const char *zone, UErrorCode &error) {
  GregorianCalendar calendar(zone_named(zone).release(), Locale::getRoot(), error);
  calendar.setGregorianChange(-8.64e15, error);
  calendar.setRepeatedWallTimeOption(UCAL_WALLTIME_FIRST);
  return calendar;
}

int32_t cicu_zone_is_known(const char *zone) {
  UnicodeString id, unknown;
  return zone_named(zone)->getID(id) != TimeZone::getUnknown().getID(unknown);
}

cicu_civil cicu_zone_civil(const char *zone, int64_t milliseconds) {
  UErrorCode error = U_ZERO_ERROR;
  GregorianCalendar calendar = calendar_in(zone, error);
  calendar.setTime(static_cast<UDate>(milliseconds), error);
  cicu_civil civil;
  civil.year = calendar.get(UCAL_EXTENDED_YEAR, error);
  civil.month = calendar.get(UCAL_MONTH, error) + 1;
  civil.day = calendar.get(UCAL_DATE, error);
  civil.minutes = calendar.get(UCAL_HOUR_OF_DAY, error) * 60 + calendar.get(UCAL_MINUTE, error);
  // ICU counts from Sunday, which is 1.
  civil.weekday = (calendar.get(UCAL_DAY_OF_WEEK, error) + 5) % 7 + 1;
  return civil;
}

int64_t cicu_zone_moment(
  const char *zone, int32_t year, int32_t month, int32_t day, int32_t minutes
) {
  UErrorCode error = U_ZERO_ERROR;
  GregorianCalendar calendar = calendar_in(zone, error);
  calendar.clear();
  calendar.set(UCAL_EXTENDED_YEAR, year);
  calendar.set(UCAL_MONTH, month - 1);
  calendar.set(UCAL_DATE, day);
  calendar.set(UCAL_MINUTE, minutes);
  return static_cast<int64_t>(calendar.getTime(error));
}

cicu_text cicu_zone_text(
  const char *zone, int64_t milliseconds, const char *pattern, int32_t count
) {
  UErrorCode error = U_ZERO_ERROR;
  GregorianCalendar calendar = calendar_in(zone, error);
  calendar.setTime(static_cast<UDate>(milliseconds), error);
  SimpleDateFormat format(string(pattern, count), Locale::getEnglish(), error);
  UnicodeString result;
  format.format(calendar, result, nullptr, error);
  return U_SUCCESS(error) ? text(result) : none();
}

// Money.

static bool is_currency(const UnicodeString &code) {
  if (code.length() != 3) return false;
  for (int32_t i = 0; i < 3; i++)
    if (code[i] < u'A' || code[i] > u'Z') return false;
  UnicodeString terminated = code;
  return ucurr_getNumericCode(terminated.getTerminatedBuffer()) != 0;
}

int32_t cicu_columns(uint32_t code_point) {
  const UChar32 character = static_cast<UChar32>(code_point);
  switch (u_charType(character)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR: return 0;
    default: break;
  }
  const int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

int32_t cicu_currency_digits(const char *utf8, int32_t cash) {
  UnicodeString code = UnicodeString::fromUTF8(utf8);
  if (!is_currency(code)) return -1;
  UErrorCode error = U_ZERO_ERROR;
  const int32_t digits = ucurr_getDefaultFractionDigitsForUsage(
    code.getTerminatedBuffer(), cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD, &error);
  return U_SUCCESS(error) ? digits : -1;
}

cicu_text cicu_currency_symbol(const char *utf8, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UnicodeString code = UnicodeString::fromUTF8(utf8);
  int32_t count = 0;
  const Locale named = Locale::forLanguageTag(locale, error);
  const UChar *symbol = ucurr_getName(
    code.getTerminatedBuffer(), named.getName(), UCURR_SYMBOL_NAME, nullptr, &count, &error);
  return U_SUCCESS(error) ? text(UnicodeString(symbol, count)) : none();
}
