#include "app/cli/engine_options.h"

#include "app/cli/option_values.h"
#include "core/base/error.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace bildrate::cli {

void EngineOptions::addTo(CLI::App& command) {
    const auto text = [&](const char* option, std::optional<std::string>& target, const char* help,
                          const char* type) {
        command.add_option(option, target, help)->type_name(type);
    };
    text("--convolution", convolution,
         "fastest (of direct and Winograd, per layer; the default) or direct", "CHOICE");
    text("--learning-rate", learningRate, "Of training (default 0.005)", "RATE");
    text("--momentum", momentum, "Of training (default 0: plain gradient descent)", "FACTOR");
    text("--weight-decay", weightDecay, "Of training (default 4e-5)", "FACTOR");
}

bool EngineOptions::any() const {
    return convolution || learningRate || momentum || weightDecay;
}

ConvolutionChoice EngineOptions::convolutionOr(ConvolutionChoice base) const {
    return convolution ? namedFrom("--convolution", *convolution, convolutionChoiceFrom,
                                   "fastest or direct")
                       : base;
}

Optimiser EngineOptions::optimiserOr(Optimiser base, bool training) const {
    const auto factor = [&](std::string_view option, const std::optional<std::string>& text,
                            double& target) {
        if (!text)
            return;
        if (!training)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("{} is of training alone; add --workload training", option));
        target = numberFrom(option, *text);
    };
    factor("--learning-rate", learningRate, base.learningRate);
    factor("--momentum", momentum, base.momentum);
    factor("--weight-decay", weightDecay, base.weightDecay);
    validateOptimiser(base);
    return base;
}

} // namespace bildrate::cli
