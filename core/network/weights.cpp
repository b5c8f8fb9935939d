#include "core/network/weights.h"
