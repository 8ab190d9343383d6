/// ICU for Swift: pure functions over UTF-8 that keep nothing between calls and may be called from any thread.
///
/// Text goes in as bytes and their count, so that it may hold any character, and comes out as a `cicu_text`.
#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// Text that ICU made; `bytes` is null where it could not. The caller frees `bytes` with `cicu_free`.
typedef struct {
  char *bytes;
  int32_t count;
} cicu_text;

void cicu_free(char *bytes);

/// The text in normalization form C.
cicu_text cicu_nfc(const char *text, int32_t count);

/// Whether the pattern matches a part of the text; -1 where it is faulty, or takes more than `limit` times 10,000 steps.
int32_t cicu_regex_finds(
  const char *pattern, int32_t pattern_count, const char *text, int32_t count, int32_t limit);

/// How many columns of a terminal a code point takes: 0, 1 or 2.
int32_t cicu_columns(uint32_t code_point);

/// The named values that a message is made with.
typedef struct cicu_arguments cicu_arguments;
cicu_arguments *cicu_arguments_make(void);
void cicu_arguments_free(cicu_arguments *arguments);
void cicu_arguments_add_text(
  cicu_arguments *arguments, const char *name, int32_t name_count, const char *text, int32_t count);
void cicu_arguments_add_integer(
  cicu_arguments *arguments, const char *name, int32_t name_count, int64_t value);

/// The names of a pattern's arguments, the nested ones too, with a line feed behind each.
///
/// Where the pattern is faulty there is no text, and `fault` says why (the name of ICU's error).
cicu_text cicu_message_arguments(
  const char *pattern, int32_t count, const char *locale, cicu_text *fault);
/// The message with its arguments put in.
cicu_text cicu_message_format(
  const char *pattern, int32_t count, const char *locale, const cicu_arguments *arguments);

/// A moment on the calendar and the clock of a zone; months and days from 1, Monday is weekday 1.
typedef struct {
  int32_t year, month, day, minutes, weekday;
} cicu_civil;

/// Whether the time zone database knows the identifier.
int32_t cicu_zone_is_known(const char *zone);
cicu_civil cicu_zone_civil(const char *zone, int64_t milliseconds);
/// The moment of a wall-clock time, which may run over the day or the month in either direction.
int64_t cicu_zone_moment(
  const char *zone, int32_t year, int32_t month, int32_t day, int32_t minutes);
/// The moment in English by a pattern of ICU's letters; there is no text where the pattern is faulty.
cicu_text cicu_zone_text(
  const char *zone, int64_t milliseconds, const char *pattern, int32_t count);

/// The decimal digits of a currency by ISO 4217, or in `cash` as people pay it; -1 for an unknown code.
int32_t cicu_currency_digits(const char *code, int32_t cash);
cicu_text cicu_currency_symbol(const char *code, const char *locale);

#ifdef __cplusplus
}
#endif
