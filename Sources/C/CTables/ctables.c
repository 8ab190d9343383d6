#include "ctables.h"
