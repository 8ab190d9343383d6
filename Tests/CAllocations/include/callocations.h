#pragma once
#include <stdint.h>

/// How often the thread that asks has taken memory from the heap so far.
uint64_t callocations_of_this_thread(void);
