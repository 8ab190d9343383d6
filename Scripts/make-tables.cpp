// Prints the tables of CTables: how characters fold to one key, and how Chinese characters sound without their tone.
//
// What a character folds to: NFKC_Casefold of Unicode (compatibility forms, case, what is not seen is dropped), then
// traditional characters to simplified ones, then the variants below. A character that would become a digit, a numeral
// or an operator, and is none, stays as it is: ² is no 2, ½ no 1/2, ① no 1, ⓧ no x.
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

using icu::Normalizer2;
using icu::Transliterator;
using icu::UnicodeString;
using Sequence = std::vector<UChar32>;

namespace {

// Other shapes of a character, which the transliterator leaves apart: from shop signs, Japanese keyboards and labels.
const std::map<UChar32, UChar32> variants = {
    {U'氷', U'冰'}, {U'醣', U'糖'}, {U'盃', U'杯'}, {U'緑', U'绿'}, {U'黒', U'黑'},
    {U'塩', U'盐'}, {U'菓', U'果'}, {U'蕃', U'番'}, {U'桔', U'橘'}, {U'妳', U'你'},
};

const UnicodeString numerals = u"〇零一二三四五六七八九十百千万亿两廿卅";
const UnicodeString operators = u"0123456789+-*/=.x×";

std::unique_ptr<Transliterator> transliterator(const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<Transliterator> made(Transliterator::createInstance(id, UTRANS_FORWARD, status));
  if (U_FAILURE(status)) {
    std::fprintf(stderr, "make-tables: ICU has no %s: %s\n", id, u_errorName(status));
    std::exit(1);
  }
  return made;
}

const Normalizer2 &form(const Normalizer2 *(*get)(UErrorCode &)) {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2 *form = get(status);
  if (U_FAILURE(status)) {
    std::fprintf(stderr, "make-tables: ICU has no such form: %s\n", u_errorName(status));
    std::exit(1);
  }
  return *form;
}

Sequence scalars(const UnicodeString &text) {
  Sequence result;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) result.push_back(text.char32At(i));
  return result;
}

bool isHan(UChar32 scalar) { return u_getIntPropertyValue(scalar, UCHAR_SCRIPT) == USCRIPT_HAN; }

// Whether a character may become a digit, a numeral or an operator: letters, digits and the forms of another width.
bool mayCount(UChar32 scalar) {
  return u_isalpha(scalar) || u_charType(scalar) == U_DECIMAL_DIGIT_NUMBER ||
         (0xFE50 <= scalar && scalar <= 0xFE6F) || (0xFF00 <= scalar && scalar <= 0xFFEF);
}

// Whether the compatibility form of a character is left alone.
bool staysApart(UChar32 scalar, const UnicodeString &folded) {
  int32_t kind = u_getIntPropertyValue(scalar, UCHAR_DECOMPOSITION_TYPE);
  if (kind == U_DT_SUPER || kind == U_DT_SUB || kind == U_DT_FRACTION) return true;
  if (u_charType(scalar) == U_OTHER_NUMBER || u_charType(scalar) == U_LETTER_NUMBER) return true;
  if (folded == UnicodeString(scalar) || mayCount(scalar)) return false;
  for (UChar32 each : scalars(folded)) {
    if (numerals.indexOf(each) >= 0 || operators.indexOf(each) >= 0) return true;
  }
  return false;
}

class Folding {
  const Normalizer2 &nfkcCasefold = form(Normalizer2::getNFKCCasefoldInstance);
  std::unique_ptr<Transliterator> simplified = transliterator("Hant-Hans");

  UnicodeString once(UChar32 scalar) const {
    UErrorCode status = U_ZERO_ERROR;
    UnicodeString folded = nfkcCasefold.normalize(UnicodeString(scalar), status);
    if (staysApart(scalar, folded)) return UnicodeString(scalar);
    UnicodeString result;
    for (UChar32 each : scalars(folded)) {
      UnicodeString one(each);
      if (isHan(each)) simplified->transliterate(one);
      for (UChar32 last : scalars(one)) {
        auto variant = variants.find(last);
        result.append(variant == variants.end() ? last : variant->second);
      }
    }
    return result;
  }

 public:
  // Folds until nothing changes, so that a key folds to itself; of characters that fold in a circle, one is the key.
  UnicodeString of(UChar32 scalar) const {
    std::vector<UnicodeString> keys = {UnicodeString(scalar)};
    while (true) {
      UnicodeString next;
      for (UChar32 each : scalars(keys.back())) next.append(once(each));
      auto seen = std::find(keys.begin(), keys.end(), next);
      if (seen != keys.end()) return *std::min_element(seen, keys.end());
      keys.push_back(next);
    }
  }
};

// The syllable of a character in Hanyu Pinyin, without its tone; empty for none.
std::string syllable(const Transliterator &latin, UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString spoken(scalar);
  latin.transliterate(spoken);
  if (spoken == UnicodeString(scalar)) return "";
  UnicodeString bare;
  for (UChar32 each : scalars(form(Normalizer2::getNFDInstance).normalize(spoken, status))) {
    bool isTone = each == 0x300 || each == 0x301 || each == 0x304 || each == 0x30C;
    if (!isTone && each != ' ') bare.append(each);
  }
  std::string text;
  return bare.toUTF8String(text);
}

void print(const char *type, const char *name, const std::vector<uint32_t> &values) {
  std::printf("static const %s %s[%zu] = {\n", type, name, values.size());
  int column = 0;
  for (uint32_t value : values) column += std::printf("%u,", value), column > 110 ? (std::puts(""), column = 0) : 0;
  std::puts("\n};");
}

// A table of blocks of 64 characters, those that are alike kept once.
void printFolding() {
  Folding folding;
  const uint32_t blockSize = 64, firstEscape = 0xE000, lastEscape = 0xF8FF, end = 0x80000000;
  std::vector<uint32_t> blocks, entries, sequences;
  std::map<std::vector<uint32_t>, uint32_t> blockNumbers;
  std::map<Sequence, uint32_t> offsets;
  size_t longest = 1;
  std::vector<uint32_t> block;
  for (UChar32 scalar = 0; scalar < 0x110000; ++scalar) {
    Sequence key = U_IS_SURROGATE(scalar) ? Sequence{scalar} : scalars(folding.of(scalar));
    if (key == Sequence{scalar}) {
      block.push_back(0);
    } else if (key.size() == 1 && key[0] < 0x10000) {
      block.push_back(key[0]);
    } else {
      auto [place, isNew] = offsets.try_emplace(key, sequences.size());
      if (isNew) {
        for (UChar32 each : key) sequences.push_back(each);
        if (key.empty()) sequences.push_back(0);
        sequences.back() |= end;
      }
      block.push_back(firstEscape + place->second);
      longest = std::max(longest, key.size());
    }
    if (block.size() < blockSize) continue;
    auto [place, isNew] = blockNumbers.try_emplace(block, blockNumbers.size());
    if (isNew) entries.insert(entries.end(), block.begin(), block.end());
    blocks.push_back(place->second);
    block.clear();
  }
  while (blocks.back() == blocks[blocks.size() - 2]) blocks.pop_back();
  if (firstEscape + sequences.size() > lastEscape) {
    std::fprintf(stderr, "make-tables: the sequences are too many for the private use area\n");
    std::exit(1);
  }
  std::printf("enum { longest_fold = %zu };\n", longest);
  print("uint16_t", "fold_blocks", blocks);
  print("uint16_t", "fold_entries", entries);
  print("uint32_t", "fold_sequences", sequences);
}

void printSounds() {
  auto latin = transliterator("Han-Latin");
  std::vector<std::string> spoken;
  std::map<std::string, uint32_t> numbers;
  for (UChar32 scalar = 0x4E00; scalar <= 0x9FFF; ++scalar) {
    spoken.push_back(syllable(*latin, scalar));
    if (!spoken.back().empty()) numbers.try_emplace(spoken.back(), 0);
  }
  uint32_t count = 0;
  for (auto &number : numbers) number.second = ++count;
  std::vector<uint32_t> sounds;
  for (const std::string &each : spoken) sounds.push_back(each.empty() ? 0 : numbers[each]);
  print("uint16_t", "sounds", sounds);
}

}  // namespace

int main() {
  std::printf("// Made by Scripts/make-tables from ICU %s, Unicode %s; do not edit.\n", U_ICU_VERSION, U_UNICODE_VERSION);
  printFolding();
  printSounds();
}
