#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace bildrate {
namespace {

/// Four words of several counters, word by word: the layout that compilers vectorise.
template <std::size_t counters>
using Words = std::array<std::array<std::uint32_t, counters>, 4>;

template <std::size_t counters>
void applyPhilox(Words<counters>& words, std::array<std::uint32_t, 2> key) {
    for (int round = 0; round < 10; ++round) {
        for (std::size_t i = 0; i < counters; ++i) {
            const std::uint64_t a = std::uint64_t(0xD2511F53) * words[0][i];
            const std::uint64_t b = std::uint64_t(0xCD9E8D57) * words[2][i];
            words[0][i] = std::uint32_t(b >> 32) ^ words[1][i] ^ key[0];
            words[1][i] = std::uint32_t(b);
            words[2][i] = std::uint32_t(a >> 32) ^ words[3][i] ^ key[1];
            words[3][i] = std::uint32_t(a);
        }
        key[0] += 0x9E3779B9;
        key[1] += 0xBB67AE85;
    }
}

constexpr std::size_t countersPerBlock = 16;
constexpr std::size_t blockSize = 4 * countersPerBlock;
using Block = std::array<std::uint32_t, blockSize>;

/// The random words of a tensor's elements blockSize * index and following. Counter: element / 4
/// in the low half, the name's hash in the high one; key: the seed.
Block randomBlock(std::uint64_t seed, std::uint64_t nameHash, std::uint64_t index) {
    Words<countersPerBlock> words;
    for (std::size_t i = 0; i < countersPerBlock; ++i) {
        const std::uint64_t counter = index * countersPerBlock + i;
        words[0][i] = std::uint32_t(counter);
        words[1][i] = std::uint32_t(counter >> 32);
        words[2][i] = std::uint32_t(nameHash);
        words[3][i] = std::uint32_t(nameHash >> 32);
    }
    applyPhilox(words, {std::uint32_t(seed), std::uint32_t(seed >> 32)});
    Block block;
    for (std::size_t i = 0; i < countersPerBlock; ++i)
        for (std::size_t word = 0; word < 4; ++word)
            block[4 * i + word] = words[word][i];
    return block;
}

/// Writes the elements from first on, whole blocks converted at once.
template <typename Convert>
void fill(std::span<float> values, std::uint64_t seed, std::string_view name, std::uint64_t first,
          const Convert& convert) {
    const std::uint64_t nameHash = hashOf(name);
    std::uint64_t index = first / blockSize;
    std::size_t skipped = std::size_t(first % blockSize);
    for (std::size_t done = 0; done < values.size(); ++index, skipped = 0) {
        const std::array<float, blockSize> block = convert(randomBlock(seed, nameHash, index));
        const std::size_t count = std::min(blockSize - skipped, values.size() - done);
        std::copy_n(block.begin() + std::ptrdiff_t(skipped), count,
                    values.begin() + std::ptrdiff_t(done));
        done += count;
    }
}

// The C library's log, sin and cos may differ in the last bit between machines, these cannot.

/// Natural logarithm of a normal positive number: 2 atanh((m - 1) / (m + 1)) + e log 2.
double exactLog(double x) {
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < 0.70710678118654752) {
        mantissa *= 2;
        --exponent;
    }
    const double t = (mantissa - 1) / (mantissa + 1);
    double sum = 0;
    for (int n = 21; n >= 1; n -= 2)
        sum = sum * (t * t) + 1.0 / n;
    return 2 * t * sum + exponent * 0.69314718055994531;
}

/// Sine and cosine of x in [0, pi / 2], by their power series.
std::array<double, 2> sineAndCosine(double x) {
    double sine = 1;
    double cosine = 1;
    for (int n = 22; n >= 2; n -= 2) {
        sine = 1 - sine * (x * x) / (n * (n + 1));
        cosine = 1 - cosine * (x * x) / (n * (n - 1));
    }
    return {x * sine, cosine};
}

/// Box and Muller 1958: two independent standard normal values from two words.
std::array<float, 2> normalPair(std::uint32_t a, std::uint32_t b) {
    const double radius = std::sqrt(-2 * exactLog((a + 0.5) * 0x1p-32));
    const double quarter = 1.5707963267948966 * 0x1p-30;
    const auto [sine, cosine] = sineAndCosine((b & 0x3FFFFFFF) * quarter);
    switch (b >> 30) {
    case 0:
        return {float(radius * cosine), float(radius * sine)};
    case 1:
        return {float(-radius * sine), float(radius * cosine)};
    case 2:
        return {float(-radius * cosine), float(-radius * sine)};
    default:
        return {float(radius * sine), float(-radius * cosine)};
    }
}

} // namespace

std::uint64_t hashOf(std::string_view name) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                    std::array<std::uint32_t, 2> key) {
    Words<1> words = {{{counter[0]}, {counter[1]}, {counter[2]}, {counter[3]}}};
    applyPhilox(words, key);
    return {words[0][0], words[1][0], words[2][0], words[3][0]};
}

void fillUniform(std::span<float> values, std::uint64_t seed, std::string_view name, float low,
                 float high, std::uint64_t first) {
    const float width = high - low;
    const float largest = std::nextafter(high, low);
    fill(values, seed, name, first, [=](const Block& words) {
        std::array<float, blockSize> block;
        for (std::size_t i = 0; i < blockSize; ++i) {
            // 24 bits are exact in a float; the sum may still round up to high.
            const float unit = float(std::int32_t(words[i] >> 8)) * 0x1p-24F;
            block[i] = std::min(low + unit * width, largest);
        }
        return block;
    });
}

void fillNormal(std::span<float> values, std::uint64_t seed, std::string_view name,
                std::uint64_t first) {
    fill(values, seed, name, first, [](const Block& words) {
        std::array<float, blockSize> block;
        for (std::size_t i = 0; i < blockSize; i += 2) {
            const auto pair = normalPair(words[i], words[i + 1]);
            block[i] = pair[0];
            block[i + 1] = pair[1];
        }
        return block;
    });
}

} // namespace bildrate
