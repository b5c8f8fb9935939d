#include "core/base/random.h"
