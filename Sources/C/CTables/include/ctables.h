#pragma once
#include <stdint.h>

// The most scalars that one folds to.
#define CTABLES_LONGEST_FOLD 18

// Writes what a scalar folds to, at most `capacity` scalars of it, and returns how many it folds to: 1 for nearly all,
// itself for most, none for what is not seen (zero width space, variation selectors).
//
// Case, width, compatibility forms, traditional and simplified characters and some variants (氷, 醣) come to one key.
// What would become a digit, a numeral or an operator without being one stays: ², ½, ①.
int32_t ctables_fold(uint32_t scalar, uint32_t *out, int32_t capacity);

// What a scalar folds to where that is one scalar; 0 where it is none or several.
uint32_t ctables_fold_to_one(uint32_t scalar);

// How a Chinese character sounds without its tone, as a number that those of one sound share; 0 for none.
uint32_t ctables_sound(uint32_t scalar);
