#include "core/analysis/comparison.h"
#include "core/base/decimal.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace bildrate {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
    return fmt::format("{}", fmt::join(words, separator));
}

void addOutliers(std::vector<std::string>& notes, const Summary& summary) {
    if (summary.outliersFast > 0)
        notes.push_back(
            fmt::format("fast outliers: {} of {} samples", summary.outliersFast, summary.samples));
    if (summary.outliersSlow > 0)
        notes.push_back(
            fmt::format("slow outliers: {} of {} samples", summary.outliersSlow, summary.samples));
}

/// Why a measured cell takes part in no ranking.
std::string unrankedOf(const CellRecord& record) {
    if (record.outcome != Outcome::completed)
        return record.reason.empty() ? std::string(nameOf(record.outcome))
                                     : fmt::format("{}: {}", nameOf(record.outcome), record.reason);
    for (const std::string& caveat : record.measurement.caveats)
        if (caveat.starts_with("implausible"))
            return caveat;
    return {};
}

ComparedCell comparedOf(const CellRecord& record) {
    ComparedCell cell;
    cell.network = record.cell.network;
    cell.workload = record.cell.workload;
    cell.batch = record.cell.batch;
    cell.batchMeaning = record.cell.batchMeaning;
    cell.devices = int(record.cell.devices.size());
    cell.state = nameOf(record.outcome);
    cell.unranked = unrankedOf(record);
    cell.record = &record;
    if (record.outcome == Outcome::completed) {
        const Summary summary = record.summary();
        cell.rate = rateOf(summary);
        cell.intervalLow = summary.intervalLow;
        cell.intervalHigh = summary.intervalHigh;
        if (summary.latencyP99)
            cell.latencyP99 = Seconds(*summary.latencyP99);
        if (!cell.rate && cell.unranked.empty())
            cell.unranked = "no speed: the measured time is 0";
        addOutliers(cell.notes, summary);
    } else if (!record.reason.empty()) {
        cell.notes.push_back(record.reason);
    }
    for (const std::string& caveat : record.measurement.caveats)
        cell.notes.push_back(caveat);
    return cell;
}

std::string titleOf(const RunRecord& run, const CellRecord& record) {
    std::string title = "run " + run.id.substr(0, 8);
    if (!run.spec.name.empty())
        title += " " + run.spec.name;
    title +=
        fmt::format(": {}, {}", nameOf(record.cell.precision), joined(record.cell.devices, "+"));
    if (record.environment.cpuModel)
        title += fmt::format(" ({})", *record.environment.cpuModel);
    return title;
}

ComparedCell comparedOf(const PublishedResult& result, bool keepDoubtful) {
    ComparedCell cell;
    cell.network = result.network;
    cell.workload = result.workload;
    cell.batch = result.batch;
    cell.batchMeaning = result.batchMeaning;
    cell.devices = result.gpus;
    cell.state = nameOf(result.status);
    cell.workRatio = result.workRatio;
    cell.published = &result;
    if (result.imagesPerSecond)
        cell.rate = Rate{*result.imagesPerSecond, {}, 1, {}};
    else
        cell.unranked = cell.state;
    for (const PublishedNote* note : result.notes) {
        cell.notes.push_back(fmt::format("{}: {}", note->id, note->text));
        if (note->weight == NoteWeight::doubt && !keepDoubtful && cell.unranked.empty())
            cell.unranked = "doubtful: " + note->text;
    }
    if (result.workRatio != 1 && result.imagesPerSecond)
        cell.notes.push_back(fmt::format(
            "{}'s {} is another network: it does {:.3f} times the multiply-adds of ours; its "
            "images/s times that are of equal work",
            result.environment->framework, result.printedNetwork, result.workRatio));
    return cell;
}

std::string titleOf(const PublishedResult& result) {
    const PublishedEnvironment& from = *result.environment;
    std::string where = from.platform.empty() ? "host not stated" : from.platform;
    if (!result.instance.empty())
        where += " " + result.instance;
    return fmt::format("published: {}, {}x {}, {}", where, result.gpus, from.gpu, from.framework);
}

/// Whether a figure replaces another one of the same question.
bool isBetter(const PublishedResult& result, const PublishedResult& known) {
    const auto rank = [](const PublishedResult& each) {
        return std::pair(each.imagesPerSecond.has_value(), !each.doubtful());
    };
    return rank(result) > rank(known);
}

} // namespace

std::vector<Subject> subjectsOf(std::shared_ptr<const RunRecord> run) {
    std::map<CellSpec, const CellRecord*> last;
    for (const CellRecord& record : run->cells)
        last[record.cell] = &record;
    std::vector<Subject> subjects;
    std::map<std::pair<Precision, std::vector<std::string>>, std::size_t> places;
    for (const CellRecord& record : run->cells) {
        const auto [place, isNew] =
            places.try_emplace({record.cell.precision, record.cell.devices}, subjects.size());
        if (isNew)
            subjects.push_back({titleOf(*run, record), {}, run});
        if (last[record.cell] == &record)
            subjects[place->second].cells.push_back(comparedOf(record));
    }
    return subjects;
}

std::vector<Subject> subjectsOf(const std::vector<const PublishedResult*>& results,
                                bool keepDoubtful) {
    using Key = std::tuple<std::string, Workload, std::int64_t, BatchMeaning>;
    struct Group {
        std::vector<const PublishedResult*> cells;
        std::map<Key, std::size_t> places;
    };
    std::vector<std::string> titles;
    std::map<std::string, Group> groups;
    for (const PublishedResult* result : results) {
        const std::string title = titleOf(*result);
        if (!groups.contains(title))
            titles.push_back(title);
        Group& group = groups[title];
        const auto [place, isNew] = group.places.try_emplace(
            {result->network, result->workload, result->batch, result->batchMeaning},
            group.cells.size());
        if (isNew)
            group.cells.push_back(result);
        else if (isBetter(*result, *group.cells[place->second]))
            group.cells[place->second] = result;
    }
    std::vector<Subject> subjects;
    for (const std::string& title : titles) {
        Subject subject{title, {}, nullptr};
        for (const PublishedResult* result : groups[title].cells)
            subject.cells.push_back(comparedOf(*result, keepDoubtful));
        subjects.push_back(std::move(subject));
    }
    return subjects;
}

} // namespace bildrate
