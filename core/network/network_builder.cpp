#include "core/network/network_builder.h"
