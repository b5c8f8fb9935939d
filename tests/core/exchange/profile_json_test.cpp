#include "core/base/error.h"
#include "core/exchange/profile_json.h"
#include "tests/support/sample_record.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

Profile example() {
    Profile profile{"lenet", Workload::training, Precision::bf16, 8, "oneDNN 2.6.3", 2, 11, {}};
    profile.steps = {
        {"conv1", Part::forward, "convolution", "jit:avx512_core", "direct", Seconds(0.1 + 0.2),
         123456789012, 18446744073709551615u},
        {"conv1", Part::update, "convolution", "own sgd:avx512", "", Seconds(1e-7), 0, 40}};
    profile.optimiser = {0.1, 0.9, 1e-4};
    profile.devices = {"gpu:GPU-1", "gpu:GPU-2"};
    profile.seed = 18446744073709551615u;
    profile.convolution = ConvolutionChoice::direct;
    profile.environment = test::fullRecord().cells.at(0).environment;
    return profile;
}

TEST(ProfileJson, KeepsEverything) {
    EXPECT_EQ(profileFromJson(profileToJson(example())), example());
}

TEST(ProfileJson, RefusesWhatIsNone) {
    const auto refused = [](std::string text, std::string_view culprit) {
        try {
            profileFromJson(text);
            ADD_FAILURE() << "was read";
        } catch (const Error& error) {
            EXPECT_NE(std::string_view(error.what()).find(culprit), std::string_view::npos)
                << error.what();
        }
    };
    refused("{}", "no profile");
    refused("[", "ends too early");
    std::string text = profileToJson(example());
    const auto replaced = [&](std::string_view from, std::string_view to) {
        std::string changed = text;
        return changed.replace(changed.find(from), from.size(), to);
    };
    refused(replaced("\"update\"", "\"upwards\""), "upwards");
    refused(replaced("\"version\": 1", "\"version\": 2"), "newer");
    refused(replaced("1e-07", "-1"), "seconds");
}

} // namespace
} // namespace bildrate
