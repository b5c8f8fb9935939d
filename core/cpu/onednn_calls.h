#pragma once

#include "core/base/data_type.h"
#include "core/base/error.h"
#include "core/base/shape.h"

#include <oneapi/dnnl/dnnl.hpp>

#include <optional>
#include <string>
#include <vector>

/// Every call whose form depends on the version of oneDNN stands in this file, in
/// onednn_training.h and in their sources; the rest of core/cpu sees descriptors and finished
/// kernels only. What the library throws is a dnnl::error until forStep.
namespace bildrate::onednn {

using Desc = dnnl::memory::desc;
using Dims = dnnl::memory::dims;

/// "2.6.3", of the library that is loaded.
std::string versionNumber();
/// "oneDNN 2.6.3", of the library that is loaded.
std::string version();
/// "avx512_core_bf16": the best instruction set the library may use here.
std::string instructionSet();
bool hasAvx512();
/// Whether bf16 is computed by instructions; without them the library emulates it several times
/// slower than fp32.
bool hasBfloat16();

/// What the library's error is to the program: Error{outOfMemory} or Error{backend}.
Error failure(const dnnl::error& error, const std::string& step);

/// Runs a piece of library code for a step of a schedule; what the library throws becomes an Error
/// that names the step. Everything in core/cpu that calls the library is called within one.
template <typename Function>
decltype(auto) forStep(const std::string& step, Function&& function) {
    try {
        return function();
    } catch (const dnnl::error& error) {
        throw failure(error, step);
    }
}

/// The one CPU engine.
const dnnl::engine& engine();

dnnl::memory::data_type typeOf(DataType type);
/// Row-major over the given dimensions; nchw and oihw for four of them.
Desc plainDesc(const Dims& dims, DataType type);
/// 16 channels innermost, channels padded to a multiple of 16.
Desc blockedDesc(const Dims& dims, DataType type);
/// All channels innermost.
Desc interleavedDesc(const Dims& dims, DataType type);

/// A compiled primitive and what it reads and writes. Its scratchpad is the caller's, so it may be
/// executed by another thread than the one that made it.
struct Kernel {
    dnnl::primitive primitive;
    std::string implementation;
    Desc source;
    Desc weights;
    Desc destination;
    Desc workspace{}; ///< what a forward primitive of training leaves for the backward one
    std::size_t scratchBytes = 0;
    Desc scratchpad{};
};

struct Convolution {
    Desc source;
    Desc destination;
    Extent kernel;
    Extent stride;
    Extent padding;
    bool sum = false;  ///< adds what the destination holds
    bool relu = false; ///< after that
    bool winograd = false;
    bool bias = true; ///< training; inference always has one
};

/// All usable implementations, in the library's order, at most `most`. Empty if there are none:
/// reference implementations are never usable.
std::vector<Kernel> convolutions(const Convolution& problem, int most);

enum class Pooling { max, averageWithPadding, averageWithoutPadding };
/// Padding at the end of each axis follows from the shapes.
std::optional<Kernel> pooling(Pooling kind, const Desc& source, const Desc& destination,
                              Extent kernel, Extent stride, Extent padding);
/// Source [n, inputs] and destination [n, outputs] plain; weights [outputs, inputs] as it likes.
std::optional<Kernel> innerProduct(const Desc& source, const Desc& destination, bool relu);
std::optional<Kernel> softmax(const Desc& source, const Desc& destination);
std::optional<Kernel> relu(const Desc& data);
/// Destination = source 0 + source 1.
std::optional<Kernel> add(const Desc& data);
/// Joins along channels. Kernel::source is unset.
std::optional<Kernel> concat(const std::vector<Desc>& sources, const Desc& destination);
/// Also from and to slices of a larger tensor.
Kernel reorder(const Desc& source, const Desc& destination);
/// The scratchpad that it needs, told without making it.
std::size_t reorderScratch(const Desc& source, const Desc& destination);

} // namespace bildrate::onednn
