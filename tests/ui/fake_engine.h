#pragma once

#include "core/bench/run_record.h"
#include "tests/support/fake_backend.h"
#include "tests/support/temporary_folder.h"
#include "ui/session/engine_session.h"

namespace bildrate::ui {

/// The scripted engine behind a session, over a database of its own.
class FakeEngine {
public:
    FakeEngine() : FakeEngine(std::make_unique<FakeBackend>()) {}
    explicit FakeEngine(std::vector<Device> devices)
        : FakeEngine(std::make_unique<FakeBackend>(std::move(devices))) {}

    FakeBackend& backend() { return *m_backend; }
    const std::filesystem::path& database() const { return m_database; }

    /// Every cell waits in the midst of its samples: two executions verify, one warms up.
    void blockWhileMeasuring() {
        m_backend->script = [](const Schedule&) {
            FakeScript script;
            script.blockAtRun = 4;
            return script;
        };
    }

    /// For one session: the backend moves into it, and lives as long.
    EngineSetup setup() {
        EngineSetup setup;
        setup.makeBackends = [this] {
            std::vector<std::unique_ptr<Backend>> backends;
            backends.push_back(std::move(m_owned));
            return backends;
        };
        setup.sweep.environment = [] { return Environment{}; };
        setup.sweep.availableMemory = [] { return std::optional<Bytes>(Bytes(1) << 40); };
        setup.sweep.clock = [backend = m_backend] { return backend->clock(); };
        setup.sweep.holdMachine = false;
        setup.database = m_database;
        return setup;
    }

    /// A run of lenet at these batches, five samples each.
    static RunRecord run(std::vector<std::int64_t> batches) {
        RunRecord run;
        run.id = makeUuid();
        run.created = now();
        run.spec.networks = {{"lenet", {}}};
        run.spec.batches = std::move(batches);
        run.spec.stop.minSamples = 5;
        run.spec.stop.warmUpIterations = 1;
        run.spec.stop.warmUpTime = Seconds(0);
        return run;
    }

private:
    explicit FakeEngine(std::unique_ptr<FakeBackend> backend)
        : m_backend(backend.get()), m_owned(std::move(backend)) {}

    test::TemporaryFolder m_folder;
    std::filesystem::path m_database = m_folder / "runs.sqlite";
    FakeBackend* m_backend;
    std::unique_ptr<FakeBackend> m_owned;
};

} // namespace bildrate::ui
