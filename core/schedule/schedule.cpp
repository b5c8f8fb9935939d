#include "core/schedule/schedule.h"
