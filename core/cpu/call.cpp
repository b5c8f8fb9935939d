#include "core/cpu/call.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace bildrate::cpu {

void StepPlan::run(const onednn::Kernel& kernel, std::vector<Argument> arguments) {
    if (kernel.scratchBytes > 0)
        arguments.push_back({DNNL_ARG_SCRATCHPAD, kernel.scratchpad, Place::scratch, 0, 0});
    scratchBytes = std::max<Bytes>(scratchBytes, kernel.scratchBytes);
    calls.push_back({kernel.primitive, nullptr, std::move(arguments)});
}

BoundCalls::BoundCalls(const std::vector<Call>& calls,
                       const std::function<std::byte*(const Argument&)>& addressOf) {
    m_calls.reserve(calls.size());
    for (const Call& call : calls) {
        Bound& bound = m_calls.emplace_back();
        bound.primitive = call.primitive;
        bound.own = call.own;
        for (const Argument& argument : call.arguments) {
            std::byte* const address = addressOf(argument);
            bound.addresses.push_back(address);
            if (call.own)
                continue;
            bound.memories.emplace_back(argument.desc, onednn::engine(), address);
            bound.arguments.push_back({argument.index, bound.memories.back().get()});
        }
    }
}

void BoundCalls::run(const dnnl::stream& stream) const {
    for (const Bound& call : m_calls) {
        if (call.own) {
            call.own(call.addresses);
            continue;
        }
        const dnnl_status_t status = dnnl_primitive_execute(
            call.primitive.get(), stream.get(), int(call.arguments.size()), call.arguments.data());
        if (status != dnnl_success)
            throw dnnl::error(status, "a primitive could not be executed");
    }
}

void refuseSlow(const Step& step, DataType type) {
    throw Error(
        ErrorKind::unsupported,
        fmt::format("{} has no fast implementation of the layer {} ({}{}) in {} on this CPU",
                    onednn::version(), step.name, kindOf(step.op),
                    step.part == Part::forward ? "" : fmt::format(", {}", nameOf(step.part)),
                    nameOf(type)),
        step.name);
}

Bytes alignedPart(Bytes bytes) {
    constexpr Bytes line = 64;
    return (bytes + line - 1) / line * line;
}

Bytes canonicalBytes(std::int64_t weights, std::int64_t outputs) {
    return Bytes(weights + outputs) * sizeof(float);
}

void convert(const onednn::Desc& from, const void* source, const onednn::Desc& to,
             void* destination) {
    const onednn::Kernel kernel = onednn::reorder(from, to);
    std::vector<std::byte> scratch(kernel.scratchBytes);
    std::vector<Call> calls(1);
    calls[0].primitive = kernel.primitive;
    const void* addresses[] = {source, destination, scratch.data()};
    calls[0].arguments = {{DNNL_ARG_FROM, from, Place::tensor, 0, 0},
                          {DNNL_ARG_TO, to, Place::tensor, 1, 0}};
    if (!scratch.empty())
        calls[0].arguments.push_back({DNNL_ARG_SCRATCHPAD, kernel.scratchpad, Place::tensor, 2, 0});
    dnnl::stream stream(onednn::engine());
    BoundCalls(calls, [&](const Argument& argument) {
        // the library takes one pointer type for what it reads and what it writes
        return static_cast<std::byte*>(const_cast<void*>(addresses[argument.tensor]));
    }).run(stream);
    stream.wait();
}

} // namespace bildrate::cpu
