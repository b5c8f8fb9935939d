#include "ui/pages/benchmark_page.h"

#include "core/base/error.h"
#include "core/bench/device_choice.h"
#include "core/exchange/record_json.h"
#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/session/forecaster.h"
#include "ui/theme.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/live_panel.h"
#include "ui/widgets/memory_table.h"
#include "ui/widgets/run_setup.h"

#include <nlohmann/json.hpp>

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace bildrate::ui {
namespace {

constexpr const char* setupKey = "benchmark/setup";
constexpr const char* memoryKey = "benchmark/memory";
constexpr const char* splitterKey = "benchmark/splitter";

/// Whether this is the second or third click of a double or triple click.
bool isRepeat(QElapsedTimer& sinceLast) {
    const bool repeat =
        sinceLast.isValid() && sinceLast.elapsed() < QApplication::doubleClickInterval();
    sinceLast.start();
    return repeat;
}

} // namespace

BenchmarkPage::BenchmarkPage(Workbench& workbench, std::filesystem::path presetFile,
                             QWidget* parent)
    : Page(parent), m_workbench(workbench), m_setup(new RunSetup(workbench, std::move(presetFile))),
      m_forecaster(new Forecaster(this)), m_settings(workbench.settings()),
      m_profile(new QAction(this)), m_start(new QAction(this)), m_skip(new QAction(this)),
      m_stop(new QAction(this)), m_outlook(new QLabel), m_memoryButton(new QToolButton),
      m_memory(new MemoryTable), m_splitter(new QSplitter(Qt::Vertical)) {
    makeActions();
    auto* setup = new QWidget;
    auto* layout = new QVBoxLayout(setup);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_setup, 1);
    layout->addWidget(makeBar());
    layout->addWidget(m_memory);
    m_splitter->setObjectName(QStringLiteral("benchmarkSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(setup);
    m_splitter->addWidget(new LivePanel(workbench));
    m_splitter->setStretchFactor(1, 1); // more room is for what is measured
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 12, 12, 12);
    whole->addWidget(m_splitter);
    m_splitter->restoreState(QSettings().value(splitterKey).toByteArray());

    m_setup->setSpec(firstSpec());
    retranslate();
    connect(m_setup, &RunSetup::changed, this, &BenchmarkPage::setupChanged);
    connect(m_forecaster, &Forecaster::answered, this, [this](const Forecast& forecast) {
        m_forecast = forecast;
        showForecast();
    });
    connectEngine();
    setupChanged();
    m_workbench.engine().findDevices();
}

BenchmarkPage::~BenchmarkPage() {
    QSettings().setValue(splitterKey, m_splitter->saveState());
}

QString BenchmarkPage::title() const {
    return tr("Benchmark");
}

void BenchmarkPage::makeActions() {
    const auto make = [this](QAction* action, const char* name, const QKeySequence& keys,
                             void (BenchmarkPage::*act)()) {
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(keys);
        addAction(action);
        connect(action, &QAction::triggered, this, act);
    };
    make(m_profile, "profile", {}, &BenchmarkPage::profile);
    make(m_start, "start", QKeySequence(Qt::Key_F5), &BenchmarkPage::start);
    make(m_skip, "skipCell", QKeySequence(Qt::Key_F6), &BenchmarkPage::skipCell);
    make(m_stop, "stop", QKeySequence(Qt::SHIFT | Qt::Key_F5), &BenchmarkPage::stop);
}

QWidget* BenchmarkPage::makeBar() {
    m_outlook->setObjectName(QStringLiteral("outlook"));
    m_outlook->setWordWrap(true);
    m_startButton = new ActionButton(m_start, "startButton");
    m_skipButton = new ActionButton(m_skip, "skipButton");
    m_stopButton = new ActionButton(m_stop, "stopButton");
    QFont primary = m_startButton->font();
    primary.setBold(true);
    m_startButton->setFont(primary);
    m_memoryButton->setObjectName(QStringLiteral("memoryButton"));
    m_memoryButton->setCheckable(true);
    m_memoryButton->setChecked(QSettings().value(memoryKey).toBool());
    m_memory->setVisible(m_memoryButton->isChecked());
    connect(m_memoryButton, &QToolButton::toggled, this, [this](bool shown) {
        m_memory->setVisible(shown);
        QSettings().setValue(memoryKey, shown);
    });
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 6, 0, 6);
    layout->setSpacing(6);
    layout->addWidget(m_outlook, 1);
    layout->addWidget(m_memoryButton);
    layout->addWidget(new ActionButton(m_profile, "profileButton"));
    // Start keeps its place: what stands under the pointer after a click is no other button.
    layout->addWidget(m_startButton);
    layout->addWidget(m_skipButton);
    layout->addWidget(m_stopButton);
    return bar;
}

void BenchmarkPage::connectEngine() {
    EngineSession& engine = m_workbench.engine();
    connect(&engine, &EngineSession::devicesFound, this,
            [this](const std::vector<Device>& devices) { m_setup->setDevices(devices); });
    connect(&engine, &EngineSession::started, this, [this] {
        m_cells = m_finished = m_completed = 0;
        enable();
    });
    connect(&engine, &EngineSession::stopping, this, &BenchmarkPage::enable);
    connect(&engine, &EngineSession::profileStarted, this, [this] {
        m_forecaster->drop(); // the machine is to be quiet
        enable();
    });
    connect(&engine, &EngineSession::profileEnded, this, &BenchmarkPage::setupChanged);
    connect(&engine, &EngineSession::cellStarted, this, [this](const CellStart& cell) {
        m_cells = cell.count;
        enable();
    });
    connect(&engine, &EngineSession::cellFinished, this, [this](const CellRecord& record) {
        ++m_finished;
        m_completed += record.outcome == Outcome::completed;
    });
    connect(&engine, &EngineSession::environmentChanged, this,
            [this](const std::vector<std::string>& changes) {
                QStringList sentences;
                for (const std::string& change : changes)
                    sentences << text::sentence(change);
                emit m_workbench.told({Notice::Kind::warning,
                                       tr("The machine or the program is not what this run was "
                                          "measured with before: %1")
                                           .arg(sentences.join(QStringLiteral("; "))),
                                       {}});
            });
    connect(&engine, &EngineSession::storeFailed, this, [this](const QString& reason) {
        emit m_workbench.told({Notice::Kind::warning,
                               tr("Measuring goes on, but finished cells cannot be stored for now: "
                                  "%1")
                                   .arg(text::sentence(reason.toStdString())),
                               {}});
    });
    connect(&engine, &EngineSession::finished, this, [this](const SweepEnd& end) {
        enable();
        tellEnd(end);
        m_workbench.engine().findDevices(); // what is free has changed
    });
    connect(&m_workbench, &Workbench::setupWanted, this, [this](const RunSpec& spec) {
        if (m_workbench.engine().isRunning())
            emit m_workbench.told({Notice::Kind::warning,
                                   tr("A measurement is running; its setup stays as it is until "
                                      "then. Try again when it has ended."),
                                   {}});
        else
            m_setup->setSpec(spec);
    });
    connect(&m_workbench, &Workbench::resumeWanted, this, &BenchmarkPage::resume);
    connect(&m_workbench, &Workbench::settingsChanged, this, [this] {
        const Settings before = std::exchange(m_settings, m_workbench.settings());
        RunSpec spec = m_setup->spec();
        if (m_workbench.engine().isRunning() ||
            (before.stop == m_settings.stop && before.threads == m_settings.threads))
            return;
        if (spec.stop == before.stop) // what the user set here stays
            spec.stop = m_settings.stop;
        spec.threads = m_settings.threads;
        m_setup->setSpec(spec);
    });
}

void BenchmarkPage::start() {
    if (!isRepeat(m_sinceStart))
        begin({makeUuid(), m_setup->spec(), now(), {}, {}});
}

void BenchmarkPage::resume(const RunRecord& run) {
    if (!m_workbench.engine().isRunning())
        m_setup->setSpec(run.spec);
    begin(run);
}

void BenchmarkPage::begin(const RunRecord& wanted) {
    EngineSession& engine = m_workbench.engine();
    const auto refuse = [this](const QString& text) {
        emit m_workbench.told({Notice::Kind::failure, text, {}});
    };
    if (engine.isRunning())
        return refuse(tr("A measurement is running; stop it or wait until it has ended."));
    if (engine.isProfiling())
        return refuse(tr("A profile is being taken; stop it or wait until it has ended."));
    RunRecord run = wanted;
    try {
        validate(run.spec);
        for (std::vector<std::string>& set : run.spec.deviceSets)
            set = resolveDevices(set, m_setup->devices());
    } catch (const Error& error) {
        return refuse(tr("Nothing was started: %1").arg(text::sentence(error.what())));
    }
    const std::vector<CellSpec> cells = missingCells(run);
    if (cells.empty()) {
        emit m_workbench.told(
            {Notice::Kind::good, tr("No cell of this run is missing; nothing was started."), {}});
        return;
    }
    m_forecaster->drop(); // the machine is to be quiet
    keepSpec();
    engine.start(run, cells);
    // Keys that are pressed once too often then meet no button.
    m_splitter->setFocus();
}

void BenchmarkPage::profile() {
    emit m_workbench.profileWanted(m_setup->spec());
}

void BenchmarkPage::skipCell() {
    if (!isRepeat(m_sinceSkip))
        m_workbench.engine().skipCell();
}

void BenchmarkPage::stop() {
    m_workbench.engine().stop();
}

void BenchmarkPage::setupChanged() {
    m_forecaster->drop();
    if (m_setup->problem().empty() && m_setup->knowsDevices() && !m_workbench.engine().isBusy()) {
        m_forecaster->ask(m_setup->spec(), m_setup->devices());
        keepSpec();
    } else {
        m_forecast.reset();
    }
    showForecast();
    enable();
}

void BenchmarkPage::enable() {
    const EngineSession& engine = m_workbench.engine();
    const bool running = engine.isRunning();
    m_setup->setReadOnly(running);
    const bool sound = m_setup->knowsDevices() && m_setup->problem().empty();
    m_start->setEnabled(!engine.isBusy() && sound);
    m_profile->setEnabled(!engine.isBusy() && sound);
    m_skip->setEnabled(running && !engine.isStopping());
    m_stop->setEnabled(running && !engine.isStopping());
    m_stop->setText(engine.isStopping() ? tr("Stopping …") : tr("Stop"));
}

void BenchmarkPage::showForecast() {
    const std::string problem = m_setup->problem();
    const bool bad =
        !problem.empty() || (m_forecast && m_forecast->tooLarge + m_forecast->unsupported > 0);
    m_outlook->setText(!problem.empty()          ? text::wholeSentence(problem)
                       : m_forecast              ? forecastText()
                       : m_setup->knowsDevices() ? QString()
                                                 : tr("Looking for devices …"));
    m_memoryButton->setEnabled(m_forecast && m_forecast->largest);
    m_memory->setLargest(m_forecast ? m_forecast->largest : std::nullopt);
    m_startButton->setAccessibleDescription(m_outlook->text());
    QPalette colours = palette();
    if (bad)
        colours.setColor(QPalette::WindowText, Theme::of(colours).warning);
    m_outlook->setPalette(colours);
}

QString BenchmarkPage::forecastText() const {
    // Each is a statement of its own; the dots only part them.
    QStringList statements{tr("%n cell(s)", "", int(m_forecast->cells))};
    if (m_forecast->longest > Seconds(0))
        statements
            << tr("at most about %1", "a duration").arg(format::roughDuration(m_forecast->longest));
    if (m_forecast->largestNeed && m_forecast->free)
        statements << tr("the largest needs about %1, %2 are free")
                          .arg(format::bytes(*m_forecast->largestNeed),
                               format::bytes(*m_forecast->free));
    if (m_forecast->tooLarge > 0)
        statements << tr("! %n cell(s) will probably not fit", "", int(m_forecast->tooLarge));
    if (m_forecast->unsupported > 0)
        statements << tr("! %n cell(s) cannot run here", "", int(m_forecast->unsupported));
    return statements.join(QStringLiteral(" · "));
}

void BenchmarkPage::tellEnd(const SweepEnd& end) {
    const std::string words = end.failure.toStdString();
    const QString failure = text::sentence(words);
    Notice notice{Notice::Kind::good, {}, {}};
    if (!failure.isEmpty() && m_finished == 0)
        notice = {Notice::Kind::failure, tr("Nothing was measured: %1").arg(failure), {}};
    else if (!failure.isEmpty())
        notice = {
            Notice::Kind::failure, tr("The run has ended. %1").arg(text::wholeSentence(words)), {}};
    else if (end.stopped)
        notice.text =
            tr("Stopped: %1 of %n cell(s) are complete and stored.", "", m_cells).arg(m_completed);
    else
        notice.text =
            tr("Done: %1 of %n cell(s) are complete and stored.", "", m_cells).arg(m_completed);
    if (failure.isEmpty()) {
        notice.kind = m_completed == m_cells ? Notice::Kind::good : Notice::Kind::warning;
        notice.action = tr("Show run");
        notice.act = [this, id = QString::fromStdString(m_workbench.engine().run().id)] {
            emit m_workbench.runsWanted({id});
        };
    }
    emit m_workbench.told(notice);
}

RunSpec BenchmarkPage::firstSpec() const {
    RunSpec spec;
    spec.networks = {{"resnet-50", {}}};
    spec.batches = {1, 2, 4, 8, 16, 32};
    spec.stop = m_settings.stop;
    const std::string kept = QSettings().value(setupKey).toString().toStdString();
    try {
        if (!kept.empty()) {
            const nlohmann::json parsed = parseJson(kept);
            spec = runSpecFrom(JsonValue(parsed, ""));
        }
    } catch (const Error&) {
        // another program's words; the selection is quickly made again
    }
    spec.threads = m_settings.threads;
    return spec;
}

void BenchmarkPage::keepSpec() const {
    QSettings().setValue(setupKey, QString::fromStdString(jsonOf(m_setup->spec()).dump()));
}

void BenchmarkPage::retranslate() {
    m_start->setText(tr("Start"));
    m_start->setToolTip(tr("Measure these cells"));
    m_profile->setText(tr("Profile…"));
    m_profile->setToolTip(tr("Time every layer of the first of these cells alone"));
    m_memoryButton->setText(tr("Memory"));
    m_memoryButton->setToolTip(tr("Show what the largest cell takes, part by part"));
    m_skip->setText(tr("Skip cell"));
    m_skip->setToolTip(tr("End the running cell and go on with the next"));
    m_stop->setToolTip(tr("End the run; what is finished stays"));
    showForecast();
    enable();
}

void BenchmarkPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        showForecast();
    Page::changeEvent(event);
}

} // namespace bildrate::ui
