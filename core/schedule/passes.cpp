#include "core/schedule/passes.h"
