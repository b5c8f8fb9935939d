#pragma once

#include "core/analysis/conditions.h"
#include "core/analysis/verdict.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bildrate {

/// One figure of a comparison, wherever it comes from.
struct ComparedCell {
    std::string network;
    Workload workload = Workload::inference;
    std::int64_t batch = 1;
    BatchMeaning batchMeaning = BatchMeaning::perDevice;
    int devices = 1;
    std::optional<Rate> rate;
    std::optional<double> intervalLow, intervalHigh; ///< 95 %, images/s
    std::optional<Seconds> latencyP99;
    std::string state; ///< how it ended: "completed", "does not fit"; of a published one its status
    std::string unranked; ///< why it takes part in no ranking, one sentence; empty if it does
    std::vector<std::string> notes; ///< reason, caveats, footnotes
    double workRatio = 1;           ///< see PublishedResult
    // Where it comes from: one of the two.
    const CellRecord* record = nullptr;
    const PublishedResult* published = nullptr;

    /// Images of one iteration over all devices.
    std::int64_t images() const {
        return batchMeaning == BatchMeaning::total ? batch : batch * devices;
    }
};

/// Figures that differ only in network, workload and batch: a column of a comparison.
struct Subject {
    std::string title; ///< "run 3f2a91c0 nightly, fp32, cpu", "published: MXNet on ..."
    std::vector<ComparedCell> cells;
    std::shared_ptr<const RunRecord> run; ///< unset for published ones
};

/// A run's cells by precision and devices; of a cell that was measured twice the last one.
std::vector<Subject> subjectsOf(std::shared_ptr<const RunRecord> run);
/// By machine and framework. Of a figure that two tables print once: the one without a doubt.
/// keepDoubtful: doubtful figures are ranked too.
std::vector<Subject> subjectsOf(const std::vector<const PublishedResult*>& results,
                                bool keepDoubtful = false);

struct ComparisonRule {
    VerdictRule verdict;
    /// Published speeds are taken times their work ratio: of equal work.
    bool equalWork = false;
};

/// A cell against the baseline's cell that asks the same question.
struct ComparedPair {
    std::size_t subject = 0;         ///< index of the candidate
    std::size_t cell = 0;            ///< in it
    std::optional<SpeedRatio> speed; ///< unset if one of them has no figure
    Verdict verdict = Verdict::notComparable;
    std::string reason; ///< why it is not comparable, or cannot be told
};

/// A cell of the baseline with all that is compared with it.
struct ComparisonRow {
    std::size_t baseline = 0; ///< cell of the first subject
    std::vector<ComparedPair> pairs;
};

/// What differs between the baseline and one candidate over all their pairs.
struct SubjectDifferences {
    struct Entry {
        Difference difference; ///< of the first pair that has it
        std::size_t pairs = 1; ///< in how many it is like that
        bool varies = false;   ///< in others the values are different ones
    };
    std::vector<Entry> list;
    std::vector<std::string> unstated;
    std::size_t pairs = 0;
};

struct Comparison {
    std::vector<Subject> subjects; ///< the first is the baseline
    std::vector<ComparisonRow> rows;
    /// Cells of each candidate, by subject, that the baseline has nothing for.
    std::vector<std::vector<std::size_t>> unmatched;
    ComparisonRule rule;
};

/// Compares every other subject with the first. Cells are a pair if they have the network, the
/// workload and the batch in common: the same images on as many devices, else the same batch in the
/// same meaning, where one device alone has either. Batch per device and total batch of the same
/// number are shown as not comparable. Throws Error{invalidInput} if there is no pair at all.
Comparison compare(std::vector<Subject> subjects, const ComparisonRule& rule);

/// For each subject but the first, looked at when asked: comparing all conditions takes longer than
/// all verdicts.
std::vector<SubjectDifferences> differencesOf(const Comparison& comparison);

/// The speed that is compared under the rule.
std::optional<Rate> ratedBy(const ComparedCell& cell, const ComparisonRule& rule);

/// "3.00 times as fast, 200 % faster", "the same within 1.0 %", "cannot tell: ...; measure about 40
/// more samples of each".
std::string sentenceOf(const ComparedPair& pair, const ComparisonRule& rule);

/// "8", "8 per device on 2", "8 in total on 2"
std::string batchTextOf(const ComparedCell& cell);

} // namespace bildrate
