#include "core/base/error.h"
#include "core/bench/run_record.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>

namespace bildrate {
namespace {

TEST(Outcome, namesReadBack) {
    EXPECT_EQ(nameOf(Outcome::doesNotFit), "does not fit");
    for (Outcome outcome :
         {Outcome::completed, Outcome::doesNotFit, Outcome::unsupported, Outcome::invalid,
          Outcome::throttled, Outcome::stuck, Outcome::cancelled, Outcome::failed})
        EXPECT_EQ(outcomeFrom(nameOf(outcome)), outcome);
    EXPECT_FALSE(outcomeFrom("finished"));
}

TEST(Uuid, isRandomAndOfVersionFour) {
    constexpr std::string_view form = "xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx"; // RFC 4122, 4.4
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string id = makeUuid();
        ASSERT_EQ(id.size(), form.size());
        for (std::size_t k = 0; k < form.size(); ++k) {
            const std::string_view allowed = form[k] == 'x'   ? "0123456789abcdef"
                                             : form[k] == 'v' ? "89ab"
                                                              : form.substr(k, 1);
            EXPECT_NE(allowed.find(id[k]), std::string_view::npos) << id;
        }
        EXPECT_TRUE(seen.insert(id).second);
    }
}

TEST(MissingCells, thoseWithoutRecordAndCancelledOnes) {
    RunRecord run;
    run.spec.networks = {{"lenet", {1, 2, 4, 8}}};
    const auto all = cellsOf(run.spec);
    EXPECT_EQ(missingCells(run), all);
    for (auto [index, outcome] : {std::pair{0, Outcome::completed}, std::pair{1, Outcome::failed},
                                  std::pair{2, Outcome::cancelled}}) {
        CellRecord record;
        record.cell = all[std::size_t(index)];
        record.outcome = outcome;
        run.cells.push_back(record);
    }
    EXPECT_EQ(missingCells(run), (std::vector<CellSpec>{all[2], all[3]}));
    run.cells[2].outcome = Outcome::doesNotFit;
    EXPECT_EQ(missingCells(run), (std::vector<CellSpec>{all[3]}));
}

TEST(Timestamp, knownInstants) {
    // as date -d '2026-11-30T14:05:09.123+01:00' +%s.%N says
    const Timestamp time{1796043909123, 60};
    EXPECT_EQ(format(time), "2026-11-30T14:05:09.123+01:00");
    EXPECT_EQ(timestampFrom("2026-11-30T14:05:09.123+01:00"), time);
    EXPECT_EQ(format({0, 0}), "1970-01-01T00:00:00.000+00:00");
    EXPECT_EQ(format({-1, -210}), "1969-12-31T20:29:59.999-03:30");
    EXPECT_EQ(timestampFrom("2000-02-29T23:59:59.999-12:45"), (Timestamp{951914699999, -765}));
}

TEST(Timestamp, readsBackWhatItWrites) {
    for (std::int64_t day : {-700'000LL, -1LL, 0LL, 11'016LL, 20'787LL, 2'900'000LL})
        for (int offset : {-719, -60, 0, 345, 840}) {
            const Timestamp time{day * 86'400'000 + 12'345'678, offset};
            EXPECT_EQ(timestampFrom(format(time)), time) << format(time);
        }
    const Timestamp current = now();
    EXPECT_EQ(timestampFrom(format(current)), current);
}

TEST(Timestamp, refusesOthers) {
    for (const char* text :
         {"", "yesterday", "2026-11-30", "2026-11-30T14:05:09.123", "2026-13-30T14:05:09.123+01:00",
          "2026-02-29T14:05:09.123+01:00", "2026-11-30T24:05:09.123+01:00",
          "2026-11-30T14:05:60.123+01:00", "2026-11-30 14:05:09.123+01:00",
          "2026-11-30T14:05:09,123+01:00", "2026-11-30T14:05:09.123+24:00",
          "2026-11-30T14:05:09.123+01:00 ", "+026-11-30T14:05:09.123+01:00"}) {
        try {
            timestampFrom(text);
            ADD_FAILURE() << text;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::invalidInput);
        }
    }
}

} // namespace
} // namespace bildrate
