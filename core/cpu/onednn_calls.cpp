#include "core/cpu/onednn_calls.h"

#include "core/cpu/onednn_common.h"

#include <fmt/format.h>

namespace bildrate::onednn {
namespace {

dnnl::primitive_attr fused(bool sum, bool relu) {
    dnnl::post_ops operations;
    if (sum)
        operations.append_sum();
    if (relu)
        operations.append_eltwise(1.0f, dnnl::algorithm::eltwise_relu, 0.0f, 0.0f);
    dnnl::primitive_attr attributes = userScratchpad();
    attributes.set_post_ops(operations);
    return attributes;
}

template <typename Primitive, typename PrimitiveDesc>
Kernel finished(const PrimitiveDesc& description) {
    Kernel kernel;
    kernel.primitive = Primitive(description);
    kernel.implementation = description.impl_info_str();
    kernel.source = description.src_desc();
    kernel.destination = description.dst_desc();
    kernel.scratchpad = description.scratchpad_desc();
    kernel.scratchBytes = kernel.scratchpad.get_size();
    return kernel;
}

/// The usable implementations of an operation. The library reads the operation descriptor again in
/// next_impl(), so it must outlive the loop.
template <typename Primitive, typename Operation>
std::vector<Kernel>
implementations(const Operation& operation, const dnnl::primitive_attr& attributes, int most,
                void (*complete)(Kernel&, const typename Primitive::primitive_desc&)) {
    return unlessUnimplemented([&]() -> std::vector<Kernel> {
        std::vector<Kernel> kernels;
        typename Primitive::primitive_desc description(operation, attributes, engine());
        do {
            if (isReference(description.impl_info_str()))
                continue;
            kernels.push_back(finished<Primitive>(description));
            complete(kernels.back(), description);
        } while (int(kernels.size()) < most && description.next_impl());
        return kernels;
    });
}

template <typename Primitive>
void nothingMore(Kernel&, const typename Primitive::primitive_desc&) {}

template <typename Primitive, typename Operation>
std::optional<Kernel> firstImplementation(const Operation& operation,
                                          const dnnl::primitive_attr& attributes) {
    std::vector<Kernel> kernels =
        implementations<Primitive>(operation, attributes, 1, nothingMore<Primitive>);
    return kernels.empty() ? std::nullopt : std::optional(std::move(kernels.front()));
}

dnnl::reorder::primitive_desc reorderOf(const Desc& source, const Desc& destination) {
    return {engine(), source, engine(), destination, userScratchpad()};
}

bool effectiveIsaHas(dnnl::cpu_isa wanted) {
    // the values are sets of bits: a better instruction set includes the lesser one's
    const unsigned effective = unsigned(dnnl::get_effective_cpu_isa());
    return (effective & unsigned(wanted)) == unsigned(wanted);
}

} // namespace

std::string versionNumber() {
    const dnnl_version_t* version = dnnl_version();
    return fmt::format("{}.{}.{}", version->major, version->minor, version->patch);
}

std::string version() {
    return "oneDNN " + versionNumber();
}

std::string instructionSet() {
    struct Name {
        dnnl::cpu_isa isa;
        const char* name;
    };
    constexpr Name names[] = {{dnnl::cpu_isa::avx512_core_amx, "avx512_core_amx"},
                              {dnnl::cpu_isa::avx512_core_bf16, "avx512_core_bf16"},
                              {dnnl::cpu_isa::avx512_core_vnni, "avx512_core_vnni"},
                              {dnnl::cpu_isa::avx512_core, "avx512_core"},
                              {dnnl::cpu_isa::avx2_vnni, "avx2_vnni"},
                              {dnnl::cpu_isa::avx2, "avx2"},
                              {dnnl::cpu_isa::avx, "avx"},
                              {dnnl::cpu_isa::sse41, "sse41"}};
    for (const Name& name : names)
        if (effectiveIsaHas(name.isa))
            return name.name;
    return "none";
}

bool hasAvx512() {
    return effectiveIsaHas(dnnl::cpu_isa::avx512_core);
}

bool hasBfloat16() {
    return effectiveIsaHas(dnnl::cpu_isa::avx512_core_bf16);
}

Error failure(const dnnl::error& error, const std::string& step) {
    if (error.status == dnnl_out_of_memory)
        return {
            ErrorKind::outOfMemory,
            fmt::format("{} ran out of memory: {}; use a smaller batch", version(), error.what()),
            step};
    return {ErrorKind::backend,
            fmt::format("{} failed: {}, status {}", version(), error.what(), int(error.status)),
            step};
}

const dnnl::engine& engine() {
    static const dnnl::engine cpu(dnnl::engine::kind::cpu, 0);
    return cpu;
}

dnnl::memory::data_type typeOf(DataType type) {
    switch (type) {
    case DataType::fp32:
        return dnnl::memory::data_type::f32;
    case DataType::bf16:
        return dnnl::memory::data_type::bf16;
    case DataType::int32:
        return dnnl::memory::data_type::s32;
    case DataType::uint8:
        return dnnl::memory::data_type::u8;
    case DataType::fp16:
        break;
    }
    throw Error(ErrorKind::unsupported, "fp16 is not available on the CPU; use fp32 or bf16");
}

Desc plainDesc(const Dims& dims, DataType type) {
    Dims strides(dims.size(), 1);
    for (std::size_t i = dims.size() - 1; i-- > 0;)
        strides[i] = strides[i + 1] * dims[i + 1];
    return Desc(dims, typeOf(type), strides);
}

Desc blockedDesc(const Dims& dims, DataType type) {
    return Desc(dims, typeOf(type), Tag::nChw16c);
}

Desc interleavedDesc(const Dims& dims, DataType type) {
    return Desc(dims, typeOf(type), Tag::nhwc);
}

std::vector<Kernel> convolutions(const Convolution& problem, int most) {
    const Dims source = problem.source.dims();
    const Dims destination = problem.destination.dims();
    const Dims weights{destination.at(1), source.at(1), problem.kernel.height,
                       problem.kernel.width};
    const auto type = problem.source.data_type();
    using Forward = dnnl::convolution_forward;
    return unlessUnimplemented([&]() -> std::vector<Kernel> {
        const Dims padding{problem.padding.height, problem.padding.width};
        const Forward::desc operation(
            dnnl::prop_kind::forward_inference,
            problem.winograd ? dnnl::algorithm::convolution_winograd
                             : dnnl::algorithm::convolution_direct,
            problem.source, Desc(weights, type, Tag::any),
            Desc({destination.at(1)}, dnnl::memory::data_type::f32, Tag::x), problem.destination,
            {problem.stride.height, problem.stride.width}, padding, padding);
        return implementations<Forward>(
            operation, fused(problem.sum, problem.relu), most,
            [](Kernel& kernel, const Forward::primitive_desc& description) {
                kernel.weights = description.weights_desc();
            });
    });
}

std::optional<Kernel> pooling(Pooling kind, const Desc& source, const Desc& destination,
                              Extent kernel, Extent stride, Extent padding) {
    const Dims in = source.dims();
    const Dims out = destination.dims();
    const auto algorithm = kind == Pooling::max ? dnnl::algorithm::pooling_max
                           : kind == Pooling::averageWithPadding
                               ? dnnl::algorithm::pooling_avg_include_padding
                               : dnnl::algorithm::pooling_avg_exclude_padding;
    using Forward = dnnl::pooling_forward;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Dims end{(out.at(2) - 1) * stride.height + kernel.height - in.at(2) - padding.height,
                       (out.at(3) - 1) * stride.width + kernel.width - in.at(3) - padding.width};
        const Forward::desc operation(dnnl::prop_kind::forward_inference, algorithm, source,
                                      destination, {stride.height, stride.width},
                                      {kernel.height, kernel.width},
                                      {padding.height, padding.width}, end);
        return firstImplementation<Forward>(operation, userScratchpad());
    });
}

std::optional<Kernel> innerProduct(const Desc& source, const Desc& destination, bool relu) {
    const std::int64_t inputs = source.dims().at(1);
    const std::int64_t outputs = destination.dims().at(1);
    using Forward = dnnl::inner_product_forward;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Forward::desc operation(dnnl::prop_kind::forward_inference, source,
                                      Desc({outputs, inputs}, source.data_type(), Tag::any),
                                      Desc({outputs}, dnnl::memory::data_type::f32, Tag::x),
                                      destination);
        std::vector<Kernel> kernels = implementations<Forward>(
            operation, fused(false, relu), 1,
            [](Kernel& kernel, const Forward::primitive_desc& description) {
                kernel.weights = description.weights_desc();
            });
        return kernels.empty() ? std::nullopt : std::optional(std::move(kernels.front()));
    });
}

std::optional<Kernel> softmax(const Desc& source, const Desc& destination) {
    using Forward = dnnl::softmax_v2_forward;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Forward::desc operation(dnnl::prop_kind::forward_inference,
                                      dnnl::algorithm::softmax_accurate, source, destination, 1);
        return firstImplementation<Forward>(operation, userScratchpad());
    });
}

std::optional<Kernel> relu(const Desc& data) {
    using Forward = dnnl::eltwise_forward;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Forward::desc operation(dnnl::prop_kind::forward_inference,
                                      dnnl::algorithm::eltwise_relu, data, 0.0f, 0.0f);
        return firstImplementation<Forward>(operation, userScratchpad());
    });
}

std::optional<Kernel> add(const Desc& data) {
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const dnnl::binary::desc operation(dnnl::algorithm::binary_add, data, data, data);
        return firstImplementation<dnnl::binary>(operation, userScratchpad());
    });
}

std::optional<Kernel> concat(const std::vector<Desc>& sources, const Desc& destination) {
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const dnnl::concat::primitive_desc description(destination, 1, sources, engine(),
                                                       userScratchpad());
        if (isReference(description.impl_info_str()))
            return std::nullopt;
        return finished<dnnl::concat>(description);
    });
}

Kernel reorder(const Desc& source, const Desc& destination) {
    return finished<dnnl::reorder>(reorderOf(source, destination));
}

std::size_t reorderScratch(const Desc& source, const Desc& destination) {
    return reorderOf(source, destination).scratchpad_desc().get_size();
}

} // namespace bildrate::onednn
