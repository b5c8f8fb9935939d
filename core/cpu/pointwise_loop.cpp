// Compiled with -mavx512f; called only where the processor has it.
#include "core/cpu/pointwise_loop.h"

#include "core/cpu/lanes.h"
#include "core/cpu/parallel_for.h"

#include <algorithm>
#include <omp.h>

namespace bildrate::cpu {
namespace {

constexpr int tilePixels = 14; ///< times two vectors of outputs: 28 of the 32 registers
constexpr int tileVectors = 2;

std::int64_t blocksOf(std::int64_t channels) {
    return (channels + lanes - 1) / lanes;
}

/// How the pixels of all images are cut into pieces that stay in a second-level cache.
struct Cut {
    std::int64_t pixels = 0; ///< of all images
    std::int64_t chunk = 0;  ///< pixels of one piece
    std::int64_t chunks = 0;
    std::int64_t shares = 1; ///< of the outputs, where there are fewer pieces than threads
    bool gathers = false;    ///< pixels are copied to a panel first

    explicit Cut(const PointwiseLoop& loop) {
        constexpr std::int64_t cacheBytes = 512 << 10;
        const std::int64_t perImage = loop.output.height * loop.output.width;
        pixels = loop.batch * perImage;
        const std::int64_t bytes = blocksOf(loop.input.channels) * lanes * sizeof(float);
        const auto tiles = [](std::int64_t count) { return (count + tilePixels - 1) / tilePixels; };
        const std::int64_t most = std::max<std::int64_t>(1, cacheBytes / bytes / tilePixels);
        std::int64_t pieces = (tiles(pixels) + most - 1) / most;
        pieces = (pieces + loop.threads - 1) / loop.threads * loop.threads;
        chunk = (tiles(pixels) + pieces - 1) / pieces * tilePixels;
        chunks = (pixels + chunk - 1) / chunk;
        if (chunks < loop.threads)
            shares = (loop.threads + chunks - 1) / chunks;
        gathers = loop.source.type != DataType::fp32 || !(loop.stride == Extent{1, 1}) ||
                  perImage % tilePixels != 0;
    }
};

/// Where pixels lie whose inputs one tile multiplies: pixel p of block b at
/// first + b * blockStride + p * 16.
struct TileSource {
    const float* first;
    std::int64_t blockStride;
};

template <int Pixels, int Vectors>
[[gnu::always_inline]] inline void multiply(const TileSource& source, std::int64_t blocks,
                                            const float* weights, Lanes (&sums)[Pixels][Vectors]) {
    for (std::int64_t block = 0; block < blocks; ++block) {
        const float* values = source.first + block * source.blockStride;
        for (int c = 0; c < lanes; ++c) {
            Lanes w[Vectors];
#pragma GCC unroll 2
            for (int v = 0; v < Vectors; ++v)
                w[v] = load(weights + v * lanes);
            weights += Vectors * lanes;
            __builtin_prefetch(weights + 24 * Vectors * lanes);
#pragma GCC unroll 14
            for (int p = 0; p < Pixels; ++p) {
                const float value = values[p * lanes + c];
#pragma GCC unroll 2
                for (int v = 0; v < Vectors; ++v)
                    sums[p][v] += w[v] * value;
            }
        }
    }
}

template <typename Source, typename Target>
class Pointwise {
public:
    Pointwise(const PointwiseLoop& loop, const PointwiseLoop::Addresses& at)
        : m_loop(loop), m_at(at), m_cut(loop), m_blocks(blocksOf(loop.input.channels)),
          m_perImage(loop.output.height * loop.output.width) {}

    void run() const {
        const std::int64_t items = m_cut.chunks * m_cut.shares;
        parallelFor(m_loop.threads, items,
                    [this](std::int64_t item) { piece(item / m_cut.shares, item % m_cut.shares); });
    }

private:
    /// One piece of the pixels for one share of the outputs.
    void piece(std::int64_t chunk, std::int64_t share) const {
        const std::int64_t first = chunk * m_cut.chunk;
        const std::int64_t count = std::min(m_cut.chunk, m_cut.pixels - first);
        float* panel = nullptr;
        if (m_cut.gathers) {
            panel = reinterpret_cast<float*>(m_at.panels) +
                    omp_get_thread_num() * m_cut.chunk * m_blocks * lanes;
            gather(first, count, panel);
        }
        const std::int64_t vectors = blocksOf(m_loop.output.channels);
        const std::int64_t groups = (vectors + tileVectors - 1) / tileVectors;
        const std::int64_t begin = groups * share / m_cut.shares;
        const std::int64_t end = groups * (share + 1) / m_cut.shares;
        for (std::int64_t group = begin; group < end; ++group) {
            if (group * tileVectors + 1 < vectors)
                outputs<tileVectors>(group, first, count, panel);
            else
                outputs<1>(group, first, count, panel);
        }
    }

    /// Copies pixels to a panel [blocks][count][16] in fp32.
    void gather(std::int64_t first, std::int64_t count, float* panel) const {
        const Source* source = reinterpret_cast<const Source*>(m_at.source);
        const std::int64_t rowValues = m_loop.input.width * lanes;
        const std::int64_t blockValues = m_loop.input.height * rowValues;
        for (std::int64_t block = 0; block < m_blocks; ++block)
            for (std::int64_t i = 0; i < count; ++i) {
                const std::int64_t image = (first + i) / m_perImage;
                const std::int64_t pixel = (first + i) % m_perImage;
                const std::int64_t y = pixel / m_loop.output.width * m_loop.stride.height;
                const std::int64_t x = pixel % m_loop.output.width * m_loop.stride.width;
                store(load(source + image * m_loop.source.imageStride + block * blockValues +
                           y * rowValues + x * lanes),
                      panel + (block * count + i) * lanes);
            }
    }

    template <int Vectors>
    void outputs(std::int64_t group, std::int64_t first, std::int64_t count,
                 const float* panel) const {
        std::int64_t done = 0;
        for (; done + tilePixels <= count; done += tilePixels)
            tile<tilePixels, Vectors>(group, first + done, count, done, panel);
        for (; done + 4 <= count; done += 4)
            tile<4, Vectors>(group, first + done, count, done, panel);
        for (; done < count; ++done)
            tile<1, Vectors>(group, first + done, count, done, panel);
    }

    template <int Pixels, int Vectors>
    void tile(std::int64_t group, std::int64_t first, std::int64_t count, std::int64_t inChunk,
              const float* panel) const {
        const TileSource source =
            panel ? TileSource{panel + inChunk * lanes, count * lanes} : inPlace(first);
        const float* weights = reinterpret_cast<const float*>(m_at.weights) +
                               group * tileVectors * lanes * m_blocks * lanes;
        Lanes sums[Pixels][Vectors];
#pragma GCC unroll 14
        for (int p = 0; p < Pixels; ++p)
#pragma GCC unroll 2
            for (int v = 0; v < Vectors; ++v)
                sums[p][v] = load(m_at.bias + (group * tileVectors + v) * lanes);
        multiply<Pixels, Vectors>(source, m_blocks, weights, sums);
        std::int64_t image = first / m_perImage;
        std::int64_t pixel = first % m_perImage;
#pragma GCC unroll 14
        for (int p = 0; p < Pixels; ++p) {
#pragma GCC unroll 2
            for (int v = 0; v < Vectors; ++v)
                finish(sums[p][v], image, ((group * tileVectors + v) * m_perImage + pixel) * lanes);
            if (++pixel == m_perImage) {
                pixel = 0;
                ++image;
            }
        }
    }

    TileSource inPlace(std::int64_t first) const {
        return {reinterpret_cast<const float*>(m_at.source) +
                    first / m_perImage * m_loop.source.imageStride + first % m_perImage * lanes,
                m_perImage * lanes};
    }

    [[gnu::always_inline]] void finish(Lanes sum, std::int64_t image, std::int64_t offset) const {
        if (m_loop.adds)
            sum += load(reinterpret_cast<const Target*>(m_at.residual) +
                        image * m_loop.residual.imageStride + offset);
        if (m_loop.relu)
            sum = sum > 0.0f ? sum : Lanes{};
        store(sum, reinterpret_cast<Target*>(m_at.destination) +
                       image * m_loop.destination.imageStride + offset);
    }

    const PointwiseLoop& m_loop;
    const PointwiseLoop::Addresses& m_at;
    const Cut m_cut;
    const std::int64_t m_blocks;
    const std::int64_t m_perImage;
};

} // namespace

std::size_t PointwiseLoop::weightBytes() const {
    return std::size_t(blocksOf(output.channels) * blocksOf(input.channels)) * lanes * lanes *
           sizeof(float);
}

void PointwiseLoop::pack(std::span<const float> weight, std::byte* packed) const {
    // per group of two blocks of outputs: [inputs][32]; a last single block: [inputs][16]
    float* target = reinterpret_cast<float*>(packed);
    const std::int64_t vectors = blocksOf(output.channels);
    const std::int64_t inputs = blocksOf(input.channels) * lanes;
    for (std::int64_t group = 0; group < vectors; group += tileVectors) {
        const std::int64_t width = std::min<std::int64_t>(tileVectors, vectors - group) * lanes;
        for (std::int64_t c = 0; c < inputs; ++c)
            for (std::int64_t i = 0; i < width; ++i) {
                const std::int64_t o = group * lanes + i;
                const bool real = c < input.channels && o < output.channels;
                *target++ = real ? weight[std::size_t(o * input.channels + c)] : 0.0f;
            }
    }
}

std::size_t PointwiseLoop::panelBytes() const {
    const Cut cut(*this);
    if (!cut.gathers)
        return 0;
    return std::size_t(threads) * std::size_t(cut.chunk * blocksOf(input.channels) * lanes) *
           sizeof(float);
}

void PointwiseLoop::run(const Addresses& at) const {
    const bool narrowSource = source.type == DataType::bf16;
    if (destination.type == DataType::bf16) {
        if (narrowSource)
            Pointwise<std::uint16_t, std::uint16_t>(*this, at).run();
        else
            Pointwise<float, std::uint16_t>(*this, at).run();
    } else {
        Pointwise<float, float>(*this, at).run();
    }
}

} // namespace bildrate::cpu
