#pragma once

#include "core/backends.h"
#include "core/base/error.h"
#include "core/exchange/dump.h"
#include "core/exchange/file.h"
#include "core/exchange/npy.h"
#include "core/network/weights.h"
#include "core/network/zoo.h"
#include "core/reference/reference.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <unistd.h>

namespace bildrate {

/// Dumps into a folder of its own and compares with the oracle.
class DumpTest : public testing::Test {
protected:
    DumpTest() {
        const testing::TestInfo* test = testing::UnitTest::GetInstance()->current_test_info();
        m_folder = std::filesystem::temp_directory_path() /
                   ("dump_test-Größe-" + std::to_string(::getpid()) + "-" + test->name());
        std::filesystem::create_directory(m_folder);
        m_request.network = "lenet";
        m_request.batch = 2;
        m_request.seed = 5;
        m_request.everyLayer = true;
        m_request.target.devices = {"cpu"};
        m_request.folder = m_folder / "dump";
    }
    ~DumpTest() override {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }

    void run(std::stop_token stop = {}) { dump(m_request, *m_backends.front(), stop); }
    /// culprit: what the sentence must name.
    void expectRefused(const std::string& culprit = {}) {
        try {
            run();
            ADD_FAILURE() << "was written";
        } catch (const Error& error) {
            EXPECT_NE(std::string(error.what()).find(culprit), std::string::npos) << error.what();
        }
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder), {}), 1);
    }

    /// Every file of the dump against the oracle; returns how many layers were written.
    std::size_t compareWithReference() const {
        ZooOptions options;
        options.imageSize = m_request.imageSize;
        const Network network = makeNetwork(m_request.network, options);
        const std::vector<reference::Values> expected =
            reference::forward(network, m_request.batch, m_request.seed);
        std::map<std::string, Parameter> parameters;
        for (const Parameter& parameter : parametersOf(network))
            parameters[parameter.name] = parameter;

        const nlohmann::json index =
            nlohmann::json::parse(readFile(m_request.folder / "index.json"));
        std::map<std::string, int> roles;
        for (const nlohmann::json& file : index["files"]) {
            const std::string role = file["role"];
            ++roles[role];
            const NpyArray array = readNpy(m_request.folder / std::string(file["file"]));
            EXPECT_EQ(nlohmann::json(array.shape), file["shape"]) << file;
            const auto layer = std::size_t(network.find(std::string(file["layer"])));
            if (const auto parameter = parameters.find(file["tensor"]);
                parameter != parameters.end()) {
                EXPECT_EQ(array.values, parameterValues(network, parameter->second, m_request.seed))
                    << file;
                EXPECT_EQ(parameter->second.layer, LayerId(layer)) << file;
            } else if (role == "input") {
                EXPECT_EQ(array.values, inputImages(network, m_request.batch, m_request.seed));
            } else {
                EXPECT_LT(reference::relativeError(array.values, expected[layer].data), 2e-5)
                    << file;
            }
        }
        EXPECT_EQ(roles["weight"] + roles["bias"] + roles["gamma"] + roles["beta"] + roles["mean"] +
                      roles["variance"],
                  int(parameters.size()));
        EXPECT_EQ(roles["input"], 1);
        EXPECT_EQ(roles["logits"], 1);
        EXPECT_EQ(roles["probabilities"], 1);
        // every layer but the input has a file or says what it became part of
        EXPECT_EQ(std::size_t(roles["output"]) + index["fused"].size() + 1, network.layers.size());
        return std::size_t(roles["output"]);
    }

    std::filesystem::path m_folder;
    std::vector<std::unique_ptr<Backend>> m_backends = makeBackends();
    DumpRequest m_request;
};

} // namespace bildrate
