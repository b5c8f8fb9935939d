#include "core/schedule/folding.h"
