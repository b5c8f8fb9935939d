#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace bildrate {

/// NumPy's .npy files, version 1.0, fp32 little-endian in C order (numpy.lib.format, "NEP 1: a
/// simple file format for NumPy arrays").
struct NpyArray {
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

/// Writes or replaces the file. Throws Error{io} or Error{diskFull} naming it.
void writeNpy(const std::filesystem::path& file, std::span<const std::int64_t> shape,
              std::span<const float> values);

/// Throws Error{io}, Error{damaged} or, for another type or order, Error{unsupported}.
NpyArray readNpy(const std::filesystem::path& file);

} // namespace bildrate
