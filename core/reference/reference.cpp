#include "core/reference/reference.h"
