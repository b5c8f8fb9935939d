#include "core/backend/backend.h"

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

} // namespace bildrate
