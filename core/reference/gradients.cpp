#include "core/reference/gradients.h"

#include "core/reference/loops.h"

#include <cmath>

namespace bildrate::reference {

namespace {

std::int64_t pixelsOf(const Shape& shape) {
    return shape.height * shape.width;
}

void requireSameSize(const Values& gradient, const Values& values) {
    require(gradient.batch == values.batch && gradient.shape == values.shape,
            "The gradient does not match its values; give one of the same batch and shape");
}

/// Throws unless gradient is that of a window sliding over the input.
template <typename Op>
void requireWindows(const Values& gradient, const Shape& in, const Op& op, std::int64_t channels,
                    bool ceilMode) {
    const Shape expected{
        channels,
        windowsIn(in.height, op.kernel.height, op.stride.height, op.padding.height, ceilMode),
        windowsIn(in.width, op.kernel.width, op.stride.width, op.padding.width, ceilMode)};
    require(gradient.shape == expected,
            "The gradient has not the shape that the operator makes of its input");
}

/// [outer][rows][columns] as [outer][columns][rows]: channels last of channels first and back.
std::vector<double> transposed(const std::vector<double>& values, std::int64_t rows,
                               std::int64_t columns) {
    std::vector<double> result(values.size());
    const std::int64_t size = rows * columns;
    for (std::int64_t start = 0; start < std::int64_t(values.size()); start += size)
        for (std::int64_t r = 0; r < rows; ++r)
            for (std::int64_t c = 0; c < columns; ++c)
                result[std::size_t(start + c * rows + r)] =
                    values[std::size_t(start + r * columns + c)];
    return result;
}

/// Calls each(filter, tap of the kernel, pixel of the output, pixel of the input) for what a
/// convolution multiplies, padding left out. Pixels are counted through the batch.
template <typename Each>
void forEachTap(const Values& output, const Shape& in, const ConvolutionOp& op, Each&& each) {
    const Shape& out = output.shape;
    for (int ky = 0; ky < op.kernel.height; ++ky)
        for (int kx = 0; kx < op.kernel.width; ++kx)
            for (std::int64_t filter = 0; filter < out.channels; ++filter)
                for (std::int64_t n = 0; n < output.batch; ++n)
                    for (std::int64_t y = 0; y < out.height; ++y)
                        for (std::int64_t x = 0; x < out.width; ++x) {
                            const std::int64_t iy = y * op.stride.height + ky - op.padding.height;
                            const std::int64_t ix = x * op.stride.width + kx - op.padding.width;
                            if (iy >= 0 && iy < in.height && ix >= 0 && ix < in.width)
                                each(filter, ky * op.kernel.width + kx,
                                     (n * out.height + y) * out.width + x,
                                     (n * in.height + iy) * in.width + ix);
                        }
}

/// Calls each(element of the output, plane, top, left) for every window of a pool: planes are
/// channels counted through the batch, the corner may lie in the padding.
template <typename Op, typename Each>
void forEachWindow(const Values& output, const Op& op, Each&& each) {
    std::size_t element = 0;
    for (std::int64_t plane = 0; plane < output.batch * output.shape.channels; ++plane)
        for (std::int64_t y = 0; y < output.shape.height; ++y)
            for (std::int64_t x = 0; x < output.shape.width; ++x)
                each(element++, plane, y * op.stride.height - op.padding.height,
                     x * op.stride.width - op.padding.width);
}

} // namespace

Values convolutionDataGradient(const Values& gradient, const Shape& input, const ConvolutionOp& op,
                               const std::vector<double>& weight) {
    const std::int64_t channels = input.channels;
    const std::int64_t taps = op.kernel.height * op.kernel.width;
    requireWindows(gradient, input, op, op.filters, false);
    require(std::int64_t(weight.size()) == op.filters * channels * taps,
            "The convolution's weight does not match its input; give filters x channels x kernel");
    const std::vector<double> dy = transposed(gradient.data, op.filters, pixelsOf(gradient.shape));
    const std::vector<double> weights = transposed(weight, channels, taps);
    Values result = makeValues(gradient.batch, input);
    forEachTap(gradient, input, op,
               [&](std::int64_t filter, std::int64_t tap, std::int64_t from, std::int64_t to) {
                   const double factor = dy[std::size_t(from * op.filters + filter)];
                   const double* const w = weights.data() + (filter * taps + tap) * channels;
                   double* const dx = result.data.data() + to * channels;
                   for (std::int64_t c = 0; c < channels; ++c)
                       dx[c] += factor * w[c];
               });
    result.data = transposed(result.data, pixelsOf(input), channels);
    return result;
}

std::vector<double> convolutionWeightGradient(const Values& gradient, const Values& input,
                                              const ConvolutionOp& op) {
    const std::int64_t channels = input.shape.channels;
    const std::int64_t taps = op.kernel.height * op.kernel.width;
    requireWindows(gradient, input.shape, op, op.filters, false);
    require(gradient.batch == input.batch, "The gradient and the input must have one batch");
    const std::vector<double> dy = transposed(gradient.data, op.filters, pixelsOf(gradient.shape));
    const std::vector<double> inputs = transposed(input.data, channels, pixelsOf(input.shape));
    std::vector<double> result(std::size_t(op.filters * taps * channels), 0.0);
    forEachTap(gradient, input.shape, op,
               [&](std::int64_t filter, std::int64_t tap, std::int64_t to, std::int64_t from) {
                   const double factor = dy[std::size_t(to * op.filters + filter)];
                   const double* const x = inputs.data() + from * channels;
                   double* const dw = result.data() + (filter * taps + tap) * channels;
                   for (std::int64_t c = 0; c < channels; ++c)
                       dw[c] += factor * x[c];
               });
    return transposed(result, taps, channels);
}

Values fullyConnectedDataGradient(const Values& gradient, const Shape& input,
                                  const std::vector<double>& weight) {
    const std::int64_t inputs = input.count();
    const std::int64_t outputs = gradient.shape.count();
    require(std::int64_t(weight.size()) == outputs * inputs,
            "The fully connected layer's weight does not match; give outputs x inputs");
    Values result = makeValues(gradient.batch, input);
    for (std::int64_t o = 0; o < outputs; ++o)
        for (std::int64_t n = 0; n < gradient.batch; ++n) {
            const double factor = gradient.data[std::size_t(n * outputs + o)];
            const double* const w = weight.data() + o * inputs;
            double* const dx = result.data.data() + n * inputs;
            for (std::int64_t i = 0; i < inputs; ++i)
                dx[i] += factor * w[i];
        }
    return result;
}

std::vector<double> fullyConnectedWeightGradient(const Values& gradient, const Values& input) {
    require(gradient.batch == input.batch, "The gradient and the input must have one batch");
    const std::int64_t inputs = input.shape.count();
    const std::int64_t outputs = gradient.shape.count();
    std::vector<double> result(std::size_t(outputs * inputs), 0.0);
    for (std::int64_t o = 0; o < outputs; ++o)
        for (std::int64_t n = 0; n < gradient.batch; ++n) {
            const double factor = gradient.data[std::size_t(n * outputs + o)];
            const double* const x = input.data.data() + n * inputs;
            double* const dw = result.data() + o * inputs;
            for (std::int64_t i = 0; i < inputs; ++i)
                dw[i] += factor * x[i];
        }
    return result;
}

std::vector<double> biasGradient(const Values& gradient) {
    std::vector<double> result(std::size_t(gradient.shape.channels), 0.0);
    for (std::int64_t n = 0; n < gradient.batch; ++n)
        for (std::size_t c = 0; c < result.size(); ++c)
            for (std::int64_t i = 0; i < pixelsOf(gradient.shape); ++i)
                result[c] += plane(gradient, n, std::int64_t(c))[i];
    return result;
}

Statistics batchStatistics(const Values& input) {
    const auto channels = std::size_t(input.shape.channels);
    const std::int64_t pixels = pixelsOf(input.shape);
    const auto count = double(input.batch * pixels);
    Statistics result{std::vector<double>(channels, 0.0), std::vector<double>(channels, 0.0)};
    for (std::size_t c = 0; c < channels; ++c) {
        const auto sum = [&](auto&& term) {
            double total = 0;
            for (std::int64_t n = 0; n < input.batch; ++n)
                for (std::int64_t i = 0; i < pixels; ++i)
                    total += term(plane(input, n, std::int64_t(c))[i]);
            return total;
        };
        const double mean = sum([](double x) { return x; }) / count;
        result.mean[c] = mean;
        result.variance[c] = sum([mean](double x) { return (x - mean) * (x - mean); }) / count;
    }
    return result;
}

Statistics runningStatistics(const Statistics& running, const Statistics& batch, std::int64_t count,
                             const BatchNormOp& op) {
    require(running.mean.size() == batch.mean.size() &&
                running.variance.size() == batch.variance.size(),
            "The running and the batch's statistics must have one value a channel each");
    const double unbiased = double(count) / double(std::max<std::int64_t>(count - 1, 1));
    Statistics result = running;
    for (std::size_t c = 0; c < result.mean.size(); ++c) {
        result.mean[c] = op.decay * running.mean[c] + (1 - op.decay) * batch.mean[c];
        result.variance[c] =
            op.decay * running.variance[c] + (1 - op.decay) * unbiased * batch.variance[c];
    }
    return result;
}

BatchNormGradient batchNormGradient(const Values& gradient, const Values& input,
                                    const BatchNormOp& op, const std::vector<double>& gamma,
                                    const Statistics& batch) {
    requireSameSize(gradient, input);
    const auto channels = std::size_t(input.shape.channels);
    require(gamma.size() == channels && batch.mean.size() == channels &&
                batch.variance.size() == channels,
            "The batch norm's parameters do not match its input; give one value a channel");
    const std::int64_t pixels = pixelsOf(input.shape);
    const auto count = double(input.batch * pixels);
    BatchNormGradient result{makeValues(input.batch, input.shape),
                             std::vector<double>(channels, 0.0), biasGradient(gradient)};
    for (std::size_t c = 0; c < channels; ++c) {
        const double scale = 1 / std::sqrt(batch.variance[c] + op.epsilon);
        const auto normalised = [&](std::int64_t n, std::int64_t i) {
            return (plane(input, n, std::int64_t(c))[i] - batch.mean[c]) * scale;
        };
        for (std::int64_t n = 0; n < input.batch; ++n)
            for (std::int64_t i = 0; i < pixels; ++i)
                result.gamma[c] += plane(gradient, n, std::int64_t(c))[i] * normalised(n, i);
        for (std::int64_t n = 0; n < input.batch; ++n)
            for (std::int64_t i = 0; i < pixels; ++i)
                plane(result.input, n, std::int64_t(c))[i] =
                    gamma[c] * scale *
                    (plane(gradient, n, std::int64_t(c))[i] - result.beta[c] / count -
                     normalised(n, i) * result.gamma[c] / count);
    }
    return result;
}

Values reluGradient(const Values& gradient, const Values& output) {
    requireSameSize(gradient, output);
    Values result = gradient;
    for (std::size_t i = 0; i < result.data.size(); ++i)
        if (!(output.data[i] > 0))
            result.data[i] = 0;
    return result;
}

std::vector<std::int32_t> maxPoolIndices(const Values& input, const MaxPoolOp& op) {
    const Values output = maxPool(input, op);
    const Shape& in = input.shape;
    std::vector<std::int32_t> indices(output.data.size());
    forEachWindow(
        output, op,
        [&](std::size_t element, std::int64_t plane, std::int64_t top, std::int64_t left) {
            const double largest = output.data[element];
            const auto isLargest = [&](std::int64_t y, std::int64_t x) {
                if (y < 0 || y >= in.height || x < 0 || x >= in.width)
                    return false;
                const double value =
                    input.data[std::size_t(plane * pixelsOf(in) + y * in.width + x)];
                return value == largest || (std::isnan(value) && std::isnan(largest));
            };
            std::int32_t index = 0;
            while (!isLargest(top + index / op.kernel.width, left + index % op.kernel.width))
                ++index;
            indices[element] = index;
        });
    return indices;
}

Values maxPoolGradient(const Values& gradient, const Shape& input, const MaxPoolOp& op,
                       const std::vector<std::int32_t>& indices) {
    requireWindows(gradient, input, op, input.channels, op.ceilMode);
    require(indices.size() == gradient.data.size(), "A max pool's gradient needs an index a value");
    Values result = makeValues(gradient.batch, input);
    forEachWindow(
        gradient, op,
        [&](std::size_t element, std::int64_t plane, std::int64_t top, std::int64_t left) {
            const std::int32_t index = indices[element];
            const std::int64_t y = top + index / op.kernel.width;
            const std::int64_t x = left + index % op.kernel.width;
            require(index >= 0 && index < op.kernel.height * op.kernel.width && y >= 0 &&
                        y < input.height && x >= 0 && x < input.width,
                    "A max pool's index points outside its input");
            result.data[std::size_t(plane * pixelsOf(input) + y * input.width + x)] +=
                gradient.data[element];
        });
    return result;
}

Values averagePoolGradient(const Values& gradient, const Shape& input, const AveragePoolOp& op) {
    requireWindows(gradient, input, op, input.channels, false);
    Values result = makeValues(gradient.batch, input);
    forEachWindow(
        gradient, op,
        [&](std::size_t element, std::int64_t plane, std::int64_t top, std::int64_t left) {
            const Range rows = clip(top, op.kernel.height, input.height);
            const Range columns = clip(left, op.kernel.width, input.width);
            const std::int64_t cells =
                op.countPadding ? op.kernel.height * op.kernel.width
                                : (rows.last - rows.first) * (columns.last - columns.first);
            for (std::int64_t y = rows.first; y < rows.last; ++y)
                for (std::int64_t x = columns.first; x < columns.last; ++x)
                    result.data[std::size_t(plane * pixelsOf(input) + y * input.width + x)] +=
                        gradient.data[element] / double(cells);
        });
    return result;
}

Values globalAveragePoolGradient(const Values& gradient, const Shape& input) {
    const Extent whole{int(input.height), int(input.width)};
    return averagePoolGradient(gradient, input, {.kernel = whole, .stride = {1, 1}});
}

Values concatGradient(const Values& gradient, std::int64_t first, std::int64_t count) {
    require(first >= 0 && count > 0 && first + count <= gradient.shape.channels,
            "A concat's input must lie within its channels");
    Values result{gradient.batch, {count, gradient.shape.height, gradient.shape.width}, {}};
    for (std::int64_t n = 0; n < gradient.batch; ++n)
        result.data.insert(result.data.end(), plane(gradient, n, first),
                           plane(gradient, n, first) + result.shape.count());
    return result;
}

Values dropout(const Values& values, const std::vector<float>& factors) {
    require(factors.size() == values.data.size(), "Dropout needs a factor a value");
    Values result = values;
    for (std::size_t i = 0; i < factors.size(); ++i)
        result.data[i] *= double(factors[i]);
    return result;
}

CrossEntropy crossEntropy(const Values& logits, const std::vector<std::int32_t>& labels) {
    require(std::int64_t(labels.size()) == logits.batch, "A loss needs one label an image");
    const std::int64_t classes = logits.shape.count();
    CrossEntropy result{{}, softmax(logits)};
    for (std::int64_t n = 0; n < logits.batch; ++n) {
        const std::int32_t label = labels[std::size_t(n)];
        require(label >= 0 && label < classes, "A label must be from 0 to the classes less one");
        const double* const values = logits.data.data() + n * classes;
        const double largest = *std::max_element(values, values + classes);
        double sum = 0;
        for (std::int64_t i = 0; i < classes; ++i)
            sum += std::exp(values[i] - largest);
        // -log p by the sum, not by p, which may be 0
        result.losses.push_back(std::log(sum) - (values[label] - largest));
        double* const gradient = result.gradient.data.data() + n * classes;
        gradient[label] -= 1;
        for (std::int64_t i = 0; i < classes; ++i)
            gradient[i] /= double(logits.batch);
    }
    return result;
}

void update(std::vector<double>& parameter, std::vector<double>& velocity,
            const std::vector<double>& gradient, const Optimiser& optimiser) {
    require(parameter.size() == gradient.size() && parameter.size() == velocity.size(),
            "A parameter, its velocity and its gradient must have one size");
    for (std::size_t i = 0; i < parameter.size(); ++i) {
        velocity[i] =
            optimiser.momentum * velocity[i] + gradient[i] + optimiser.weightDecay * parameter[i];
        parameter[i] -= optimiser.learningRate * velocity[i];
    }
}

} // namespace bildrate::reference
