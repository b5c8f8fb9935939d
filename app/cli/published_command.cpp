#include "app/cli/command.h"
#include "app/cli/comparison_files.h"
#include "app/cli/footnotes.h"
#include "app/cli/text_table.h"
#include "core/analysis/cell_selector.h"
#include "core/base/error.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

namespace bildrate::cli {
namespace {

using Cells = std::vector<const PublishedResult*>;

/// The cells of each table of the articles, in order; a summary is one for each number of GPUs.
std::vector<Cells> tablesOf(const Cells& cells) {
    std::vector<Cells> tables;
    for (const PublishedResult* cell : cells) {
        if (tables.empty() || tables.back().front()->section != cell->section ||
            tables.back().front()->gpus != cell->gpus)
            tables.emplace_back();
        tables.back().push_back(cell);
    }
    return tables;
}

std::string listOfTables(const Cells& cells) {
    TextTable table({{"framework"},
                     {"workload"},
                     {"platform"},
                     {"instance"},
                     {"GPUs", Align::right},
                     {"GPU"},
                     {"date"},
                     {"cells", Align::right},
                     {"with a figure", Align::right}});
    for (const Cells& each : tablesOf(cells)) {
        const PublishedResult& first = *each.front();
        const auto figures =
            std::ranges::count(each, PublishedStatus::measured, &PublishedResult::status);
        table.addRow({first.environment->framework, std::string(nameOf(first.workload)),
                      first.environment->platform, first.instance, fmt::format("{}", first.gpus),
                      first.environment->gpu, first.environment->date,
                      fmt::format("{}", each.size()), fmt::format("{}", figures)});
    }
    return table.text();
}

/// One table in the form of the articles, cells as printed.
std::string printedTable(const Cells& cells, Footnotes& footnotes) {
    std::set<std::int64_t> batches;
    std::vector<std::string> networks;
    for (const PublishedResult* cell : cells) {
        batches.insert(cell->printedBatch);
        if (std::ranges::count(networks, cell->printedNetwork) == 0)
            networks.push_back(cell->printedNetwork);
    }
    std::vector<Column> columns{{"network"}};
    for (const std::int64_t batch : batches)
        columns.push_back({fmt::format("batch {}", batch), Align::right});
    TextTable table(std::move(columns));
    for (const std::string& network : networks) {
        std::vector<std::string> row{network};
        for (const std::int64_t batch : batches) {
            const auto found = std::ranges::find_if(cells, [&](const PublishedResult* cell) {
                return cell->printedNetwork == network && cell->printedBatch == batch;
            });
            if (found == cells.end()) {
                row.emplace_back();
                continue;
            }
            std::vector<Footnote> notes;
            for (const PublishedNote* note : (*found)->notes)
                notes.push_back(
                    {note->id, fmt::format("{}: {}{}", note->id,
                                           note->weight == NoteWeight::doubt ? "doubtful: " : "",
                                           note->text)});
            row.push_back(((*found)->printed.empty() ? "(blank)" : (*found)->printed) +
                          footnotes.marksOf(notes));
        }
        table.addRow(std::move(row));
    }
    const PublishedResult& first = *cells.front();
    std::string text =
        fmt::format("{}, {} {}", first.section, first.gpus, first.gpus == 1 ? "GPU" : "GPUs");
    text += first.batchMeaning == BatchMeaning::total ? ", total batch"
            : first.gpus > 1                          ? ", batch per GPU"
                                                      : "";
    return text + "\n" + table.text();
}

std::string printedTables(const Cells& cells) {
    Footnotes footnotes;
    std::string text = "Published, not measured here; cells as printed, images/s.\n";
    for (const Cells& table : tablesOf(cells))
        text += "\n" + printedTable(table, footnotes);
    std::set<std::string> known;
    for (const PublishedResult* cell : cells)
        if (known.insert(cell->environment->id).second) {
            text += fmt::format("\n{}: {}\n", cell->environment->id, cell->environment->remark);
            for (const PublishedNote* note : cell->environment->notes)
                text += fmt::format("{}: {}\n", note->id, note->text);
        }
    const std::string notes = footnotes.text();
    return notes.empty() ? text : text + "\n" + notes;
}

struct Options {
    std::vector<std::string> filters;
    bool json = false, csv = false;
};

int showPublished(const Invocation& invocation, const Options& options) {
    if (options.json && options.csv)
        throw Error(ErrorKind::invalidInput, "use one of --json and --csv");
    CellFilter filter;
    for (const std::string& text : options.filters)
        filter.push_back(filterFrom(text));
    const Cells cells = filtered(publishedResults().results, filter);
    invocation.surroundings.out.write(options.json     ? publishedJson(cells)
                                      : options.csv    ? publishedCsv(cells)
                                      : filter.empty() ? listOfTables(cells)
                                                       : printedTables(cells));
    return exitDone;
}

} // namespace

void addPublishedCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand(
        "published", "List the published tables that are built in, or show some of them");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("filter", options->filters,
                     "Show the tables of these cells; keys are framework, platform, instance, "
                     "gpu, gpus, network, workload, batch")
        ->type_name("KEY=VALUE");
    command->add_flag("--json", options->json, "Print JSON, with every note and environment");
    command->add_flag("--csv", options->csv, "Print CSV");
    command->footer("Example: bildrate-cli published gpu=P100 gpus=2 workload=training");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return showPublished(invocation, *options); };
    });
}

} // namespace bildrate::cli
