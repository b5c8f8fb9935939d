#pragma once

#include "core/base/data_type.h"

namespace bildrate::cpu {

/// How fast the library's convolutions multiply a type here, with fp32 as 1: a small one of each is
/// run a few times in turn, some milliseconds. bf16 is at half on CPUs that have it without AMX
/// and split each instruction, at two on others, at eight with AMX. Throws dnnl::error.
double multiplySpeed(DataType type, int threads);

} // namespace bildrate::cpu
