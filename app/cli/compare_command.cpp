#include "app/cli/command.h"
#include "app/cli/comparison_files.h"
#include "app/cli/comparison_tables.h"
#include "app/cli/option_values.h"
#include "app/cli/store_access.h"
#include "core/analysis/cell_selector.h"
#include "core/base/error.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <map>
#include <optional>

namespace bildrate::cli {
namespace {

struct Options {
    std::vector<std::string> selectors;
    std::string baseline;
    std::string sameWithin = "1";
    std::string assumedError, maxLatency; ///< empty: none
    bool equalWork = false, doubtful = false, best = false;
    bool json = false, csv = false, markdown = false;
};

double percentFrom(std::string_view option, const std::string& text) {
    return numberFrom(option, text) / 100;
}

ChoiceRule ruleFrom(const Options& options) {
    ChoiceRule rule;
    rule.comparison.verdict.sameWithin = percentFrom("--same-within", options.sameWithin);
    if (!options.assumedError.empty())
        rule.comparison.verdict.assumedWidth = percentFrom("--assume-error", options.assumedError);
    rule.comparison.equalWork = options.equalWork;
    validate(rule.comparison.verdict);
    if (!options.maxLatency.empty()) {
        const double milliseconds = numberFrom("--max-latency", options.maxLatency);
        if (!(milliseconds > 0))
            throw Error(
                ErrorKind::invalidInput,
                fmt::format("--max-latency: {} is not above 0 milliseconds", options.maxLatency));
        rule.latencyLimit = Seconds(milliseconds / 1000);
    }
    return rule;
}

/// Finds the cells that selectors name; opens the database once one of them names a run.
class Selection {
public:
    Selection(const Invocation& invocation, bool keepDoubtful)
        : m_invocation(invocation), m_keepDoubtful(keepDoubtful) {}

    std::vector<Subject> subjectsOf(const std::string& text) {
        const CellSelector selector = cellSelectorFrom(text);
        if (selector.isPublished())
            return bildrate::subjectsOf(filtered(publishedResults().results, selector.filter),
                                        m_keepDoubtful);
        std::shared_ptr<const RunRecord> run = runOf(selector.run);
        if (!selector.filter.empty()) {
            auto part = std::make_shared<RunRecord>(*run);
            part->cells.clear();
            for (const CellRecord* cell : filtered(*run, selector.filter))
                part->cells.push_back(*cell);
            run = part;
        }
        if (run->cells.empty())
            throw Error(ErrorKind::notFound, fmt::format("'{}' has no cells to compare", text));
        return bildrate::subjectsOf(run);
    }

private:
    std::shared_ptr<const RunRecord> runOf(const std::string& name) {
        if (!m_store)
            m_store.emplace(openStore(m_invocation));
        const std::string id = m_store->resolve(name);
        std::shared_ptr<const RunRecord>& run = m_runs[id];
        if (!run)
            run = std::make_shared<RunRecord>(m_store->load(id));
        return run;
    }

    const Invocation& m_invocation;
    bool m_keepDoubtful;
    std::optional<RunStore> m_store;
    std::map<std::string, std::shared_ptr<const RunRecord>> m_runs;
};

std::vector<Subject> subjectsFrom(const Invocation& invocation, const Options& options) {
    Selection selection(invocation, options.doubtful);
    std::vector<Subject> subjects;
    const auto add = [&](std::vector<Subject> more) {
        for (Subject& subject : more)
            subjects.push_back(std::move(subject));
    };
    if (!options.baseline.empty()) {
        add(selection.subjectsOf(options.baseline));
        if (subjects.size() > 1)
            throw Error(ErrorKind::invalidInput,
                        fmt::format("--baseline: '{}' names {} sets of cells, among them '{}' and "
                                    "'{}'; choose one with a filter",
                                    options.baseline, subjects.size(), subjects[0].title,
                                    subjects[1].title));
    }
    for (const std::string& selector : options.selectors)
        add(selection.subjectsOf(selector));
    return subjects;
}

int runCompare(const Invocation& invocation, const Options& options) {
    if (options.json + options.csv + options.markdown > 1)
        throw Error(ErrorKind::invalidInput, "use one of --json, --csv and --markdown");
    const ChoiceRule rule = ruleFrom(options);
    const Comparison comparison = compare(subjectsFrom(invocation, options), rule.comparison);
    TextSink& out = invocation.surroundings.out;
    if (options.json) {
        out.write(comparisonJson(comparison, rule));
    } else if (options.csv) {
        out.write(comparisonCsv(comparison));
    } else {
        const TableStyle style = options.markdown ? TableStyle::markdown : TableStyle::text;
        out.write(comparisonTables(comparison, style));
        if (options.best || rule.latencyLimit)
            out.write(choiceTable(comparison, rule, style));
    }
    return exitDone;
}

} // namespace

void addCompareCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "compare", "Compare runs, single cells and published results: which is faster, and "
                   "whether that is certain");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("cells", options->selectors,
                     "What to compare: a run's id, its first characters, 'last' or 'published', "
                     "each with filters behind a colon (last:network=lenet,batch=8). The first "
                     "is the baseline unless --baseline names another")
        ->required()
        ->type_name("CELLS");
    const auto text = [&](const char* name, std::string& target, const char* help,
                          const char* type) {
        command->add_option(name, target, help)->type_name(type)->check(refuseEmpty);
    };
    text("--baseline", options->baseline, "What the others are compared with", "CELLS");
    text("--same-within", options->sameWithin,
         "Speeds are the same where the interval of their ratio lies within this (default 1)",
         "PERCENT");
    text("--assume-error", options->assumedError,
         "Take figures without samples, as published ones are, to be within this", "PERCENT");
    command->add_flag("--equal-work", options->equalWork,
                      "Published figures times the multiply-adds of their network over ours");
    command->add_flag("--doubtful", options->doubtful, "Rank doubtful published figures too");
    command->add_flag("--best", options->best, "Also the fastest cell of each network");
    text("--max-latency", options->maxLatency,
         "Also the fastest cells whose p99 latency stays below this", "MILLISECONDS");
    command->add_flag("--json", options->json, "Print JSON");
    command->add_flag("--csv", options->csv, "Print CSV, a row for each comparison");
    command->add_flag("--markdown", options->markdown, "Print Markdown");
    command->footer(R"(Filters of a run: network, workload, precision, batch, device; of published
results: framework, platform, instance, gpu, gpus, network, workload, batch.
A key that is given twice takes either value.

Examples:
  bildrate-cli compare 3f2a91c0 last
  bildrate-cli compare last:precision=fp32 last:precision=bf16
  bildrate-cli compare --baseline published:instance=p2.8xlarge,gpus=8 \
      published:gpu=1080,framework=tensorflow --assume-error 5)");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return runCompare(invocation, *options); };
    });
}

} // namespace bildrate::cli
