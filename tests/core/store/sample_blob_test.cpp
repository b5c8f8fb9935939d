#include "core/base/error.h"
#include "core/store/sample_blob.h"
#include "tests/support/sample_record.h"

#include <gtest/gtest.h>

namespace bildrate {
namespace {

std::vector<Sample> decode(std::string_view blob) {
    return samplesFromBlob(std::as_bytes(std::span(blob)));
}

ErrorKind kindOf(std::string_view blob) {
    try {
        decode(blob);
    } catch (const Error& error) {
        return error.kind();
    }
    ADD_FAILURE() << "no error";
    return {};
}

TEST(SampleBlob, HasTheDocumentedBytes) {
    const std::vector<Sample> samples{
        {3, Seconds(0.5), Seconds(0.25), sampleFirstRun, Telemetry{std::nullopt, 61.0, {}}}};
    // 0.5 = 0x3fe0..., 0.25 = 0x3fd0..., 61 = 0x404e8...
    const std::string expected("\x01"
                               "\x01\0\0\0\0\0\0\0"
                               "\x03\0\0\0\0\0\0\0"
                               "\0\0\0\0\0\0\xe0\x3f"
                               "\x02\0\0\0"
                               "\x0b"
                               "\0\0\0\0\0\0\xd0\x3f"
                               "\0\0\0\0\0\x80\x4e\x40",
                               46);
    EXPECT_EQ(sampleBlob(samples), expected);
    EXPECT_EQ(decode(expected), samples);
}

TEST(SampleBlob, KeepsEveryMember) {
    const Measurement measurement = test::fullCell().measurement;
    EXPECT_EQ(decode(sampleBlob(measurement.samples)), measurement.samples);
    EXPECT_EQ(decode(sampleBlob(measurement.warmUp)), measurement.warmUp);
    EXPECT_EQ(decode(sampleBlob({})), std::vector<Sample>{});
}

TEST(SampleBlob, RefusesWhatIsDamaged) {
    const std::string blob = sampleBlob(test::fullCell().measurement.samples);
    for (std::size_t length = 0; length < blob.size(); ++length)
        EXPECT_EQ(kindOf(std::string_view(blob).substr(0, length)), ErrorKind::damaged) << length;
    EXPECT_EQ(kindOf(blob + '\0'), ErrorKind::damaged);

    std::string countless = blob;
    countless.replace(1, 8, 8, '\xff'); // would be 2^64 - 1 samples
    EXPECT_EQ(kindOf(countless), ErrorKind::damaged);
    std::string presence = blob;
    presence[9 + 20] = '\x7f';
    EXPECT_EQ(kindOf(presence), ErrorKind::damaged);
    std::string format = blob;
    format[0] = '\0';
    EXPECT_EQ(kindOf(format), ErrorKind::damaged);
    format[0] = '\2';
    EXPECT_EQ(kindOf(format), ErrorKind::newerVersion);
}

} // namespace
} // namespace bildrate
