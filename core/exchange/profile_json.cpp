#include "core/exchange/profile_json.h"

#include "core/exchange/json_value.h"
#include "core/exchange/record_json.h"

#include <nlohmann/json.hpp>

namespace bildrate {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* formatName = "bildrate-profile";
constexpr std::int64_t formatVersion = 1;

std::optional<Part> partFrom(std::string_view name) {
    for (Part part :
         {Part::forward, Part::loss, Part::backwardData, Part::backwardWeights, Part::update})
        if (nameOf(part) == name)
            return part;
    return std::nullopt;
}

template <typename Value>
Value namedBy(const JsonValue& value, std::optional<Value> (*from)(std::string_view)) {
    const std::string name = value.string();
    if (const auto found = from(name))
        return *found;
    value.fail("is unknown: \"" + name + "\"");
}

StepProfile stepFrom(const JsonValue& value) {
    StepProfile step;
    step.step = value.at("step").string();
    step.part = namedBy(value.at("part"), partFrom);
    step.kind = value.at("kind").string();
    step.implementation = value.at("implementation").string();
    step.algorithm = value.at("algorithm").string();
    step.seconds = Seconds(value.at("seconds").nonNegative());
    step.macs = value.at("macs").integer(0);
    step.bytes = value.at("bytes").unsignedInteger();
    return step;
}

} // namespace

std::string profileToJson(const Profile& profile) {
    Json steps = Json::array();
    for (const StepProfile& step : profile.steps)
        steps.push_back({{"step", step.step},
                         {"part", nameOf(step.part)},
                         {"kind", step.kind},
                         {"implementation", step.implementation},
                         {"algorithm", step.algorithm},
                         {"seconds", step.seconds.count()},
                         {"macs", step.macs},
                         {"bytes", step.bytes}});
    return prettyJson(
        {{"format", formatName},
         {"version", formatVersion},
         {"network", profile.network},
         {"workload", nameOf(profile.workload)},
         {"precision", nameOf(profile.precision)},
         {"batch", profile.batch},
         {"library", profile.library},
         {"threads", profile.threads},
         {"iterations", profile.iterations},
         {"devices", profile.devices},
         {"seed", profile.seed},
         {"convolution", nameOf(profile.convolution)},
         {"optimiser", profile.workload == Workload::training ? jsonOf(profile.optimiser) : Json()},
         {"environment", jsonOf(profile.environment)},
         {"steps", std::move(steps)}});
}

Profile profileFromJson(std::string_view text) {
    const nlohmann::json document = parseJson(text);
    const JsonValue root(document, "");
    if (const auto format = root.find("format"); !format || format->string() != formatName)
        root.fail("is no profile that bildrate-cli profile --json wrote");
    if (root.at("version").version() > formatVersion)
        root.at("version").fail("is newer than this program can read; use a newer Bildrate");
    Profile profile;
    profile.network = root.at("network").string();
    profile.workload = namedBy(root.at("workload"), workloadFrom);
    profile.precision = namedBy(root.at("precision"), precisionFrom);
    profile.batch = root.at("batch").integer(1);
    profile.library = root.at("library").string();
    profile.threads = int(root.at("threads").integer(0, 1 << 20));
    profile.iterations = root.at("iterations").integer(0);
    profile.devices =
        listOf(root.at("devices"), [](const JsonValue& device) { return device.string(); });
    profile.seed = root.at("seed").unsignedInteger();
    profile.convolution = namedBy(root.at("convolution"), convolutionChoiceFrom);
    if (const auto optimiser = root.find("optimiser"))
        profile.optimiser = optimiserFrom(*optimiser);
    profile.environment = environmentFrom(root.at("environment"));
    profile.steps = listOf(root.at("steps"), stepFrom);
    return profile;
}

} // namespace bildrate
