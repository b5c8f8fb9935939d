#include "ui/widgets/live_panel.h"

#include "ui/charts/live_chart.h"
#include "ui/core_text.h"
#include "ui/format.h"
#include "ui/models/grid_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/result_grid_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {
namespace {

/// The finished cells that differ from this one in the batch alone.
std::vector<SamplesPlot::Level> levelsBeside(const CellSpec& cell, const RunRecord& run) {
    constexpr std::size_t most = 5;
    std::vector<SamplesPlot::Level> levels;
    for (auto record = run.cells.rbegin(); record != run.cells.rend() && levels.size() < most;
         ++record) {
        CellSpec other = record->cell;
        other.batch = cell.batch;
        if (other != cell || record->cell == cell || record->outcome != Outcome::completed)
            continue;
        if (const auto median = record->summary().imagesPerSecondMedian)
            levels.push_back({*median, text::batch(record->cell)});
    }
    return levels;
}

QLabel* stateLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

LivePanel::LivePanel(Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_title(new ElidedLabel),
      m_value(stateLabel("liveValue")), m_chart(new LiveChart), m_grid(new ResultGridView),
      m_splitter(new QSplitter(Qt::Vertical)), m_phase(new ElidedLabel),
      m_position(stateLabel("livePosition")), m_left(stateLabel("liveLeft")) {
    m_title->setObjectName("liveTitle");
    m_phase->setObjectName("livePhase");
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    bold.setPointSizeF(bold.pointSizeF() * 1.6);
    m_value->setFont(bold);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* heading = new QHBoxLayout;
    heading->setContentsMargins(12, 6, 12, 0);
    heading->addWidget(m_title, 1, Qt::AlignBottom);
    heading->addWidget(m_value);
    auto* top = new QWidget;
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(0);
    topLayout->addLayout(heading);
    topLayout->addWidget(m_chart, 1);
    m_splitter->setObjectName("liveSplitter");
    m_splitter->addWidget(top);
    m_splitter->addWidget(m_grid);
    m_splitter->setChildrenCollapsible(false);
    m_grid->hide(); // until there is something in it
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);

    auto* state = new QHBoxLayout;
    state->setContentsMargins(12, 6, 12, 6);
    state->setSpacing(18);
    state->addWidget(m_phase, 1);
    state->addWidget(m_position);
    state->addWidget(m_left);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_splitter, 1);
    layout->addLayout(state);

    m_clock.setInterval(std::chrono::seconds(1));
    connect(&m_clock, &QTimer::timeout, this, &LivePanel::showState);
    connect(m_chart, &PlotView::ticked, this, &LivePanel::showState);
    connect(m_grid, &ResultGridView::cellChosen, this, [this](const CellSpec& cell) {
        if (!m_workbench.engine().isRunning())
            showCell(cell);
    });
    connectEngine();
    retranslate();
}

void LivePanel::connectEngine() {
    EngineSession& engine = m_workbench.engine();
    connect(&engine, &EngineSession::started, this, &LivePanel::begin);
    connect(&engine, &EngineSession::cellStarted, this, &LivePanel::beginCell);
    connect(&engine, &EngineSession::phaseChanged, this, [this](Phase phase) {
        m_at = phase;
        m_pace.phaseChanged(phase, steadySeconds());
        m_grid->setRunning(m_start.cell, text::of(phase));
        showState();
    });
    connect(&engine, &EngineSession::warmUpSamples, this, [this](const std::vector<Sample>& some) {
        m_pace.warmUpSamples(some);
        m_chart->addWarmUp(some);
    });
    connect(&engine, &EngineSession::samples, this,
            [this](const std::vector<Sample>& some, std::optional<double> relativeHalfWidth) {
                m_pace.samples(some);
                m_halfWidth = relativeHalfWidth;
                m_chart->add(some);
            });
    connect(&engine, &EngineSession::cellFinished, this, &LivePanel::endCell);
    connect(&engine, &EngineSession::stopping, this, &LivePanel::showState);
    connect(&engine, &EngineSession::finished, this, &LivePanel::end);
}

void LivePanel::begin() {
    const RunRecord& run = m_workbench.engine().run();
    m_pace = SweepPace(run.spec.stop);
    m_start = {};
    m_shown.reset();
    m_at.reset();
    m_end.reset();
    m_chart->clear();
    m_grid->setRun(run.spec, run.cells);
    m_grid->show();
    m_clock.start();
    showState();
}

void LivePanel::beginCell(const CellStart& start) {
    m_start = start;
    m_shown = start.cell;
    m_at = Phase::compiling;
    m_halfWidth.reset();
    m_pace.cellStarted(std::size_t(start.index), std::size_t(start.count), steadySeconds());
    m_chart->begin(start.cell.images(), levelsBeside(start.cell, m_workbench.engine().run()));
    m_grid->setRunning(start.cell, text::of(*m_at));
    showState();
}

void LivePanel::endCell() {
    const RunRecord& run = m_workbench.engine().run();
    m_at.reset();
    m_pace.cellFinished(steadySeconds());
    m_grid->setRunning(std::nullopt, {});
    m_grid->setRun(run.spec, run.cells);
    showState();
}

void LivePanel::end(const SweepEnd& end) {
    m_clock.stop();
    m_at.reset();
    m_end = end;
    m_grid->setRunning(std::nullopt, {});
    showState();
}

void LivePanel::showCell(const CellSpec& cell) {
    const std::vector<CellRecord>& cells = m_workbench.engine().run().cells;
    const auto record = std::ranges::find(cells, cell, &CellRecord::cell);
    if (record == cells.end())
        return;
    m_shown = cell;
    m_chart->showCell(*record);
    showState();
}

void LivePanel::retranslate() {
    m_chart->setAccessibleName(tr("Images per second of the running cell"));
    m_title->setToolTip(tr("The cell that is shown"));
    m_value->setToolTip(tr("Images per second of this cell so far"));
    m_left->setToolTip(tr("At most; many cells end before their time limit"));
    // Room for the longest, so that nothing moves when a value grows.
    const QFontMetrics metrics(m_value->font());
    m_value->setMinimumWidth(
        metrics.horizontalAdvance(tr("%1 images/s").arg(format::withUncertainty(88888, 888))));
    showState();
}

QString LivePanel::phaseText() const {
    const StopRule& rule = m_workbench.engine().run().spec.stop;
    if (m_at == Phase::warmingUp) {
        const auto left = m_pace.warmUpLeft();
        if (m_pace.warmUpIterations() >= rule.warmUpIterations)
            return left ? tr("warming up, about %1").arg(format::roughDuration(*left))
                        : tr("warming up");
        const QString step = format::count(m_pace.warmUpIterations() + 1);
        const QString steps = format::count(rule.warmUpIterations);
        return left ? tr("warming up, step %1 of %2, about %3")
                          .arg(step, steps, format::roughDuration(*left))
                    : tr("warming up, step %1 of %2").arg(step, steps);
    }
    if (m_at == Phase::measuring && m_halfWidth)
        return tr("measuring, ±%1", "with the half-width of the interval, as 1.3 %")
            .arg(format::percent(*m_halfWidth));
    return text::of(*m_at);
}

QString LivePanel::endText() const {
    const RunRecord& run = m_workbench.engine().run();
    if (!m_end->failure.isEmpty())
        return tr("ended: %1", "and why").arg(text::sentence(m_end->failure.toStdString()));
    const auto completed = std::ranges::count(run.cells, Outcome::completed, &CellRecord::outcome);
    return m_end->stopped ? tr("stopped, %n cell(s) completed", "", int(completed))
                          : tr("finished, %n cell(s) completed", "", int(completed));
}

void LivePanel::showState() {
    if (!isVisible())
        return;
    const EngineSession& engine = m_workbench.engine();
    m_title->setText(m_shown ? text::cellTitle(*m_shown) : QString());

    const auto record = m_shown && !m_at
                            ? std::ranges::find(engine.run().cells, *m_shown, &CellRecord::cell)
                            : engine.run().cells.end();
    QString value;
    if (record != engine.run().cells.end())
        value = format::rate(record->summary());
    else if (const auto rate = m_chart->series().rate(); rate && m_at)
        value = m_halfWidth ? format::withUncertainty(*rate, *rate * *m_halfWidth)
                            : format::significant(*rate);
    m_value->setText(value.isEmpty() ? QString() : tr("%1 images/s").arg(value));

    if (engine.isStopping())
        m_phase->setText(tr("stopping when the layer in hand returns"));
    else if (m_at)
        m_phase->setText(phaseText());
    else if (m_end)
        m_phase->setText(endText());
    else
        m_phase->setText(engine.isRunning() ? tr("starting") : QString());

    const bool running = engine.isRunning() && m_start.count > 0;
    m_position->setText(
        running ? tr("cell %1 of %2")
                      .arg(format::count(m_start.index + 1), format::count(m_start.count))
                : QString());
    m_left->setText(
        running && !engine.isStopping()
            ? tr("about %1 left", "time").arg(format::roughDuration(m_pace.left(steadySeconds())))
            : QString());
}

void LivePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LivePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showState();
}

} // namespace bildrate::ui
