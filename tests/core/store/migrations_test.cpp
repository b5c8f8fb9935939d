#include "core/base/random.h"
#include "core/store/migrations.h"

#include <gtest/gtest.h>

#include <array>

namespace bildrate {
namespace {

/// The SQL of each migration that has landed, as a hash: files of users were made by it. A
/// migration is never edited; a change of the schema is a new one, whose line comes at the end.
constexpr std::array<std::uint64_t, 4> landed{
    0xd44a4d786a39cf15, // runs, cells, samples
    0xb4eb13300bf655f4, // memory needed while loading
    0xf04637a33b11a84f, // training
    0xbf4118c86457ce7f, // prices
};

TEST(Migrations, NeverChangeOnceTheyHaveLanded) {
    for (std::size_t i = 0; i < migrations().size(); ++i) {
        const std::uint64_t now = hashOf(migrations()[i]);
        if (i < landed.size())
            EXPECT_EQ(now, landed[i])
                << "migration " << i + 1 << " was edited: restore it and add a new one at the end";
        else
            ADD_FAILURE() << "migration " << i + 1 << " is new: pin it here with the line\n    0x"
                          << std::hex << now << ',';
    }
    EXPECT_GE(migrations().size(), landed.size()) << "a migration that has landed is gone";
}

} // namespace
} // namespace bildrate
