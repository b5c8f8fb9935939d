#pragma once

#include "core/cpu/onednn_calls.h"

#include <string_view>

/// What the sources that call the library share.
namespace bildrate::onednn {

using Tag = dnnl::memory::format_tag;

inline dnnl::primitive_attr userScratchpad() {
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    return attributes;
}

inline bool isReference(std::string_view implementation) {
    return implementation.find("ref") != std::string_view::npos;
}

/// Runs a piece of library code; nullopt where the library has no implementation.
template <typename Make>
auto unlessUnimplemented(Make&& make) -> decltype(make()) {
    try {
        return make();
    } catch (const dnnl::error& error) {
        if (error.status == dnnl_unimplemented)
            return {};
        throw;
    }
}

} // namespace bildrate::onednn
