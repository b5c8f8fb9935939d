#include "core/base/data_type.h"

#include <bit>

namespace bildrate {

Bytes sizeOf(DataType type) {
    switch (type) {
    case DataType::fp32:
    case DataType::int32:
        return 4;
    case DataType::bf16:
    case DataType::fp16:
        return 2;
    case DataType::uint8:
        return 1;
    }
    return 0;
}

std::string_view nameOf(DataType type) {
    switch (type) {
    case DataType::fp32:
        return "fp32";
    case DataType::bf16:
        return "bf16";
    case DataType::fp16:
        return "fp16";
    case DataType::int32:
        return "int32";
    case DataType::uint8:
        return "uint8";
    }
    return "unknown";
}

std::string_view nameOf(Precision precision) {
    switch (precision) {
    case Precision::fp32:
        return "fp32";
    case Precision::tf32:
        return "tf32";
    case Precision::fp16:
        return "fp16";
    case Precision::bf16:
        return "bf16";
    }
    return "unknown";
}

std::optional<Precision> precisionFrom(std::string_view name) {
    for (Precision precision : {Precision::fp32, Precision::tf32, Precision::fp16, Precision::bf16})
        if (nameOf(precision) == name)
            return precision;
    return std::nullopt;
}

DataType storageOf(Precision precision) {
    switch (precision) {
    case Precision::fp16:
        return DataType::fp16;
    case Precision::bf16:
        return DataType::bf16;
    case Precision::fp32:
    case Precision::tf32:
        break;
    }
    return DataType::fp32;
}

std::uint16_t toBfloat16(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return std::uint16_t((bits >> 16) | 0x40u); // keep NaN quiet, never round it to infinity
    return std::uint16_t((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

float fromBfloat16(std::uint16_t bits) {
    return std::bit_cast<float>(std::uint32_t(bits) << 16);
}

} // namespace bildrate
