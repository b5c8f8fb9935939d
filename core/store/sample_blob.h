#pragma once

#include "core/backend/sample.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace bildrate {

/// Samples as the store keeps them, all numbers little-endian:
///     u8 format (1), u64 number of samples, then for each
///     i64 iterations, f64 host seconds, u32 flags, u8 what follows as bits:
///         1 f64 device seconds
///         2 telemetry: 4 f64 clock in MHz, 8 f64 temperature in degrees Celsius, 16 f64 power in W
std::string sampleBlob(std::span<const Sample> samples);

/// Throws Error{damaged} if the bytes are no such blob, Error{newerVersion} if their format is
/// newer.
std::vector<Sample> samplesFromBlob(std::span<const std::byte> blob);

} // namespace bildrate
