#include "core/reference/reference.h"

#include "core/reference/loops.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bildrate::reference {

namespace {

/// Calls reduce(plane of one channel, rows, columns) for every window.
template <typename Op, typename Reduce>
Values pool(const Values& input, const Op& op, bool ceilMode, Reduce&& reduce) {
    const Shape& in = input.shape;
    Values output = makeValues(
        input.batch,
        {in.channels,
         windowsIn(in.height, op.kernel.height, op.stride.height, op.padding.height, ceilMode),
         windowsIn(in.width, op.kernel.width, op.stride.width, op.padding.width, ceilMode)});
    for (std::int64_t n = 0; n < input.batch; ++n)
        for (std::int64_t c = 0; c < in.channels; ++c) {
            double* to = plane(output, n, c);
            for (std::int64_t y = 0; y < output.shape.height; ++y)
                for (std::int64_t x = 0; x < output.shape.width; ++x)
                    *to++ = reduce(
                        plane(input, n, c),
                        clip(y * op.stride.height - op.padding.height, op.kernel.height, in.height),
                        clip(x * op.stride.width - op.padding.width, op.kernel.width, in.width));
        }
    return output;
}

/// What a kernel at row top and column left covers, [channel][kernel y][kernel x], zeros outside.
void readWindow(std::vector<double>& window, const Values& input, std::int64_t image,
                std::int64_t top, std::int64_t left, Extent kernel) {
    auto to = window.begin();
    for (std::int64_t c = 0; c < input.shape.channels; ++c) {
        const double* const from = plane(input, image, c);
        for (std::int64_t y = top; y < top + kernel.height; ++y)
            for (std::int64_t x = left; x < left + kernel.width; ++x) {
                const bool inside =
                    y >= 0 && y < input.shape.height && x >= 0 && x < input.shape.width;
                *to++ = inside ? from[y * input.shape.width + x] : 0;
            }
    }
}

/// NaN stays NaN.
double maximum(double a, double b) {
    return b > a || std::isnan(b) ? b : a;
}

double sumOver(const double* values, std::int64_t rowLength, Range rows, Range columns) {
    double sum = 0;
    for (std::int64_t y = rows.first; y < rows.last; ++y)
        for (std::int64_t x = columns.first; x < columns.last; ++x)
            sum += values[y * rowLength + x];
    return sum;
}

} // namespace

Values convolution(const Values& input, const ConvolutionOp& op, const std::vector<double>& weight,
                   const std::vector<double>& bias) {
    const Shape& in = input.shape;
    const std::int64_t filters = op.filters;
    const std::int64_t taps = in.channels * op.kernel.height * op.kernel.width;
    require(std::int64_t(weight.size()) == filters * taps,
            "The convolution's weight does not match its input; give filters x channels x kernel");
    require(op.bias ? std::int64_t(bias.size()) == filters : bias.empty(),
            "The convolution's bias does not match; give one value a filter, or none without bias");
    Values output = makeValues(
        input.batch,
        {filters,
         windowsIn(in.height, op.kernel.height, op.stride.height, op.padding.height, false),
         windowsIn(in.width, op.kernel.width, op.stride.width, op.padding.width, false)});

    // [block of filters][tap][filter in the block]: the innermost loop is short, fixed, contiguous
    constexpr std::int64_t block = 16;
    const std::int64_t blocks = (filters + block - 1) / block;
    std::vector<double> blocked(std::size_t(blocks * taps * block), 0.0);
    for (std::int64_t o = 0; o < filters; ++o)
        for (std::int64_t t = 0; t < taps; ++t)
            blocked[std::size_t((o / block * taps + t) * block + o % block)] =
                weight[std::size_t(o * taps + t)];

    std::vector<double> window(static_cast<std::size_t>(taps));
    for (std::int64_t n = 0; n < input.batch; ++n)
        for (std::int64_t y = 0; y < output.shape.height; ++y)
            for (std::int64_t x = 0; x < output.shape.width; ++x) {
                readWindow(window, input, n, y * op.stride.height - op.padding.height,
                           x * op.stride.width - op.padding.width, op.kernel);
                const double* w = blocked.data();
                for (std::int64_t first = 0; first < filters; first += block) {
                    double sums[block] = {};
                    for (std::int64_t t = 0; t < taps; ++t, w += block)
                        for (std::int64_t o = 0; o < block; ++o)
                            sums[o] += w[o] * window[std::size_t(t)];
                    for (std::int64_t o = first; o < std::min(first + block, filters); ++o)
                        plane(output, n, o)[y * output.shape.width + x] =
                            sums[o - first] + (op.bias ? bias[std::size_t(o)] : 0);
                }
            }
    return output;
}

Values batchNorm(const Values& input, const BatchNormOp& op, const std::vector<double>& gamma,
                 const std::vector<double>& beta, const std::vector<double>& mean,
                 const std::vector<double>& variance) {
    const auto channels = std::size_t(input.shape.channels);
    require(gamma.size() == channels && beta.size() == channels && mean.size() == channels &&
                variance.size() == channels,
            "The batch norm's parameters do not match its input; give one value a channel");
    Values output = input;
    const std::int64_t pixels = input.shape.height * input.shape.width;
    for (std::int64_t n = 0; n < input.batch; ++n)
        for (std::size_t c = 0; c < channels; ++c) {
            double* const values = plane(output, n, std::int64_t(c));
            for (std::int64_t i = 0; i < pixels; ++i)
                values[i] = gamma[c] * (values[i] - mean[c]) / std::sqrt(variance[c] + op.epsilon) +
                            beta[c];
        }
    return output;
}

Values relu(const Values& input) {
    Values output = input;
    for (double& value : output.data)
        value = value < 0 ? 0 : value; // NaN stays NaN
    return output;
}

Values maxPool(const Values& input, const MaxPoolOp& op) {
    return pool(input, op, op.ceilMode, [&](const double* values, Range rows, Range columns) {
        double largest = -std::numeric_limits<double>::infinity();
        for (std::int64_t y = rows.first; y < rows.last; ++y)
            for (std::int64_t x = columns.first; x < columns.last; ++x)
                largest = maximum(largest, values[y * input.shape.width + x]);
        return largest;
    });
}

Values averagePool(const Values& input, const AveragePoolOp& op) {
    return pool(input, op, false, [&](const double* values, Range rows, Range columns) {
        const std::int64_t cells = op.countPadding
                                       ? op.kernel.height * op.kernel.width
                                       : (rows.last - rows.first) * (columns.last - columns.first);
        return sumOver(values, input.shape.width, rows, columns) / double(cells);
    });
}

Values globalAveragePool(const Values& input) {
    const Extent whole{int(input.shape.height), int(input.shape.width)};
    return averagePool(input, {.kernel = whole, .stride = {1, 1}});
}

Values fullyConnected(const Values& input, const FullyConnectedOp& op,
                      const std::vector<double>& weight, const std::vector<double>& bias) {
    const std::int64_t inputs = input.shape.count();
    require(std::int64_t(weight.size()) == op.outputs * inputs &&
                std::int64_t(bias.size()) == op.outputs,
            "The fully connected layer's weight or bias does not match; give outputs x inputs and "
            "outputs");
    Values output = makeValues(input.batch, {op.outputs, 1, 1});
    for (std::int64_t o = 0; o < op.outputs; ++o)
        for (std::int64_t n = 0; n < input.batch; ++n) {
            double sum = bias[std::size_t(o)];
            const double* const w = weight.data() + o * inputs;
            const double* const x = input.data.data() + n * inputs;
            for (std::int64_t i = 0; i < inputs; ++i)
                sum += w[i] * x[i];
            output.data[std::size_t(n * op.outputs + o)] = sum;
        }
    return output;
}

Values concat(const std::vector<const Values*>& inputs) {
    require(!inputs.empty(), "A concat needs at least one input");
    const Values& first = *inputs.front();
    Values output{first.batch, {0, first.shape.height, first.shape.width}, {}};
    for (const Values* input : inputs) {
        require(input->batch == first.batch && input->shape.height == first.shape.height &&
                    input->shape.width == first.shape.width,
                "A concat's inputs must agree in all but their channels");
        output.shape.channels += input->shape.channels;
    }
    for (std::int64_t n = 0; n < output.batch; ++n)
        for (const Values* input : inputs)
            output.data.insert(output.data.end(), input->data.begin() + n * input->shape.count(),
                               input->data.begin() + (n + 1) * input->shape.count());
    return output;
}

Values add(const Values& a, const Values& b) {
    require(a.batch == b.batch && a.shape == b.shape, "A sum needs two inputs of one shape");
    Values output = a;
    for (std::size_t i = 0; i < output.data.size(); ++i)
        output.data[i] += b.data[i];
    return output;
}

Values softmax(const Values& input) {
    require(input.shape.height == 1 && input.shape.width == 1,
            "A softmax needs one value a class; flatten its input first");
    Values output = input;
    const std::int64_t classes = input.shape.channels;
    for (std::int64_t n = 0; n < input.batch; ++n) {
        double* const values = output.data.data() + n * classes;
        const double largest = *std::max_element(values, values + classes);
        double sum = 0;
        for (std::int64_t i = 0; i < classes; ++i) {
            values[i] = std::exp(values[i] - largest);
            sum += values[i];
        }
        for (std::int64_t i = 0; i < classes; ++i)
            values[i] /= sum;
    }
    return output;
}

double relativeError(const std::vector<float>& values, const std::vector<double>& expected) {
    require(values.size() == expected.size(), "Only tensors of one size can be compared");
    double difference = 0;
    double norm = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!std::isfinite(values[i]) || !std::isfinite(expected[i]))
            return std::numeric_limits<double>::infinity();
        difference += (values[i] - expected[i]) * (values[i] - expected[i]);
        norm += expected[i] * expected[i];
    }
    if (difference == 0)
        return 0;
    return std::sqrt(difference / norm); // infinity where zeros were expected
}

} // namespace bildrate::reference
