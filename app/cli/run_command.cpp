#include "app/cli/cell_text.h"
#include "app/cli/command.h"
#include "app/cli/interrupt.h"
#include "app/cli/number_text.h"
#include "app/cli/option_values.h"
#include "app/cli/presets.h"
#include "app/cli/progress.h"
#include "app/cli/result_table.h"
#include "app/cli/run_options.h"
#include "app/cli/store_access.h"
#include "core/base/error.h"
#include "core/bench/device_choice.h"
#include "core/bench/environment_changes.h"
#include "core/exchange/run_json.h"
#include "core/store/run_writer.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace bildrate::cli {

namespace {

struct Options {
    RunOptions run;
    std::string preset, savePreset, again, resume;
    bool noStore = false;
    bool json = false;
};

Error refusal(const std::string& message) {
    return Error(ErrorKind::invalidInput, message);
}

void checkCombination(const Options& options) {
    const int bases = !options.preset.empty() + !options.again.empty() + !options.resume.empty();
    if (bases > 1)
        throw refusal("--preset, --again and --resume each say what to run; use one of them");
    if (options.resume.empty())
        return;
    if (options.run.any() || !options.savePreset.empty())
        throw refusal("--resume runs what is missing with the run's own settings; for others use "
                      "--again");
    if (options.noStore)
        throw refusal("--resume adds to a stored run and cannot go with --no-store");
}

/// Keeps every cell as soon as it is finished and tells of the progress.
class KeepingObserver : public Progress {
public:
    KeepingObserver(TextSink& err, RunRecord& run, RunStore* store)
        : Progress(err, run.spec.stop), m_run(run) {
        if (store)
            m_writer.emplace(*store, run, [this](const std::string& failure) {
                note("bildrate-cli: measuring goes on, but: " + failure);
            });
    }

    void cellFinished(const CellRecord& record) override {
        std::erase_if(m_run.cells,
                      [&](const CellRecord& each) { return each.cell == record.cell; });
        m_run.cells.push_back(record);
        if (m_writer)
            m_writer->addCell(record);
        Progress::cellFinished(record);
    }

    /// Throws Error if cells could not be stored.
    void complete() {
        finish();
        if (m_writer)
            m_writer->finish();
    }

private:
    RunRecord& m_run;
    std::optional<RunWriter> m_writer;
};

RunSpec baseOf(const Options& options, const Invocation& invocation) {
    if (!options.preset.empty())
        return findPreset(invocation.surroundings, options.preset).spec;
    if (options.again.empty())
        return {};
    const RunStore store = openStore(invocation);
    return store.load(store.resolve(options.again)).spec;
}

/// What a new run runs, with devices resolved.
struct NewRun {
    RunRecord record;
    RunSpec preset; ///< the same; where the choice of a device was left to us it stays so
};

/// From what was said; changes nothing on disk.
NewRun newRun(const Options& options, const Invocation& invocation,
              const std::vector<Device>& devices) {
    Surroundings& surroundings = invocation.surroundings;
    RunSpec spec = options.run.appliedTo(baseOf(options, invocation));
    if (spec.networks.empty())
        throw refusal("name the networks to run with --networks, or a preset with --preset");
    validate(spec);

    const std::vector<std::vector<std::string>> asked = std::exchange(spec.deviceSets, {});
    RunSpec preset = spec;
    for (const std::vector<std::string>& set : asked) {
        const std::vector<std::string> ids = resolveDevices(set, devices);
        if (isAutomatic(set))
            surroundings.err.write(fmt::format("device auto: measuring on {}\n", ids.front()));
        spec.deviceSets.push_back(ids);
        preset.deviceSets.push_back(isAutomatic(set) ? set : ids);
    }
    if (!options.savePreset.empty())
        checkPreset(surroundings, options.savePreset);
    return {{makeUuid(), std::move(spec), now(), {}, {}}, std::move(preset)};
}

/// id: the whole one.
RunRecord resumedRun(const std::string& id, const Surroundings& surroundings, const RunStore& store,
                     const std::vector<std::unique_ptr<Backend>>& backends) {
    RunRecord run = store.load(id);
    try {
        validate(run.spec);
    } catch (const Error& error) {
        throw refusal(fmt::format("run {} cannot be resumed: {}", shortId(run.id), error.what()));
    }
    const std::vector<Device> devices = devicesOf(backends);
    for (const std::vector<std::string>& set : run.spec.deviceSets)
        resolveDevices(set, devices); // throws if one is no longer there
    for (const std::string& change : changesSince(run, backends, surroundings.sweep))
        surroundings.err.write("environment differs: " + printable(change) + "\n");
    return run;
}

int exitCodeOf(const RunRecord& run) {
    const std::size_t asked = cellsOf(run.spec).size();
    const auto completed =
        std::size_t(std::count_if(run.cells.begin(), run.cells.end(), [](const CellRecord& record) {
            return record.outcome == Outcome::completed;
        }));
    return completed == 0 ? exitNothing : completed < asked ? exitPartly : exitDone;
}

/// Whether every finished cell is in the store.
bool sweepCells(RunRecord& run, const std::vector<CellSpec>& cells,
                std::span<const std::unique_ptr<Backend>> backends,
                const Surroundings& surroundings, RunStore* store) {
    KeepingObserver observer(surroundings.err, run, store);
    SweepControl control;
    const InterruptWatch watch(
        [&] {
            control.stop();
            observer.note("stopping after the layer in hand; press Ctrl-C again to end at once");
        },
        [&] { control.skipCell(); });
    runSweep(run.spec, cells, backends, surroundings.sweep, observer, control);
    try {
        observer.complete();
        return true;
    } catch (const Error& error) {
        surroundings.err.write(fmt::format("bildrate-cli: {}\n", error.what()));
        return false;
    }
}

int runCells(const Invocation& invocation, const Options& options) {
    checkCombination(options);
    Surroundings& surroundings = invocation.surroundings;
    const std::vector<std::unique_ptr<Backend>> backends = surroundings.makeBackends();
    RunRecord run;
    // one that cannot be written is noticed now, not after hours
    std::optional<RunStore> store;
    std::optional<RunLock> lock;
    if (!options.resume.empty()) {
        store.emplace(openStoreToChange(invocation));
        const std::string id = store->resolve(options.resume);
        lock.emplace(store->lock(id));
        run = resumedRun(id, surroundings, *store, backends);
    } else {
        NewRun asked = newRun(options, invocation, devicesOf(backends));
        run = std::move(asked.record);
        if (!options.noStore) {
            store.emplace(openStoreToAdd(invocation));
            lock.emplace(store->lock(run.id));
        }
        if (!options.savePreset.empty())
            keepPreset(surroundings, options.savePreset, std::move(asked.preset));
        if (store)
            store->add(run);
    }
    RunStore* const keeper = store ? &*store : nullptr;

    const std::vector<CellSpec> cells = missingCells(run);
    bool complete = true;
    if (cells.empty())
        surroundings.err.write("no cell of this run is missing\n");
    else
        complete = sweepCells(run, cells, backends, surroundings, keeper);

    if (keeper && complete) {
        run = keeper->load(run.id); // what is shown is what is kept
        surroundings.err.write(fmt::format("stored as run {}; {} tells more\n", shortId(run.id),
                                           invocation.command("show " + shortId(run.id))));
    }
    if (options.json)
        surroundings.out.write(runToJson(run));
    else
        surroundings.out.write(runTitle(run) + "\n" + resultTables(run));
    return complete ? exitCodeOf(run) : std::max<int>(exitCodeOf(run), exitPartly);
}

constexpr const char* footer = R"(
Examples:
  bildrate-cli run --networks resnet-50,vgg16 --batch 1,2,4..32 --precision fp32,bf16
  bildrate-cli run --preset quick --name "after the update"
  bildrate-cli run --resume last

Ctrl-C ends the run after the layer in hand and keeps what is there; a second
one ends it at once. Ctrl-\ skips the running cell.)";

} // namespace

void addRunCommand(CLI::App& app, Invocation& invocation) {
    CLI::App* command = app.add_subcommand("run", "Measure images per second and keep the result");
    const auto options = std::make_shared<Options>();
    options->run.addTo(*command);
    const auto text = [&](const char* name, std::string& target, const char* help,
                          const char* type) {
        command->add_option(name, target, help)->type_name(type)->check(refuseEmpty);
    };
    text("--preset", options->preset, "Start from a preset of 'presets'; other options change it",
         "NAME");
    text("--save-preset", options->savePreset, "Keep what is run under this name", "NAME");
    text("--again", options->again, "Start from what a stored run ran", "ID");
    text("--resume", options->resume, "Run the cells that a stored run has not finished", "ID");
    command->add_flag("--no-store", options->noStore, "Do not keep the run");
    command->add_flag("--json", options->json, "Print the run as JSON");
    command->footer(footer);
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return runCells(invocation, *options); };
    });
}

} // namespace bildrate::cli
