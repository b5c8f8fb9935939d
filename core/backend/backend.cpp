#include "core/backend/backend.h"

#include "core/base/error.h"

#include <fmt/format.h>

namespace bildrate {

std::string_view nameOf(ConvolutionChoice choice) {
    return choice == ConvolutionChoice::direct ? "direct" : "fastest";
}

std::optional<ConvolutionChoice> convolutionChoiceFrom(std::string_view name) {
    for (ConvolutionChoice choice : {ConvolutionChoice::fastest, ConvolutionChoice::direct})
        if (nameOf(choice) == name)
            return choice;
    return std::nullopt;
}

void requireMemory(const MemoryNeed& need, std::optional<Bytes> free) {
    if (free && need.peak() > *free)
        throw Error(ErrorKind::outOfMemory,
                    fmt::format("needs {}, {} free; choose a smaller batch",
                                formatBytes(need.peak()), formatBytes(*free)));
}

} // namespace bildrate
