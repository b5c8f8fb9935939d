// Our own loops against plain sums in double.
#include "core/base/random.h"
#include "core/cpu/cast_loop.h"
#include "core/cpu/inner_product_loop.h"
#include "core/cpu/onednn_calls.h"
#include "core/cpu/pointwise_loop.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace bildrate::cpu {
namespace {

/// Values of one type in memory.
class Stored {
public:
    Stored(DataType type, std::size_t count) : m_type(type), m_words(count), m_halves(count) {}

    std::byte* data() {
        return m_type == DataType::fp32 ? reinterpret_cast<std::byte*>(m_words.data())
                                        : reinterpret_cast<std::byte*>(m_halves.data());
    }
    void set(std::size_t i, float value) {
        m_words[i] = value;
        m_halves[i] = toBfloat16(value);
    }
    float operator[](std::size_t i) const {
        return m_type == DataType::fp32 ? m_words[i] : fromBfloat16(m_halves[i]);
    }
    void fill(std::string_view name) {
        std::vector<float> values(m_words.size());
        fillNormal(values, 3, name);
        for (std::size_t i = 0; i < values.size(); ++i)
            set(i, values[i]);
    }

private:
    DataType m_type;
    std::vector<float> m_words;
    std::vector<std::uint16_t> m_halves;
};

class Loops : public testing::TestWithParam<DataType> {
protected:
    void SetUp() override {
        if (!onednn::hasAvx512())
            GTEST_SKIP() << "no AVX-512 here";
    }
    /// Of values that are sums of unit-sized products.
    double tolerance() const { return GetParam() == DataType::fp32 ? 1e-5 : 8e-3; }
};

TEST_P(Loops, innerProductAtEveryBatch) {
    for (std::int64_t batch = 1; batch <= InnerProductLoop::largestBatch; ++batch)
        for (std::int64_t outputs : {1, 16, 31, 33, 100, 140}) {
            SCOPED_TRACE(fmt::format("{} images, {} outputs", batch, outputs));
            const InnerProductLoop loop{batch, 37, outputs, GetParam(), batch % 2 == 0, 2};
            Stored source(GetParam(), std::size_t(batch * loop.inputs));
            source.fill("source");
            std::vector<float> weight(std::size_t(outputs * loop.inputs));
            fillNormal(weight, 4, "weight");
            for (float& value : weight) // exact in both types
                value = fromBfloat16(toBfloat16(value));
            std::vector<float> bias(static_cast<std::size_t>(outputs));
            fillNormal(bias, 5, "bias");
            std::vector<std::byte> packed(loop.weightBytes());
            loop.pack(weight, packed.data());
            Stored destination(GetParam(), std::size_t(batch * outputs));
            loop.run(source.data(), packed.data(), bias.data(), destination.data());
            for (std::int64_t n = 0; n < batch; ++n)
                for (std::int64_t o = 0; o < outputs; ++o) {
                    double sum = bias[std::size_t(o)];
                    for (std::int64_t i = 0; i < loop.inputs; ++i)
                        sum += double(source[std::size_t(n * loop.inputs + i)]) *
                               double(weight[std::size_t(o * loop.inputs + i)]);
                    if (loop.relu)
                        sum = std::max(sum, 0.0);
                    ASSERT_NEAR(destination[std::size_t(n * outputs + o)], sum,
                                tolerance() * (1 + std::abs(sum)));
                }
        }
}

struct PointwiseCase {
    std::int64_t batch, inputs, outputs;
    int size, stride, threads;
    bool adds, relu;
};

TEST_P(Loops, pointwiseConvolution) {
    for (const PointwiseCase& one : {
             PointwiseCase{1, 16, 16, 14, 1, 1, false, false}, // in place, whole tiles
             PointwiseCase{3, 32, 48, 7, 1, 2, true, true},    // gathered, an odd block of outputs
             PointwiseCase{2, 24, 40, 9, 2, 2, false, true},   // channels that are no whole blocks
             PointwiseCase{1, 64, 128, 1, 1, 4, false, false}, // fewer pixels than threads
             PointwiseCase{5, 1040, 32, 6, 1, 3, true, false}, // several pieces
             // gathered pieces that do not divide evenly among the threads
             PointwiseCase{8, 2048, 128, 7, 1, 3, false, false},
             PointwiseCase{32, 2048, 32, 7, 1, 8, false, false},
         }) {
        SCOPED_TRACE(fmt::format("{} x {} channels", one.batch, one.inputs));
        const auto blocks = [](std::int64_t channels) { return (channels + 15) / 16; };
        const int outSize = (one.size - 1) / one.stride + 1;
        PointwiseLoop loop;
        loop.batch = one.batch;
        loop.input = {one.inputs, one.size, one.size};
        loop.output = {one.outputs, outSize, outSize};
        loop.stride = {one.stride, one.stride};
        const std::int64_t in = blocks(one.inputs) * 16 * one.size * one.size;
        const std::int64_t out = blocks(one.outputs) * 16 * outSize * outSize;
        loop.source = {GetParam(), in + 16}; // as if a slice of something larger
        loop.residual = {GetParam(), out + 32};
        loop.destination = {GetParam(), out + 48};
        loop.adds = one.adds;
        loop.relu = one.relu;
        loop.threads = one.threads;

        Stored source(GetParam(), std::size_t(one.batch * (in + 16)));
        Stored residual(GetParam(), std::size_t(one.batch * (out + 32)));
        Stored destination(GetParam(), std::size_t(one.batch * (out + 48)));
        const auto at = [&](std::int64_t stride, int size, std::int64_t n, std::int64_t c, int y,
                            int x) {
            return std::size_t(n * stride + ((c / 16 * size + y) * size + x) * 16 + c % 16);
        };
        // what lies between channels and whole blocks is zero, as everywhere in nChw16c
        source.fill("source");
        for (std::int64_t n = 0; n < one.batch; ++n)
            for (std::int64_t c = one.inputs; c < blocks(one.inputs) * 16; ++c)
                for (int y = 0; y < one.size; ++y)
                    for (int x = 0; x < one.size; ++x)
                        source.set(at(in + 16, one.size, n, c, y, x), 0.0f);
        residual.fill("residual");
        std::vector<float> weight(std::size_t(one.inputs * one.outputs));
        fillNormal(weight, 4, "weight");
        std::vector<float> bias(std::size_t(blocks(one.outputs) * 16), 0.0f);
        fillNormal({bias.data(), std::size_t(one.outputs)}, 5, "bias");
        std::vector<float> packed(loop.weightBytes() / sizeof(float));
        loop.pack(weight, reinterpret_cast<std::byte*>(packed.data()));
        std::vector<float> panels(loop.panelBytes() / sizeof(float));
        loop.run({source.data(), reinterpret_cast<const std::byte*>(packed.data()), bias.data(),
                  one.adds ? residual.data() : nullptr, destination.data(),
                  reinterpret_cast<std::byte*>(panels.data())});

        for (std::int64_t n = 0; n < one.batch; ++n)
            for (std::int64_t o = 0; o < one.outputs; ++o)
                for (int y = 0; y < outSize; ++y)
                    for (int x = 0; x < outSize; ++x) {
                        double sum = bias[std::size_t(o)];
                        for (std::int64_t c = 0; c < one.inputs; ++c)
                            sum += double(source[at(in + 16, one.size, n, c, y * one.stride,
                                                    x * one.stride)]) *
                                   double(weight[std::size_t(o * one.inputs + c)]);
                        if (one.adds)
                            sum += double(residual[at(out + 32, outSize, n, o, y, x)]);
                        if (one.relu)
                            sum = std::max(sum, 0.0);
                        ASSERT_NEAR(destination[at(out + 48, outSize, n, o, y, x)], sum,
                                    tolerance() * (std::sqrt(double(one.inputs)) + std::abs(sum)))
                            << n << " " << o << " " << y << " " << x;
                    }
        // outside its channels nothing is written
        for (std::int64_t n = 0; n < one.batch; ++n)
            for (std::int64_t i = out; i < out + 48; ++i)
                ASSERT_EQ(destination[std::size_t(n * (out + 48) + i)], 0.0f);
    }
}

INSTANTIATE_TEST_SUITE_P(Cpu, Loops, testing::Values(DataType::fp32, DataType::bf16),
                         [](const auto& parameter) {
                             return std::string(nameOf(parameter.param));
                         });

TEST(Casts, roundLikeToBfloat16) {
    if (!onednn::hasAvx512())
        GTEST_SKIP() << "no AVX-512 here";
    constexpr float infinity = std::numeric_limits<float>::infinity();
    std::vector<float> values(1024);
    fillNormal(values, 9, "values");
    // ties to even in both directions, the largest value that rounds up to infinity, signs
    const float special[] = {1.00390625f, 1.01171875f, 3.4e38f,
                             -3.4e38f,    infinity,    -infinity,
                             -0.0f,       1e-40f,      std::numeric_limits<float>::quiet_NaN()};
    std::copy(std::begin(special), std::end(special), values.begin());
    std::vector<std::uint16_t> narrow(values.size());
    narrowToBfloat16(values.data(), narrow.data(), std::int64_t(values.size()), 2);
    std::vector<float> wide(values.size());
    widenBfloat16(narrow.data(), wide.data(), std::int64_t(values.size()), 2);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::isnan(values[i])) {
            EXPECT_TRUE(std::isnan(wide[i]));
            continue;
        }
        EXPECT_EQ(narrow[i], toBfloat16(values[i])) << values[i];
        EXPECT_EQ(wide[i], fromBfloat16(narrow[i]));
    }
}

TEST(CastLoop, roundsInPlaceAnyCount) {
    if (!onednn::hasAvx512())
        GTEST_SKIP() << "no AVX-512 here";
    for (std::size_t count : {0, 1, 16, 37}) {
        std::vector<float> values(count + 1);
        fillNormal(values, 5, "rounded");
        std::vector<float> expected = values; // the last one is not to be touched
        for (std::size_t i = 0; i < count; ++i)
            expected[i] = fromBfloat16(toBfloat16(values[i]));
        roundToBfloat16(values.data(), std::int64_t(count), 2);
        EXPECT_EQ(values, expected) << count;
    }
}

} // namespace
} // namespace bildrate::cpu
