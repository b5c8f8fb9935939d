#include "core/cpu/onednn_training.h"

#include "core/cpu/onednn_common.h"

namespace bildrate::onednn {
namespace {

/// The first implementation that is not the reference one. operation and hint must outlive the
/// call: the library reads them again for each.
template <typename PrimitiveDesc>
bool findUsable(PrimitiveDesc& description) {
    while (isReference(description.impl_info_str()))
        if (!description.next_impl())
            return false;
    return true;
}

template <typename Primitive, typename PrimitiveDesc>
Kernel kernelOf(const PrimitiveDesc& description, const Desc& source, const Desc& weights,
                const Desc& destination) {
    Kernel kernel;
    kernel.primitive = Primitive(description);
    kernel.implementation = description.impl_info_str();
    kernel.source = source;
    kernel.weights = weights;
    kernel.destination = destination;
    kernel.scratchpad = description.scratchpad_desc();
    kernel.scratchBytes = kernel.scratchpad.get_size();
    return kernel;
}

dnnl::algorithm algorithmOf(const Convolution& problem) {
    return problem.winograd ? dnnl::algorithm::convolution_winograd
                            : dnnl::algorithm::convolution_direct;
}

dnnl::algorithm algorithmOf(Pooling kind) {
    switch (kind) {
    case Pooling::max:
        return dnnl::algorithm::pooling_max;
    case Pooling::averageWithPadding:
        return dnnl::algorithm::pooling_avg_include_padding;
    case Pooling::averageWithoutPadding:
        break;
    }
    return dnnl::algorithm::pooling_avg_exclude_padding;
}

/// The library's form of a convolution, with weights in any layout.
struct Terms {
    explicit Terms(const Convolution& problem)
        : algorithm(algorithmOf(problem)), strides{problem.stride.height, problem.stride.width},
          padding{problem.padding.height, problem.padding.width},
          weights({problem.destination.dims().at(1), problem.source.dims().at(1),
                   problem.kernel.height, problem.kernel.width},
                  problem.source.data_type(), Tag::any),
          bias({problem.destination.dims().at(1)}, dnnl::memory::data_type::f32, Tag::x) {}

    dnnl::algorithm algorithm;
    Dims strides;
    Dims padding;
    Desc weights;
    Desc bias;
};

dnnl::convolution_forward::desc forwardOf(const Convolution& problem, const Terms& terms) {
    using Forward = dnnl::convolution_forward;
    constexpr auto kind = dnnl::prop_kind::forward_training;
    return problem.bias
               ? Forward::desc(kind, terms.algorithm, problem.source, terms.weights, terms.bias,
                               problem.destination, terms.strides, terms.padding, terms.padding)
               : Forward::desc(kind, terms.algorithm, problem.source, terms.weights,
                               problem.destination, terms.strides, terms.padding, terms.padding);
}

/// Without post-ops: what the backward descriptors want as a hint.
dnnl::convolution_forward::primitive_desc hintFor(const Convolution& problem, const Terms& terms) {
    return {forwardOf(problem, terms), engine()};
}

dnnl::primitive_attr attributesFor(bool relu) {
    dnnl::primitive_attr attributes = userScratchpad();
    if (relu) {
        dnnl::post_ops operations;
        operations.append_eltwise(1.0f, dnnl::algorithm::eltwise_relu, 0.0f, 0.0f);
        attributes.set_post_ops(operations);
    }
    return attributes;
}

} // namespace

std::optional<Kernel> trainingConvolution(const Convolution& problem) {
    using Forward = dnnl::convolution_forward;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Terms terms(problem);
        const Forward::desc operation = forwardOf(problem, terms);
        Forward::primitive_desc description(operation, attributesFor(problem.relu), engine());
        if (!findUsable(description))
            return std::nullopt;
        return kernelOf<Forward>(description, description.src_desc(), description.weights_desc(),
                                 description.dst_desc());
    });
}

std::optional<Kernel> convolutionDataGradient(const Convolution& problem) {
    using Backward = dnnl::convolution_backward_data;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Terms terms(problem);
        const auto hint = hintFor(problem, terms);
        const Backward::desc operation(terms.algorithm, problem.source, terms.weights,
                                       problem.destination, terms.strides, terms.padding,
                                       terms.padding);
        Backward::primitive_desc description(operation, userScratchpad(), engine(), hint);
        if (!findUsable(description))
            return std::nullopt;
        return kernelOf<Backward>(description, description.diff_src_desc(),
                                  description.weights_desc(), description.diff_dst_desc());
    });
}

std::optional<Kernel> convolutionWeightGradient(const Convolution& problem) {
    using Backward = dnnl::convolution_backward_weights;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Terms terms(problem);
        const auto hint = hintFor(problem, terms);
        const Desc gradient(terms.weights.dims(), dnnl::memory::data_type::f32, Tag::any);
        const Backward::desc operation =
            problem.bias
                ? Backward::desc(terms.algorithm, problem.source, gradient, terms.bias,
                                 problem.destination, terms.strides, terms.padding, terms.padding)
                : Backward::desc(terms.algorithm, problem.source, gradient, problem.destination,
                                 terms.strides, terms.padding, terms.padding);
        Backward::primitive_desc description(operation, userScratchpad(), engine(), hint);
        if (!findUsable(description))
            return std::nullopt;
        return kernelOf<Backward>(description, description.src_desc(),
                                  description.diff_weights_desc(), description.diff_dst_desc());
    });
}

namespace {

Desc innerProductWeights(const Desc& source, const Desc& destination,
                         dnnl::memory::data_type type) {
    return {{destination.dims().at(1), source.dims().at(1)}, type, Tag::any};
}

Desc innerProductBias(const Desc& destination) {
    return {{destination.dims().at(1)}, dnnl::memory::data_type::f32, Tag::x};
}

dnnl::inner_product_forward::primitive_desc hintFor(const Desc& source, const Desc& destination) {
    return {{dnnl::prop_kind::forward_training, source,
             innerProductWeights(source, destination, source.data_type()),
             innerProductBias(destination), destination},
            engine()};
}

} // namespace

std::optional<Kernel> trainingInnerProduct(const Desc& source, const Desc& destination, bool relu) {
    using Forward = dnnl::inner_product_forward;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const Forward::desc operation(dnnl::prop_kind::forward_training, source,
                                      innerProductWeights(source, destination, source.data_type()),
                                      innerProductBias(destination), destination);
        Forward::primitive_desc description(operation, attributesFor(relu), engine());
        if (!findUsable(description))
            return std::nullopt;
        return kernelOf<Forward>(description, description.src_desc(), description.weights_desc(),
                                 description.dst_desc());
    });
}

std::optional<Kernel> innerProductDataGradient(const Desc& source, const Desc& destination) {
    using Backward = dnnl::inner_product_backward_data;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const auto hint = hintFor(source, destination);
        const Backward::desc operation(
            source, innerProductWeights(source, destination, source.data_type()), destination);
        Backward::primitive_desc description(operation, userScratchpad(), engine(), hint);
        if (!findUsable(description))
            return std::nullopt;
        return kernelOf<Backward>(description, description.diff_src_desc(),
                                  description.weights_desc(), description.diff_dst_desc());
    });
}

std::optional<Kernel> innerProductWeightGradient(const Desc& source, const Desc& destination) {
    using Backward = dnnl::inner_product_backward_weights;
    return unlessUnimplemented([&]() -> std::optional<Kernel> {
        const auto hint = hintFor(source, destination);
        const Backward::desc operation(
            source, innerProductWeights(source, destination, dnnl::memory::data_type::f32),
            innerProductBias(destination), destination);
        Backward::primitive_desc description(operation, userScratchpad(), engine(), hint);
        if (!findUsable(description))
            return std::nullopt;
        return kernelOf<Backward>(description, description.src_desc(),
                                  description.diff_weights_desc(), description.diff_dst_desc());
    });
}

std::optional<Kernels> trainingPooling(Pooling kind, const Desc& source, const Desc& destination,
                                       Extent kernel, Extent stride, Extent padding) {
    using Forward = dnnl::pooling_forward;
    using Backward = dnnl::pooling_backward;
    return unlessUnimplemented([&]() -> std::optional<Kernels> {
        const Dims in = source.dims();
        const Dims out = destination.dims();
        const Dims strides{stride.height, stride.width};
        const Dims window{kernel.height, kernel.width};
        const Dims start{padding.height, padding.width};
        const Dims end{(out.at(2) - 1) * stride.height + kernel.height - in.at(2) - padding.height,
                       (out.at(3) - 1) * stride.width + kernel.width - in.at(3) - padding.width};
        const Forward::desc forward(dnnl::prop_kind::forward_training, algorithmOf(kind), source,
                                    destination, strides, window, start, end);
        Forward::primitive_desc there(forward, userScratchpad(), engine());
        if (!findUsable(there))
            return std::nullopt;
        const Backward::desc backward(algorithmOf(kind), source, destination, strides, window,
                                      start, end);
        Backward::primitive_desc back(backward, userScratchpad(), engine(), there);
        if (!findUsable(back))
            return std::nullopt;
        Kernels kernels{kernelOf<Forward>(there, there.src_desc(), {}, there.dst_desc()),
                        kernelOf<Backward>(back, back.diff_src_desc(), {}, back.diff_dst_desc())};
        if (kind == Pooling::max)
            kernels.forward.workspace = kernels.backward.workspace = there.workspace_desc();
        return kernels;
    });
}

std::optional<Kernels> trainingBatchNorm(const Desc& data, double epsilon, bool relu) {
    using Forward = dnnl::batch_normalization_forward;
    using Backward = dnnl::batch_normalization_backward;
    return unlessUnimplemented([&]() -> std::optional<Kernels> {
        auto flags = dnnl::normalization_flags::use_scale | dnnl::normalization_flags::use_shift;
        if (relu)
            flags |= dnnl::normalization_flags::fuse_norm_relu;
        const Forward::desc forward(dnnl::prop_kind::forward_training, data, float(epsilon), flags);
        Forward::primitive_desc there(forward, userScratchpad(), engine());
        if (!findUsable(there))
            return std::nullopt;
        const Backward::desc backward(dnnl::prop_kind::backward, data, data, float(epsilon), flags);
        Backward::primitive_desc back(backward, userScratchpad(), engine(), there);
        if (!findUsable(back))
            return std::nullopt;
        Kernels kernels{kernelOf<Forward>(there, there.src_desc(), {}, there.dst_desc()),
                        kernelOf<Backward>(back, back.diff_src_desc(), {}, back.diff_dst_desc())};
        if (relu)
            kernels.forward.workspace = kernels.backward.workspace = there.workspace_desc();
        return kernels;
    });
}

} // namespace bildrate::onednn
