#include "ctables.h"

// Entries: 0 for a scalar that folds to itself; one from the private use area for a place in the sequences, as nothing
// folds to that area; any other is what the scalar folds to.
#include "tables.h"

_Static_assert(longest_fold == CTABLES_LONGEST_FOLD, "the header names another length");

enum { block_bits = 6, first_escape = 0xE000, last_escape = 0xF8FF, first_sound = 0x4E00 };

// The last scalar of a sequence has this bit; a sequence of nothing is the bit alone.
static const uint32_t sequence_end = 0x80000000;

static uint32_t fold_entry(uint32_t scalar) {
  uint32_t last_block = sizeof fold_blocks / sizeof *fold_blocks - 1;
  uint32_t block = scalar >> block_bits;
  if (block > last_block) block = last_block;
  return fold_entries[(uint32_t)fold_blocks[block] << block_bits | (scalar & ((1 << block_bits) - 1))];
}

int32_t ctables_fold(uint32_t scalar, uint32_t *out, int32_t capacity) {
  uint32_t entry = fold_entry(scalar);
  if (entry < first_escape || entry > last_escape) {
    if (capacity > 0) out[0] = entry == 0 ? scalar : entry;
    return 1;
  }
  const uint32_t *sequence = fold_sequences + (entry - first_escape);
  if (*sequence == sequence_end) return 0;
  int32_t count = 0;
  while (1) {
    if (count < capacity) out[count] = sequence[count] & ~sequence_end;
    if (sequence[count++] & sequence_end) return count;
  }
}

uint32_t ctables_fold_to_one(uint32_t scalar) {
  uint32_t entry = fold_entry(scalar);
  if (entry == 0) return scalar;
  return entry < first_escape || entry > last_escape ? entry : 0;
}

uint32_t ctables_sound(uint32_t scalar) {
  uint32_t index = scalar - first_sound;
  return index < sizeof sounds / sizeof *sounds ? sounds[index] : 0;
}
