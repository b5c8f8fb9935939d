#include "core/store/sample_blob.h"

#include "core/base/error.h"

#include <fmt/format.h>

#include <bit>

namespace bildrate {

namespace {

constexpr std::uint8_t blobFormat = 1;
constexpr std::size_t smallestSample = 8 + 8 + 4 + 1;

constexpr std::uint8_t hasDevice = 1;
constexpr std::uint8_t hasTelemetry = 2;
constexpr std::uint8_t hasClock = 4;
constexpr std::uint8_t hasTemperature = 8;
constexpr std::uint8_t hasPower = 16;
constexpr std::uint8_t allPresence = 31;

class BlobWriter {
public:
    template <class Integer>
    void put(Integer value) {
        const auto bits = std::make_unsigned_t<Integer>(value);
        for (std::size_t byte = 0; byte < sizeof(bits); ++byte)
            m_bytes += char(std::uint8_t(bits >> (8 * byte)));
    }
    void put(double value) { put(std::bit_cast<std::uint64_t>(value)); }
    void put(const std::optional<double>& value) {
        if (value)
            put(*value);
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

class BlobReader {
public:
    explicit BlobReader(std::span<const std::byte> bytes) : m_rest(bytes) {}

    template <class Integer>
    Integer get() {
        if (m_rest.size() < sizeof(Integer))
            fail();
        std::make_unsigned_t<Integer> bits = 0;
        for (std::size_t byte = 0; byte < sizeof(bits); ++byte)
            bits |= decltype(bits)(decltype(bits)(m_rest[byte]) << (8 * byte));
        m_rest = m_rest.subspan(sizeof(Integer));
        return Integer(bits);
    }
    double getDouble() { return std::bit_cast<double>(get<std::uint64_t>()); }
    std::optional<double> getDoubleIf(bool present) {
        return present ? std::optional(getDouble()) : std::nullopt;
    }
    std::size_t left() const { return m_rest.size(); }

    [[noreturn]] static void fail() {
        throw Error(ErrorKind::damaged, "the samples of a cell are damaged");
    }

private:
    std::span<const std::byte> m_rest;
};

std::uint8_t presenceOf(const Sample& sample) {
    int presence = sample.deviceSeconds ? hasDevice : 0;
    if (const std::optional<Telemetry>& telemetry = sample.telemetry)
        presence |= hasTelemetry | (telemetry->clockMegahertz ? hasClock : 0) |
                    (telemetry->temperatureCelsius ? hasTemperature : 0) |
                    (telemetry->powerWatts ? hasPower : 0);
    return std::uint8_t(presence);
}

} // namespace

std::string sampleBlob(std::span<const Sample> samples) {
    BlobWriter out;
    out.put(blobFormat);
    out.put(std::uint64_t(samples.size()));
    for (const Sample& sample : samples) {
        out.put(sample.iterations);
        out.put(sample.hostSeconds.count());
        out.put(sample.flags);
        out.put(presenceOf(sample));
        if (sample.deviceSeconds)
            out.put(sample.deviceSeconds->count());
        if (sample.telemetry) {
            out.put(sample.telemetry->clockMegahertz);
            out.put(sample.telemetry->temperatureCelsius);
            out.put(sample.telemetry->powerWatts);
        }
    }
    return out.take();
}

std::vector<Sample> samplesFromBlob(std::span<const std::byte> blob) {
    BlobReader in(blob);
    if (const auto format = in.get<std::uint8_t>(); format > blobFormat)
        throw Error(ErrorKind::newerVersion,
                    fmt::format("the samples of a cell have format {}, made by a newer Bildrate; "
                                "update it to read them",
                                format));
    else if (format != blobFormat)
        BlobReader::fail();
    const auto count = in.get<std::uint64_t>();
    if (count > in.left() / smallestSample)
        BlobReader::fail();
    std::vector<Sample> samples(count);
    for (Sample& sample : samples) {
        sample.iterations = in.get<std::int64_t>();
        sample.hostSeconds = Seconds(in.getDouble());
        sample.flags = in.get<std::uint32_t>();
        const auto presence = in.get<std::uint8_t>();
        if (presence > allPresence)
            BlobReader::fail();
        if (presence & hasDevice)
            sample.deviceSeconds = Seconds(in.getDouble());
        if (presence & hasTelemetry) {
            sample.telemetry.emplace();
            sample.telemetry->clockMegahertz = in.getDoubleIf(presence & hasClock);
            sample.telemetry->temperatureCelsius = in.getDoubleIf(presence & hasTemperature);
            sample.telemetry->powerWatts = in.getDoubleIf(presence & hasPower);
        }
    }
    if (in.left() != 0)
        BlobReader::fail();
    return samples;
}

} // namespace bildrate
