#pragma once

#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace bildrate {

/// How one stored value is encoded.
enum class DataType { fp32, bf16, fp16, int32, uint8 };

/// What a cell computes in. Four different names: tf32 stores fp32 but multiplies in 19 bits, so
/// it is never reported as fp32.
enum class Precision { fp32, tf32, fp16, bf16 };

/// Bytes of one value.
Bytes sizeOf(DataType type);
std::string_view nameOf(DataType type);

std::string_view nameOf(Precision precision);
/// nullopt if the name is not exactly fp32, tf32, fp16 or bf16.
std::optional<Precision> precisionFrom(std::string_view name);
/// The type activations and weights are stored in.
DataType storageOf(Precision precision);

/// Nearest bfloat16, ties to even, as its upper 16 bits; NaN stays NaN.
std::uint16_t toBfloat16(float value);
float fromBfloat16(std::uint16_t bits);

} // namespace bildrate
