// Whole training steps of small networks with every kind of layer: against central differences of
// the loss, with planted faults, and from step to step.
#include "core/base/error.h"
#include "core/network/network_builder.h"
#include "core/reference/training.h"
#include "tests/core/reference/central_differences.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace bildrate::reference {
namespace {

using test::centralDifference;
using test::differenceOf;
using testing::ElementsAre;

/// Branches joined, a residual block, overlapping pools, an uneven stride and dropout.
Network smallNetwork(const ConvolutionStyle& style, bool countPadding = false) {
    NetworkBuilder net("small", "Small", {3, 9, 8}, style);
    const LayerId first =
        net.convolution("first", net.input(), {.filters = 4, .kernel = {3, 3}, .padding = {1, 1}});
    const LayerId pool =
        net.maxPool("pool", first, {.kernel = {3, 3}, .stride = {2, 2}, .ceilMode = true});
    const LayerId left = net.convolution("left", pool, {.filters = 3, .kernel = {1, 1}});
    const LayerId average = net.averagePool(
        "average", pool,
        {.kernel = {3, 3}, .stride = {1, 1}, .padding = {1, 1}, .countPadding = countPadding});
    const LayerId right = net.convolution("right", average, {.filters = 2, .kernel = {1, 1}});
    const LayerId join = net.concat("join", {left, right});
    const LayerId branch = net.convolution(
        "branch", join, {.filters = 5, .kernel = {3, 3}, .padding = {1, 1}, .relu = false});
    const LayerId block = net.addRelu("block", join, branch);
    LayerId last = net.convolution(
        "last", block, {.filters = 6, .kernel = {3, 2}, .stride = {2, 2}, .padding = {1, 0}});
    last = style.batchNorm ? net.globalAveragePool("gap", last)
                           : net.fullyConnected("hidden", last, 7);
    last = net.dropout("dropout", last, 0.4);
    return net.finish(net.fullyConnected("logits", last, 6, false));
}

const ConvolutionStyle biased{.bias = true};
const ConvolutionStyle normalised{.bias = false, .batchNorm = BatchNormOp{1e-3, 0.9}};
const ConvolutionStyle both{.bias = true, .batchNorm = BatchNormOp{1e-3, 0.9}};

struct Case {
    explicit Case(Network net, std::int64_t batch = 4)
        : network(std::move(net)), input(images(network, batch, 1)),
          labels(imageLabels(network, batch, 1)), state(initialState(network, 1)) {}

    Network network;
    Values input;
    std::vector<std::int32_t> labels;
    TrainingState state;
    TrainingOptions options;

    TrainingStep run() { return trainingStep(network, state, input, labels, options); }
    LayerId layer(const char* name) const { return network.find(name); }
};

/// Names the first parameter whose gradient is not that of the loss by central differences, in up
/// to eight of its values; "" if none. What is zero in truth (a bias before batch norm) need only
/// be small.
std::string firstWrong(Case& test, const std::vector<LayerParameters>& gradients) {
    const auto loss = [&] {
        return trainingLoss(test.network, test.state, test.input, test.labels, test.options);
    };
    for (const Parameter& parameter : parametersOf(test.network)) {
        if (parameter.kind == ParameterKind::mean || parameter.kind == ParameterKind::variance)
            continue;
        const auto layer = std::size_t(parameter.layer);
        std::vector<double>& values = valuesOf(test.state.parameters[layer], parameter.kind);
        const std::vector<double>& gradient = valuesOf(gradients[layer], parameter.kind);
        if (gradient.size() != values.size())
            return parameter.name;
        std::vector<double> found;
        std::vector<double> expected;
        for (std::size_t i = 0; i < values.size(); i += (values.size() + 7) / 8) {
            found.push_back(gradient[i]);
            expected.push_back(centralDifference(values[i], loss));
        }
        const auto norm = [](const std::vector<double>& all) {
            return std::sqrt(test::dot(all, all));
        };
        const bool right =
            norm(expected) < 1e-9 ? norm(found) < 1e-9 : differenceOf(found, expected) <= 1e-6;
        if (!right)
            return parameter.name;
    }
    return "";
}

class TrainingGradients : public testing::TestWithParam<std::pair<const char*, ConvolutionStyle>> {
};

TEST_P(TrainingGradients, equalCentralDifferencesOfTheLoss) {
    for (const bool countPadding : {false, true}) {
        Case test(smallNetwork(GetParam().second, countPadding));
        const TrainingState before = test.state;
        const TrainingStep step = test.run();
        test.state = before;
        EXPECT_EQ(firstWrong(test, step.parameterGradients), "") << countPadding;
        EXPECT_EQ(step.loss,
                  trainingLoss(test.network, test.state, test.input, test.labels, test.options));
    }
}

INSTANTIATE_TEST_SUITE_P(Styles, TrainingGradients,
                         testing::Values(std::pair("biased", biased),
                                         std::pair("normalised", normalised),
                                         std::pair("both", both)),
                         [](const auto& test) { return test.param.first; });

class PlantedFault : public testing::Test {
protected:
    PlantedFault() : test(smallNetwork(normalised)), plain(smallNetwork(biased)) {}

    /// The step of a case, its state as before it.
    static TrainingStep stepOf(Case& test) {
        const TrainingState before = test.state;
        TrainingStep step = test.run();
        test.state = before;
        return step;
    }

    Case test;
    Case plain;
};

TEST_F(PlantedFault, sign) {
    std::vector<LayerParameters> gradients = stepOf(test).parameterGradients;
    for (double& value : gradients[std::size_t(test.layer("branch"))].weight)
        value = -value;
    EXPECT_EQ(firstWrong(test, gradients), "branch.weight");
}

TEST_F(PlantedFault, skippedBias) {
    std::vector<LayerParameters> gradients = stepOf(plain).parameterGradients;
    std::vector<double>& bias = gradients[std::size_t(plain.layer("last"))].bias;
    std::fill(bias.begin(), bias.end(), 0.0);
    EXPECT_EQ(firstWrong(plain, gradients), "last.bias");
    bias.clear();
    EXPECT_EQ(firstWrong(plain, gradients), "last.bias");
}

TEST_F(PlantedFault, missingBranch) {
    TrainingStep step = stepOf(plain);
    // the shortcut past "branch" left out of the gradient of "join"
    const Values& passed = step.outputGradients[std::size_t(plain.layer("block.add"))];
    Values faulty = step.outputGradients[std::size_t(plain.layer("join"))];
    for (std::size_t i = 0; i < faulty.data.size(); ++i)
        faulty.data[i] -= passed.data[i];
    const auto left = std::size_t(plain.layer("left"));
    step.parameterGradients[left].weight =
        convolutionWeightGradient(reluGradient(concatGradient(faulty, 0, 3),
                                               step.outputs[std::size_t(plain.layer("left.relu"))]),
                                  step.outputs[std::size_t(plain.layer("pool"))],
                                  std::get<ConvolutionOp>(plain.network.layers[left].op));
    EXPECT_EQ(firstWrong(plain, step.parameterGradients), "left.weight");
}

TEST_F(PlantedFault, missingBatchNormTerm) {
    TrainingStep step = stepOf(test);
    const auto conv = std::size_t(test.layer("branch"));
    const auto norm = std::size_t(test.layer("branch.bn"));
    const Statistics batch = batchStatistics(step.outputs[conv]);
    Values faulty = step.outputGradients[norm]; // scaled only, as with fixed statistics
    const std::int64_t pixels = faulty.shape.height * faulty.shape.width;
    for (std::size_t i = 0; i < faulty.data.size(); ++i) {
        const std::size_t c = i / std::size_t(pixels) % std::size_t(faulty.shape.channels);
        faulty.data[i] *= test.state.parameters[norm].gamma[c] /
                          std::sqrt(batch.variance[c] + normalised.batchNorm->epsilon);
    }
    step.parameterGradients[conv].weight =
        convolutionWeightGradient(faulty, step.outputs[std::size_t(test.layer("join"))],
                                  std::get<ConvolutionOp>(test.network.layers[conv].op));
    EXPECT_EQ(firstWrong(test, step.parameterGradients), "branch.weight");
}

TEST(TrainingStep, givesEveryOutputAndGradientButTheImages) {
    Case test(smallNetwork(both));
    const TrainingStep step = test.run();
    const std::vector<Layer>& layers = test.network.layers;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        EXPECT_EQ(step.outputs[i].shape, layers[i].output) << layers[i].name;
        const bool none = i == 0 || i + 1 == layers.size();
        EXPECT_EQ(step.outputGradients[i].data.size(), none ? 0 : step.outputs[i].data.size())
            << layers[i].name;
    }
}

TEST(TrainingStep, movesParametersAndRunningStatistics) {
    Case test(smallNetwork(both));
    test.options.optimiser = {.learningRate = 0.1, .momentum = 0.5, .weightDecay = 0.01};
    const TrainingState start = test.state;
    const TrainingStep one = test.run();
    const TrainingStep two = test.run();
    EXPECT_EQ(test.state.step, 2);
    const auto conv = std::size_t(test.layer("left"));
    const double weight = start.parameters[conv].weight[2];
    const double v1 = one.parameterGradients[conv].weight[2] + 0.01 * weight;
    const double v2 =
        0.5 * v1 + two.parameterGradients[conv].weight[2] + 0.01 * (weight - 0.1 * v1);
    EXPECT_DOUBLE_EQ(test.state.parameters[conv].weight[2], weight - 0.1 * v1 - 0.1 * v2);

    const auto norm = std::size_t(test.layer("left.bn"));
    const Statistics first = batchStatistics(one.outputs[conv]);
    const Statistics second = batchStatistics(two.outputs[conv]);
    EXPECT_NEAR(test.state.parameters[norm].mean[1],
                0.81 * start.parameters[norm].mean[1] + 0.09 * first.mean[1] + 0.1 * second.mean[1],
                1e-14);
    const double unbiased = 64.0 / 63; // 4 images of 4 x 4 pixels
    EXPECT_NEAR(test.state.parameters[norm].variance[1],
                0.81 * start.parameters[norm].variance[1] +
                    unbiased * (0.09 * first.variance[1] + 0.1 * second.variance[1]),
                1e-14);
}

TEST(TrainingStep, dropsOtherValuesInEveryStep) {
    Case test(smallNetwork(biased), 16);
    test.options.optimiser.learningRate = 0;
    const auto dropped = [&] {
        const TrainingStep step = test.run();
        const Values& before = step.outputs[std::size_t(test.layer("hidden.relu"))];
        const Values& after = step.outputs[std::size_t(test.layer("dropout"))];
        std::vector<bool> zero;
        for (std::size_t i = 0; i < before.data.size(); ++i)
            if (before.data[i] > 0) {
                zero.push_back(after.data[i] == 0);
                EXPECT_TRUE(zero.back() ||
                            after.data[i] == before.data[i] * double(float(1 / 0.6)));
            }
        return zero;
    };
    const TrainingState start = test.state;
    const std::vector<bool> first = dropped();
    EXPECT_NE(dropped(), first);
    test.state = start;
    EXPECT_EQ(dropped(), first);
    test.state = start;
    test.options.seed = 2;
    EXPECT_NE(dropped(), first);
}

TEST(TrainingStep, aSplitBatchHasTheSameMeanGradient) {
    Case whole(smallNetwork(biased));
    const TrainingStep expected = whole.run();
    const std::int64_t half = whole.input.shape.count() * 2;
    TrainingStep parts[2];
    for (const int part : {0, 1}) {
        Case test(whole.network, 2);
        std::copy_n(whole.input.data.begin() + part * half, half, test.input.data.begin());
        std::copy_n(whole.labels.begin() + part * 2, 2, test.labels.begin());
        test.options.firstImage = 2 * part;
        parts[part] = test.run();
    }
    EXPECT_NEAR((parts[0].loss + parts[1].loss) / 2, expected.loss, 1e-14);
    for (std::size_t i = 0; i < whole.network.layers.size(); ++i) {
        std::vector<double> mean = parts[0].parameterGradients[i].weight;
        for (std::size_t k = 0; k < mean.size(); ++k)
            mean[k] = (mean[k] + parts[1].parameterGradients[i].weight[k]) / 2;
        EXPECT_LE(differenceOf(mean, expected.parameterGradients[i].weight), 1e-12)
            << whole.network.layers[i].name;
    }
}

bool isStoredAs(const std::vector<double>& values, DataType type) {
    return std::all_of(values.begin(), values.end(), [type](double value) {
        const auto single = float(value);
        return single == value &&
               (type == DataType::fp32 || fromBfloat16(toBfloat16(single)) == single);
    });
}

class RoundedTraining : public testing::TestWithParam<DataType> {};

TEST_P(RoundedTraining, storesWhatAnEngineStores) {
    const DataType type = GetParam();
    Case exact(smallNetwork(both));
    Case rounded(smallNetwork(both));
    rounded.options.stored = type;
    for (Case* test : {&exact, &rounded})
        test->options.optimiser = {.learningRate = 1e-6, .momentum = 0.9};
    const TrainingStep expected = exact.run();
    TrainingStep step = rounded.run();
    const std::size_t layers = step.outputs.size();
    for (std::size_t i = 0; i < layers; ++i) {
        const std::string& name = rounded.network.layers[i].name;
        const DataType own = i + 1 == layers ? DataType::fp32 : type;
        EXPECT_TRUE(isStoredAs(step.outputs[i].data, own)) << name;
        EXPECT_TRUE(isStoredAs(step.outputGradients[i].data, type)) << name;
        for (const ParameterKind kind :
             {ParameterKind::weight, ParameterKind::bias, ParameterKind::gamma, ParameterKind::beta,
              ParameterKind::mean, ParameterKind::variance}) {
            for (const auto* parameters :
                 {&step.parameterGradients, &rounded.state.parameters, &rounded.state.velocities})
                EXPECT_TRUE(isStoredAs(valuesOf((*parameters)[i], kind), DataType::fp32)) << name;
        }
    }
    // Half a unit of the last place, amplified by some layers of batch norm; the gradient from
    // where bf16 turns a ReLU or a max pool's choice over differs by more.
    const double unit = type == DataType::bf16 ? 0x1p-9 : 0x1p-25;
    EXPECT_LT(std::abs(step.loss - expected.loss), 10 * unit * expected.loss);
    for (std::size_t i = 1; i < layers; ++i)
        EXPECT_LT(differenceOf(step.outputs[i].data, expected.outputs[i].data), 20 * unit)
            << rounded.network.layers[i].name;
    const auto errorOf = [&](const char* name) {
        const auto layer = std::size_t(exact.layer(name));
        return differenceOf(step.parameterGradients[layer].weight,
                            expected.parameterGradients[layer].weight);
    };
    EXPECT_LT(errorOf("last"), 20 * unit);
    EXPECT_GT(errorOf("first"), unit);
    EXPECT_LT(errorOf("first"), type == DataType::bf16 ? 0.5 : 20 * unit);
    const auto first = std::size_t(exact.layer("first"));
    // the fp32 master keeps an update that bf16 would lose
    const std::vector<double>& master = rounded.state.parameters[first].weight;
    EXPECT_NE(master, initialState(rounded.network, 1).parameters[first].weight);
    EXPECT_LT(differenceOf(master, exact.state.parameters[first].weight), 0x1p-24);
}

INSTANTIATE_TEST_SUITE_P(Types, RoundedTraining, testing::Values(DataType::fp32, DataType::bf16),
                         [](const auto& test) { return std::string(nameOf(test.param)); });

TEST(TrainingStep, refusesWhatDoesNotFit) {
    Case test(smallNetwork(biased));
    const TrainingState start = test.state;
    const auto refuses = [&](auto&& change) {
        Case changed = test;
        change(changed);
        EXPECT_THROW(changed.run(), Error);
        EXPECT_EQ(changed.state.step, 0);
    };
    refuses([](Case& c) { c.options.stored = DataType::fp16; });
    refuses([](Case& c) { c.labels.pop_back(); });
    refuses([](Case& c) { c.labels[0] = 6; });
    refuses([](Case& c) { c.input.shape = {3, 8, 9}; });
    refuses([](Case& c) { c.state.parameters.pop_back(); });
    refuses([](Case& c) { c.network = smallNetwork(both); });
    NetworkBuilder net("idle", "Idle", {1, 2, 2});
    net.convolution("idle", net.input(), {.filters = 1, .kernel = {1, 1}});
    Case idle(net.finish(net.fullyConnected("logits", net.input(), 2, false)));
    EXPECT_THROW(idle.run(), Error);
}

TEST(TrainingStep, learnsItsBatchByHeart) {
    Case test(smallNetwork(normalised));
    test.options.optimiser = {.learningRate = 0.1, .momentum = 0.9, .weightDecay = 0};
    const double first = test.run().loss;
    double sum = 0; // of the last 20 losses, which dropout makes jump
    for (int i = 0; i < 200; ++i)
        if (const double loss = test.run().loss; i >= 180)
            sum += loss;
    EXPECT_LT(sum / 20, first / 4);
}

} // namespace
} // namespace bildrate::reference
