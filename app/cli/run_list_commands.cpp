#include "app/cli/cell_text.h"
#include "app/cli/command.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "app/cli/result_table.h"
#include "app/cli/run_details.h"
#include "app/cli/store_access.h"
#include "app/cli/text_table.h"
#include "core/base/error.h"
#include "core/exchange/run_json.h"
#include "core/store/salvage.h"

#include <CLI/App.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace bildrate::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + printable(word);
    return text;
}

bool mentions(const RunListing& run, const std::string& text) {
    const auto contains = [&](const std::string& each) {
        return each.find(text) != std::string::npos;
    };
    return contains(run.name) || contains(run.note) ||
           std::any_of(run.tags.begin(), run.tags.end(), contains) ||
           std::any_of(run.networks.begin(), run.networks.end(), contains);
}

std::string runTable(const std::vector<RunListing>& runs) {
    TextTable table({{"run"},
                     {"created"},
                     {"completed", Align::right},
                     {"name"},
                     {"networks"},
                     {"tags"},
                     {"note"}});
    for (const RunListing& run : runs)
        table.addRow({shortId(run.id), timeText(run.created),
                      fmt::format("{} of {}", run.completed, std::max(run.asked, run.cells)),
                      clipped(printable(run.name), 30), clipped(joined(run.networks), 40),
                      clipped(joined(run.tags), 30), clipped(printable(run.note), 40)});
    return table.text();
}

std::string runListJson(const std::vector<RunListing>& runs) {
    using Json = nlohmann::ordered_json;
    Json list = Json::array();
    for (const RunListing& run : runs)
        list.push_back({{"id", run.id},
                        {"name", run.name},
                        {"note", run.note},
                        {"tags", run.tags},
                        {"created", format(run.created)},
                        {"asked", run.asked},
                        {"cells", run.cells},
                        {"completed", run.completed},
                        {"networks", run.networks}});
    return list.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// An empty list may be the work of damage: where the runs went is told until there are new ones.
void tellOfDamaged(const Invocation& invocation) {
    for (const std::filesystem::path& file : damagedDatabases(invocation.databaseFile()))
        invocation.surroundings.err.write(fmt::format(
            "bildrate-cli: an earlier database was damaged and is kept as {}; to bring "
            "back what can be read: {}\n",
            printable(file.string()), printable(salvageCommand(file, invocation.databaseFile()))));
}

void addRunsCommand(CLI::App& app, Invocation& invocation) {
    struct Options {
        std::string text;
        bool json = false;
    };
    CLI::App* command = app.add_subcommand("runs", "List the stored runs, newest first");
    const auto options = std::make_shared<Options>();
    command
        ->add_option("text", options->text,
                     "Only runs with this text in name, note, tags or networks")
        ->type_name("TEXT");
    command->add_flag("--json", options->json, "Print JSON");
    command->footer("Example: bildrate-cli runs resnet");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] {
            std::vector<RunListing> runs = openStore(invocation).list();
            if (runs.empty())
                tellOfDamaged(invocation);
            std::erase_if(runs, [&](const RunListing& run) {
                return !options->text.empty() && !mentions(run, options->text);
            });
            invocation.surroundings.out.write(options->json ? runListJson(runs) : runTable(runs));
            return exitDone;
        };
    });
}

void addShowCommand(CLI::App& app, Invocation& invocation) {
    struct Options {
        std::string id;
        bool json = false;
    };
    CLI::App* command =
        app.add_subcommand("show", "Show a stored run: its tables, environment and every cell");
    const auto options = std::make_shared<Options>();
    command->add_option("id", options->id, "Id of the run, its first characters, or last")
        ->required()
        ->type_name("ID");
    command->add_flag("--json", options->json, "Print JSON");
    command->footer("Example: bildrate-cli show last");
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] {
            const RunStore store = openStore(invocation);
            const RunRecord run = store.load(store.resolve(options->id));
            TextSink& out = invocation.surroundings.out;
            if (options->json)
                out.write(runToJson(run));
            else
                out.write(runTitle(run) + "\n" + resultTables(run) + "\n" + runDetails(run));
            return exitDone;
        };
    });
}

void addNoteCommand(CLI::App& app, Invocation& invocation) {
    struct Options {
        std::string id;
        std::optional<std::string> text, name;
        std::vector<std::string> tags;
    };
    CLI::App* command = app.add_subcommand("note", "Change note, name or tags of a stored run");
    const auto options = std::make_shared<Options>();
    command->add_option("id", options->id, "Id of the run, its first characters, or last")
        ->required()
        ->type_name("ID");
    command->add_option("text", options->text, "The new note")->type_name("TEXT");
    command->add_option("--name", options->name, "The new name")->type_name("TEXT");
    CLI::Option* tag =
        command
            ->add_option("--tag", options->tags, "The new tags, separated by commas; \"\" for none")
            ->type_name("TAGS")
            ->allow_extra_args(false);
    command->footer("Example: bildrate-cli note last \"after the driver update\" --tag nightly");
    command->callback([&invocation, options, tag] {
        const bool tagsGiven = tag->count() > 0;
        invocation.action = [&invocation, options, tagsGiven] {
            if (!options->text && !options->name && !tagsGiven)
                throw Error(ErrorKind::invalidInput,
                            "note: say what to change: a text, --name or --tag");
            RunEdit edit{options->name, options->text, {}};
            if (tagsGiven)
                edit.tags.emplace();
            for (const std::string& each : options->tags)
                if (!each.empty())
                    for (std::string& name : listFrom("--tag", each, ','))
                        edit.tags->push_back(std::move(name));
            RunStore store = openStoreToChange(invocation);
            store.edit(store.resolve(options->id), edit);
            return exitDone;
        };
    });
}

void addDeleteCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand("delete", "Delete stored runs for good");
    const auto ids = std::make_shared<std::vector<std::string>>();
    command->add_option("id", *ids, "Ids of the runs, their first characters, or last")
        ->required()
        ->type_name("ID");
    command->footer("Example: bildrate-cli delete 3f2a91c0");
    command->callback([&invocation, ids] {
        invocation.action = [&invocation, ids] {
            RunStore store = openStoreToChange(invocation);
            std::vector<std::string> whole;
            for (const std::string& id : *ids)
                if (const std::string found = store.resolve(id);
                    std::find(whole.begin(), whole.end(), found) == whole.end())
                    whole.push_back(found);
            store.remove(whole);
            for (const std::string& id : whole)
                invocation.surroundings.err.write("deleted run " + id + "\n");
            return exitDone;
        };
    });
}

} // namespace

void addRunListCommands(CLI::App& app, Invocation& invocation) {
    addRunsCommand(app, invocation);
    addShowCommand(app, invocation);
    addNoteCommand(app, invocation);
    addDeleteCommand(app, invocation);
}

} // namespace bildrate::cli
