#include "ui/widgets/run_details.h"

#include "ui/charts/distribution_chart.h"
#include "ui/charts/sample_chart.h"
#include "ui/models/grid_text.h"
#include "ui/report/run_text.h"
#include "ui/widgets/facts_view.h"
#include "ui/widgets/result_grid_view.h"

#include <QEvent>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace bildrate::ui {

namespace {

constexpr auto splitterKey = "runs/details";

} // namespace

RunDetails::RunDetails(QWidget* parent)
    : QWidget(parent), m_splitter(new QSplitter), m_grid(new ResultGridView),
      m_profile(new QPushButton), m_tabs(new QTabWidget), m_cellFacts(new FactsView),
      m_samples(new SampleChart), m_distribution(new DistributionChart), m_runFacts(new FactsView) {
    m_grid->setObjectName("runGrid");
    m_tabs->setObjectName("cellTabs");
    m_cellFacts->setObjectName("cellFacts");
    m_samples->setObjectName("cellSamples");
    m_distribution->setObjectName("cellDistribution");
    m_runFacts->setObjectName("runFacts");
    for (QWidget* page :
         std::initializer_list<QWidget*>{m_cellFacts, m_samples, m_distribution, m_runFacts})
        m_tabs->addTab(page, QString());
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false); // there is room for all of them
    m_profile->setObjectName("profileCell");
    connect(m_profile, &QPushButton::clicked, this, [this] {
        if (m_chosen)
            emit profileWanted(specOfCell(m_run.spec, *m_chosen));
    });
    auto* results = new QWidget;
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_grid, 1);
    column->addWidget(m_profile, 0, Qt::AlignLeft);
    m_splitter->addWidget(results);
    m_splitter->addWidget(m_tabs);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({480, 400});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);
    setFocusProxy(m_grid);
    connect(m_grid, &ResultGridView::cellChosen, this, &RunDetails::chooseCell);
    m_splitter->restoreState(QSettings().value(splitterKey).toByteArray());
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { QSettings().setValue(splitterKey, m_splitter->saveState()); });
    retranslate();
}

void RunDetails::setRun(const RunRecord& run) {
    if (run.id != m_run.id)
        m_chosen = run.cells.empty() ? std::nullopt : std::optional(run.cells.front().cell);
    m_run = run;
    m_grid->setRun(m_run.spec, m_run.cells);
    m_runFacts->setFacts({}, runFacts(m_run));
    showCell();
}

void RunDetails::chooseCell(const CellSpec& cell) {
    m_chosen = cell;
    showCell();
}

void RunDetails::showCell() {
    m_profile->setEnabled(m_chosen.has_value());
    const auto found =
        m_chosen ? std::ranges::find(m_run.cells, *m_chosen, &CellRecord::cell) : m_run.cells.end();
    if (found != m_run.cells.end()) {
        m_samples->setCell(*found);
        m_distribution->setCell(*found);
        m_cellFacts->setFacts(text::cellTitle(*m_chosen), cellFacts(*found, m_run.spec.stop));
        return;
    }
    m_samples->setCell(std::nullopt);
    m_distribution->setCell(std::nullopt);
    m_cellFacts->setFacts(m_chosen ? text::cellTitle(*m_chosen) : QString(),
                          {{tr("This cell has not been measured yet."), {}}});
}

void RunDetails::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RunDetails::retranslate() {
    m_tabs->setTabText(0, tr("Cell"));
    m_tabs->setTabText(1, tr("Samples"));
    m_tabs->setTabText(2, tr("Distribution"));
    m_tabs->setTabText(3, tr("Run"));
    m_tabs->setAccessibleName(tr("Details of the chosen cell"));
    m_cellFacts->setAccessibleName(tr("Facts of the chosen cell"));
    m_runFacts->setAccessibleName(tr("Facts of the run"));
    m_grid->setAccessibleName(tr("Results"));
    m_profile->setText(tr("Profile this cell…"));
    m_profile->setToolTip(tr("Time every layer of the chosen cell alone"));
    if (m_run.id.empty())
        return;
    m_runFacts->setFacts({}, runFacts(m_run));
    showCell();
}

} // namespace bildrate::ui
