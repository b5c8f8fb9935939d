// The operators against PyTorch in float64: tests/data/reference_ops.json, made by
// make_reference_ops.py beside it.
#include "core/reference/reference.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <map>
#include <string>

namespace bildrate::reference {
namespace {

using nlohmann::json;

/// The same formula as in make_reference_ops.py.
std::vector<double> ramp(std::int64_t count, int seed) {
    std::vector<double> values;
    for (std::int64_t i = 0; i < count; ++i)
        values.push_back(double((37 * i + 11 * seed) % 41 - 20) / 8);
    return values;
}

Values rampOf(const std::vector<std::int64_t>& shape, int seed) {
    const Shape image{shape[1], shape[2], shape[3]};
    return {shape[0], image, ramp(shape[0] * image.count(), seed)};
}

Extent extent(const json& value) {
    return {value.at(0), value.at(1)};
}

Values compute(const json& test) {
    const std::vector<std::int64_t> shape = test.at("input");
    const std::string op = test.at("op");
    Values input = rampOf(shape, 1);
    if (op == "convolution") {
        const ConvolutionOp convolutionOp{test.at("filters"), extent(test.at("kernel")),
                                          extent(test.at("stride")), extent(test.at("padding")),
                                          test.at("bias")};
        const std::int64_t taps =
            shape[1] * convolutionOp.kernel.height * convolutionOp.kernel.width;
        return convolution(input, convolutionOp, ramp(convolutionOp.filters * taps, 2),
                           ramp(convolutionOp.bias ? convolutionOp.filters : 0, 3));
    }
    if (op == "batch norm") {
        std::vector<double> variance = ramp(shape[1], 7);
        for (double& value : variance)
            value = value * value + 0.5;
        return batchNorm(input, {.epsilon = test.at("epsilon")}, ramp(shape[1], 4),
                         ramp(shape[1], 5), ramp(shape[1], 6), variance);
    }
    if (op == "relu")
        return relu(input);
    if (op == "max pool")
        return maxPool(input, {extent(test.at("kernel")), extent(test.at("stride")),
                               extent(test.at("padding")), test.at("ceil")});
    if (op == "average pool")
        return averagePool(input, {extent(test.at("kernel")), extent(test.at("stride")),
                                   extent(test.at("padding")), test.at("count")});
    if (op == "global average pool")
        return globalAveragePool(input);
    if (op == "fully connected") {
        const int outputs = test.at("outputs");
        return fullyConnected(input, {outputs}, ramp(outputs * input.shape.count(), 2),
                              ramp(outputs, 3));
    }
    if (op == "concat") {
        const std::vector<std::int64_t> channels = test.at("channels");
        std::vector<Values> parts;
        for (std::size_t i = 0; i < channels.size(); ++i)
            parts.push_back(rampOf({shape[0], channels[i], shape[2], shape[3]}, int(i) + 1));
        return concat({&parts[0], &parts[1], &parts[2]});
    }
    if (op == "add")
        return add(input, rampOf(shape, 2));
    if (op == "softmax") {
        for (double& value : input.data)
            value *= test.at("scale").get<double>();
        return softmax(input);
    }
    throw std::runtime_error("reference_ops.json has an unknown operator: " + op);
}

TEST(ReferenceGolden, AgreesWithPyTorch) {
    std::ifstream file(std::string(BILDRATE_TEST_DATA) + "/reference_ops.json");
    const json golden = json::parse(file);
    std::map<std::string, int> seen;
    for (const json& test : golden.at("cases")) {
        const std::string op = test.at("op");
        SCOPED_TRACE(op + " number " + std::to_string(++seen[op]));
        const Values output = compute(test);
        const std::vector<std::int64_t> shape = test.at("shape");
        const std::vector<double> expected = test.at("output");
        ASSERT_EQ(output.batch, shape[0]);
        ASSERT_EQ(output.shape, (Shape{shape[1], shape[2], shape[3]}));
        ASSERT_EQ(output.data.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            ASSERT_NEAR(output.data[i], expected[i], 1e-12 * std::max(1.0, std::abs(expected[i])))
                << "element " << i;
    }
    // every operator that computes something
    EXPECT_EQ(seen.size(), 10u);
}

} // namespace
} // namespace bildrate::reference
