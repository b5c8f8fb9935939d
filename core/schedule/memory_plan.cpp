#include "core/schedule/memory_plan.h"
